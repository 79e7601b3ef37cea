import { beforeEach, expect, test, vi } from 'vitest';

const named = new TypeError('error loading dynamically imported module: http://localhost/assets/contact-1.js');
const unnamed = new TypeError('Importing a module script failed.');
/** What the server answers. */
const server = { isAway: false, asked: [] as string[], missing: [] as string[] };

vi.stubGlobal('location', { href: 'http://localhost/contact' });
vi.stubGlobal('fetch', async (address: string) => {
  server.asked.push(address);
  if (server.isAway) throw new TypeError('Load failed');
  return { ok: !server.missing.includes(address) };
});

/** The rule in a page that has just been loaded. */
async function loadPage() {
  vi.resetModules();
  const { canReload } = await import('../../src/app/reload.ts');
  return canReload;
}

beforeEach(() => {
  Object.assign(server, { isAway: false, asked: [], missing: [] });
});

test('a reload can bring a script that is named, once the server has it', async () => {
  const canReload = await loadPage();
  server.missing = ['http://localhost/assets/contact-1.js'];
  expect(await canReload(named)).toBe(false);
  server.missing = [];
  expect(await canReload(named)).toBe(true);
  expect(server.asked).toEqual(Array(2).fill('http://localhost/assets/contact-1.js'));
});

test('a script that no one names is waited for only where the site itself was out of reach, and is back', async () => {
  const canReload = await loadPage();
  for (const _ of ['first', 'second']) expect(await canReload(unnamed)).toBe(false);
  server.isAway = true;
  expect(await canReload(unnamed)).toBe(false);
  server.isAway = false;
  expect(await canReload(unnamed)).toBe(true);
});
