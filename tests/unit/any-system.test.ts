import { globSync, readFileSync } from 'node:fs';
import type * as Path from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadContent } from '../../tools/build/content.ts';
import { lastChanges } from '../../tools/build/sitemap.ts';

vi.mock('node:path', async (original) => (await original<typeof Path>()).win32);
vi.mock('node:child_process', () => ({
  spawnSync: (_: string, [command]: string[]) => ({
    status: 0,
    stdout: command === 'log' ? 'date 2026-11-23\n\nsrc/content/pages/home.json\n' : 'false\n',
  }),
}));

test('a record is known by the same name on Windows, where git writes it with slashes too', () => {
  const changes = lastChanges('src/content');
  const dated = loadContent().filter(({ file }) => changes.has(file));
  expect(dated.map(({ name }) => name)).toEqual(['home']);
});

test('every command of the project is started by the one script that needs no shell', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(Object.values(scripts).filter((each) => !each.startsWith('node tools/setup.mjs '))).toEqual([]);
});

test('nothing is started through a shell, nor by a name that Windows cannot start or that another Node may have', () => {
  const files = globSync(['*.ts', '{tools,tests,bench}/**/*.{ts,mjs}'], { exclude: ['**/any-system.test.ts'] });
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const byName = /\b(spawn|spawnSync|execFile|execFileSync)\(\s*'(node|npm|npx|vite|biome|tsc|knip|vitest|playwright)'/;
  const started = texts.filter(({ text }) => /\bspawn\(|\b(spawn|execFile)Sync\(/.test(text));
  expect(started.length).toBeGreaterThan(5);
  expect(
    texts
      .filter(({ text }) => byName.test(text) || /\bshell\b.*\b(true|platform)\b|\bexec(Sync)?\(['"`]/.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});
