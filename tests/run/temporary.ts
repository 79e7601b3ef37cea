import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a test run its own temporary folder, to leave no files behind. @returns a function that deletes the folder */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
