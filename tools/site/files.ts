import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes files below a folder, and makes missing folders. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Makes a cached file unless it exists. The rename at the end keeps other processes from finding a half-written file.
 *
 * @returns whether it was made now
 */
export async function makeOnce(path: string, make: () => Promise<Buffer>): Promise<boolean> {
  if (existsSync(path)) return false;
  const part = `${basename(path)}.${process.pid}`;
  writeFiles(dirname(path), { [part]: await make() });
  renameSync(join(dirname(path), part), path);
  return true;
}

/** What is wrong if no file has this path. Capitals in its name count, because hosts, unlike Windows, compare them. */
export function faultOf(path: string): string | undefined {
  const name = basename(path);
  const names = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
  if (names.includes(name)) return undefined;
  const other = names.find((each) => each.toLowerCase() === name.toLowerCase());
  return other
    ? `${path} has other capitals, ${other}: write its name the same way`
    : `${path} is missing: add the file`;
}

/** Hash, 16 hexadecimal digits, of everything that a file is made from, for use in the file's path. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
