import type * as Path from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadContent } from '../../tools/site/content.ts';
import { lastChanges } from '../../tools/site/sitemap.ts';

vi.mock('node:path', async (original) => (await original<typeof Path>()).win32);
vi.mock('node:child_process', () => ({
  spawnSync: (_: string, [command]: string[]) => ({
    status: 0,
    stdout: command === 'log' ? 'date 2026-11-23\n\nsrc/content/pages/home.json\n' : 'false\n',
  }),
}));

test('the date of a record’s last change is found on Windows, although git writes paths with slashes', () => {
  const changes = lastChanges('src/content');
  const dated = loadContent().filter(({ file }) => changes.has(file));
  expect(dated.map(({ name }) => name)).toEqual(['home']);
});
