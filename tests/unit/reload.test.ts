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

test('for a script that no one names a page is not left: nobody knows whether it can be had', async () => {
  const canReload = await loadPage();
  expect(await canReload(unnamed)).toBe(false);
  expect(await canReload(unnamed)).toBe(false);
});

test('but where the site itself was out of reach, a reload brings what no one names once it is back', async () => {
  const canReload = await loadPage();
  server.isAway = true;
  expect(await canReload(unnamed)).toBe(false);
  server.isAway = false;
  expect(await canReload(unnamed)).toBe(true);
});
