import { expect, test, vi } from 'vitest';

const named = new TypeError('error loading dynamically imported module: http://localhost/assets/contact-1.js');
const unnamed = new TypeError('Importing a module script failed.');
const server = vi.fn();

vi.stubGlobal('location', { href: 'http://localhost/contact' });
vi.stubGlobal('fetch', server);

/** Loads `canReload` as a new page would; the server gives these answers in turn. */
async function loadPage(...answers: ('has it' | 'has it not' | 'is away')[]) {
  vi.resetModules();
  server.mockReset();
  for (const answer of answers) {
    if (answer === 'is away') server.mockRejectedValueOnce(new TypeError('Load failed'));
    else server.mockResolvedValueOnce({ ok: answer === 'has it' });
  }
  return (await import('../../src/app/reload.ts')).canReload;
}

test('after an error that names a script, a reload can help once the server has the script', async () => {
  const canReload = await loadPage('has it not', 'has it');
  expect(await canReload(named)).toBe(false);
  expect(await canReload(named)).toBe(true);
  expect(server.mock.calls.map(([address]) => address)).toEqual(Array(2).fill('http://localhost/assets/contact-1.js'));
});

test('after an error that names no script, a reload can help only once an unreachable site is back', async () => {
  const canReload = await loadPage('has it', 'has it', 'is away', 'has it');
  for (const expected of [false, false, false, true]) expect(await canReload(unnamed)).toBe(expected);
});

test('a page whose typed answers cannot be stored is not reloaded, and says so', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { forms: [] });
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor() {
        super([['businessName', 'Harbor Pines']]);
      }
    },
  );
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  const { reloadPage } = await import('../../src/app/reload.ts');
  expect(reloadPage()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect([...kept.values()]).toEqual([expect.stringContaining('"businessName":"Harbor Pines"')]);
  kept.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(reloadPage()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
