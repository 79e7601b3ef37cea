import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a cached file unless it exists. The rename makes it appear whole, even while another process makes the same file.
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
