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

/** Ends the messages of Node that give no position. */
const unplaced = /is not valid JSON$/;

/** The message of a parser's error, with the line and column, which Node leaves out for a letter in a wrong place. */
function explain(text: string, { message }: Error): string {
  if (!unplaced.test(message)) return message;
  const isWrong = (end: number) => {
    try {
      JSON.parse(text.slice(0, end));
    } catch (error) {
      return unplaced.test((error as Error).message);
    }
  };
  // Halves the range until it holds only the first wrong letter: without it, the text is valid or only unfinished.
  let [fine, wrong] = [0, text.length];
  while (wrong - fine > 1) {
    const middle = Math.floor((fine + wrong) / 2);
    if (isWrong(middle)) wrong = middle;
    else fine = middle;
  }
  const lines = text.slice(0, wrong).split('\n');
  return `${message} (line ${lines.length} column ${lines.at(-1)?.length})`;
}

/** Parses a JSON file, or `text` in its place. @throws Error that names the file, line and column of invalid JSON */
export function readJson(file: string, text = readFileSync(file, 'utf8')): unknown {
  // Some text editors on Windows put a byte order mark in front.
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: expected valid JSON, check its commas and quotes: ${explain(json, error as Error)}`);
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
