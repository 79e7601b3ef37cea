import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listLicences } from '../../tools/build/licence-list.ts';

test('the list of third-party packages is the installed ones', () => {
  expect(readFileSync('THIRD-PARTY.md', 'utf8'), 'run: npm run licences').toBe(listLicences());
});
test('every version is exact, and no package but the named ones may run a script on install', () => {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(allowScripts).toEqual({ node: true });
});
