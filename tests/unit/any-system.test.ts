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

test('nothing is started through a shell, nor by a name that Windows cannot start or that another Node may have', () => {
  const shell = /\bshell\b.*\b(true|platform)\b|\bexec(Sync)?\(['"`]/;
  const byName = /\b(spawn|execFile)(Sync)?\(\s*'(node|npm|npx|vite|biome|tsc|knip|vitest|playwright)'/;
  const files = globSync(['*.ts', '{tools,tests,bench}/**/*.{ts,mjs}'], { exclude: ['**/any-system.test.ts'] });
  expect(files.length).toBeGreaterThan(50);
  const started = files.filter((file) => [shell, byName].some((each) => each.test(readFileSync(file, 'utf8'))));
  expect(started).toEqual([]);
});
