import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies, devDependencies, allowScripts, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('every version is exact, and no package but the named ones may run a script on install', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(allowScripts).toEqual({ node: true });
});

test('every command of the project is started by the one script that needs no shell', () => {
  for (const command of Object.values(scripts)) expect(command).toMatch(/^node tools\/setup\.mjs /);
});
