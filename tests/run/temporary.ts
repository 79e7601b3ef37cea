import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests of a run a system's temporary folder of their own. @returns what deletes it, with all that they left in it */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
