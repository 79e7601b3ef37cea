/** One thing that every host must do. `check` returns what is wrong, or nothing. */
export interface Row {
  name: string;
  check: (port: number) => Promise<string | undefined>;
}

/** Compares what came with what was expected. */
export function differ(what: string, got: unknown, expected: unknown): string | undefined {
  return String(got) === String(expected) ? undefined : `${what}: ${got} instead of ${expected}`;
}
