import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWords } from '../copy-project.ts';
import { entryOf, examples } from '../owner.ts';

let copy: string;
const read = (file: string) => readFileSync(join(copy, 'dist', file), 'utf8');

function publish(env: Record<string, string>): void {
  execFileSync(process.execPath, ['tools/editor/publish.ts'], {
    cwd: copy,
    env: { ...process.env, BUILD_DIR: 'dist', QUICK: '1', ENV_FILES: 'off', EDITOR_REPO: '', ...env },
    stdio: 'pipe',
  });
}

beforeAll(() => {
  copy = copyWords();
  const draft = { ...(entryOf('/about').written as object), draft: true };
  writeFileSync(join(copy, 'src/content/pages/new-owner.json'), JSON.stringify(draft));
  const { name: city } = entryOf(examples.city);
  mkdirSync(join(copy, 'src/content/jobs'), { recursive: true });
  writeFileSync(join(copy, 'src/content/jobs/new-owner.json'), JSON.stringify({ draft: true, city }));
});

afterAll(() => rmSync(copy, { recursive: true }));

test('the editor is published beside the pages only if a repository is set, and reveals no draft', () => {
  publish({});
  expect(existsSync(join(copy, 'dist'))).toBe(false);

  publish({ EDITOR_REPO: 'owner/site', EDITOR_BRANCH: 'live', EDITOR_SIGN_IN: 'https://sign-in.example.com' });
  for (const page of ['admin.html', 'admin/preview.html']) {
    const addresses = [...read(page).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    const own = addresses.filter((address) => address !== '/favicon.svg');
    expect(own).not.toEqual([]);
    for (const address of own) {
      expect(address).toMatch(/^\/admin\/assets\//);
      expect(existsSync(join(copy, 'dist', address))).toBe(true);
    }
  }
  expect(JSON.parse(read('admin/config.json'))).toMatchObject({
    backend: { name: 'github', repo: 'owner/site', branch: 'live', base_url: 'https://sign-in.example.com' },
    publish_mode: 'editorial_workflow',
  });
  expect(JSON.parse(read('admin/facts.json'))).toHaveProperty('links');
  // These public files must not even contain the name of a draft.
  for (const file of ['admin/config.json', 'admin/facts.json']) expect(read(file)).not.toContain('new-owner');
});
