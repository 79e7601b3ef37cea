import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a file of the cache unless it is there: whole or not at all, also beside another process that makes it.
 *
 * @returns whether it was made now
 */
export async function makeOnce(path: string, make: () => Promise<Buffer>): Promise<boolean> {
  if (existsSync(path)) return false;
  const content = await make();
  const part = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, content);
  renameSync(part, path);
  return true;
}
