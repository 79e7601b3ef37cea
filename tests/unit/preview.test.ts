import type * as Fs from 'node:fs';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { siteHeaders } from '../../tools/server/pages.ts';
import { answerAsHost } from '../../tools/server/server.ts';
import { compressTree } from '../../tools/site/compress.ts';
import { ask as askPort } from '../ask.ts';
import { ids, json, listen, sendPath } from '../outbox.ts';

// Acts like the disks of macOS and Windows, which ignore case and find `About` as `about`.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof Fs>();
  const about = (file: string) => file.replace('About', 'about');
  const native = (file: string) => real.realpathSync.native(about(file));
  return {
    ...real,
    existsSync: (file: string) => real.existsSync(about(file)),
    statSync: (file: string) => real.statSync(about(file)),
    realpathSync: Object.assign(native, { native }),
  };
});

const root = join(mkdtempSync(join(tmpdir(), 'preview-')), 'site');
const about = `<h1>About</h1>${'<p>words</p>'.repeat(200)}`;
const files: Record<string, string> = {
  'about.html': about,
  'areas/tampa.html': '<h1>Tampa</h1>',
  '404.html': '<h1>Not found</h1>',
  'Photo (1) é.jpg': 'photo',
  _headers:
    '/*\n  X-Site: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n' +
    '/areas\n  ! X-Site\n  X-Site: its own\n',
};
const secrets = ['.secret', 'areas/.secret', '.well-known/.secret', '.well-known.txt', '100%.html', '_redirects'];
for (const name of [...secrets, '../outside.html', '../outside', 'back\\slash.html']) files[name] = 'secret';
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
await compressTree(root);
const { port, stop } = await listen(answerAsHost({ root, outbox: { dir: join(root, 'outbox'), log: () => {} } }));
afterAll(stop);

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askPort(port, path, headers, method);

test('a page’s own headers replace the site’s, and do not apply to the pages below it', () => {
  const headersOf = siteHeaders(root);
  const sites = ['/about', '/areas', '/areas/tampa'].map((path) => headersOf(path).get('X-Site'));
  expect(sites).toEqual(['yes', 'its own', 'yes']);
  expect(headersOf('/assets/app-1a2b3c.js').get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('brotli is preferred, gzip is the fallback, and q=0 rules out an encoding', async () => {
  const brotli = await ask('/about', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
  const gzip = await ask('/about', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
});

test('a byte range beyond the end of a compressed page gets an uncompressed 416 message', async () => {
  const { status, headers, body } = await ask('/about', { range: 'bytes=99999-', 'accept-encoding': 'br' });
  expect([status, headers['content-encoding'], body.toString()]).toEqual([416, undefined, 'This cannot be sent.']);
});

test('an address with unusual escapes redirects to the spelling that browsers use', async () => {
  const { status, headers } = await ask('/photo/%2e%2e/Photo%20%281%29%20%c3%a9.jpg?a=1?b');
  expect([status, headers.location]).toEqual([301, '/Photo%20(1)%20%C3%A9.jpg?a=1?b']);
  expect((await ask(String(headers.location))).body.toString()).toBe('photo');
});

test.each([
  // A disk that ignores case finds `about.html` for this address, but a host does not.
  '/About',
  // Files and addresses that are not for visitors.
  ...['/_redirects', '/.well-known.txt', '/.secret', '/areas/.secret', '/.well-known/.secret', '/about/.html'],
  ...['/404', '/404.html/', '/about.html.br', '/.well-known/', '/100%'],
  // Addresses that lead out of the folder, name another host, or contain a backslash, a null or an encoded slash.
  ...['/../outside', '/..%2Foutside.html', '/%2e%2e%2f%2e%2e%2foutside', '/back%5Cslash.html', '/..\\outside'],
  ...['/about%00', '/about%00.html', 'http://evil.example/about', 'http://../../outside'],
])('%s is not found', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask(path, { 'if-none-match': '*' }, method);
    expect([status, headers.location, headers['x-site']]).toEqual([404, undefined, 'yes']);
    expect(body.toString()).toBe(method === 'GET' ? '<h1>Not found</h1>' : '');
  }
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed, whatever the address', async (method) => {
  for (const path of ['/about', '/about/', '/nowhere', '/%']) {
    const { status, headers } = await ask(path, {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('a request with a foreign host or origin cannot see the site or the outbox, or send anything', async () => {
  for (const headers of [{ host: `evil.example:${port}` }, { origin: 'https://evil.example' }] as const) {
    for (const path of ['/', '/nowhere', '/%', '/outbox', '/outbox/requests.csv'])
      expect((await ask(path, headers)).status, path).toBe(403);
    const sent = await askPort(port, sendPath, { ...json, ...headers }, 'POST', JSON.stringify(ids));
    expect(sent.status).toBe(403);
  }
});
