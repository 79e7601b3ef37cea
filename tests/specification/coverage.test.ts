import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/spec-coverage.md', 'utf8');
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');

/** The text of the test files named `name`, or nothing. */
function testFile(name: string): string {
  return ['tests/unit', 'tests/integration', 'tests/browser', 'tests/specification']
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(`/${name}.test.ts`) || file.endsWith(`/${name}.spec.ts`))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

test('every section of the specification has its rows, and no cell is empty', () => {
  expect(document.match(/^## \d\./gm)).toHaveLength(9);
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => !cell))).toEqual([]);
});

test('every file that the table names exists', () => {
  const files = rows.flatMap(([, where]) => quoted(where));
  expect(files.length).toBeGreaterThanOrEqual(rows.length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every test that the table names exists', () => {
  const missing = rows.filter(([, , shown]) => {
    const tests = quoted(shown);
    return (
      tests.length === 0 ||
      tests.some((each) => {
        const [, name = '', title = ''] = /^([\w-]+): (.+)$/.exec(each) ?? [];
        return !title || !testFile(name).includes(title);
      })
    );
  });
  expect(missing).toEqual([]);
});
