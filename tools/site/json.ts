import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Wraps `make` so that it runs only once for each object, because every page asks for the same values. */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Parses a JSON file, or `text` in its place. @throws Error that names the file, and says what Node found wrong */
export function readJson(file: string, text = readFileSync(file, 'utf8')): unknown {
  try {
    // Some text editors on Windows put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file}: expected valid JSON, check its commas and quotes: ${(error as Error).message}`);
  }
}

/** One line for each field that does not fit its shape, with what was expected; `only` selects one kind of error. */
export function wrongFields(shape: z.ZodType, value: unknown, only?: 'invalid_type'): string[] {
  const issues = shape.safeParse(value).error?.issues ?? [];
  return issues
    .filter(({ code }) => code === (only ?? code))
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map(
            (key) =>
              `${[...issue.path, key].join('.')}: there is no field of this name: correct the name, or remove the field`,
          )
        : [...(issue.path.length > 0 ? [issue.path.join('.')] : []), issue.message].join(': '),
    );
}
