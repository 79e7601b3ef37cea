import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every version is exact, and no package but the named ones may run a script on install', () => {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(allowScripts).toEqual({ node: true });
});
