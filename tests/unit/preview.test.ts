import type * as Fs from 'node:fs';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { redirects } from '../../src/content/addresses.ts';
import { compressTree } from '../../tools/build/compress.ts';
import { answerAsHost } from '../../tools/server/server.ts';
import { ask as askPort } from '../ask.ts';
import { ids, json, listen, sendPath } from '../outbox.ts';

// As on the disks of macOS and Windows, the page of another case is there.
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
const moved = redirects[0] ?? { from: '', to: '' };
const about = `<h1>About</h1>${'<p>words</p>'.repeat(200)}`;
const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'about.html': about,
  'areas.html': '<h1>Areas</h1>',
  'areas/tampa.html': '<h1>Tampa</h1>',
  [`${moved.from}.html`]: 'moved',
  '404.html': '<h1>Not found</h1>',
  'assets/app-1a2b3c.js': 'export {};',
  'film/hero.mp4': '0123456789',
  'Photo (1) é.jpg': 'photo',
  '.well-known/security.txt': 'Contact',
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

test.each([
  ['/', '<h1>Home</h1>', 'text/html; charset=utf-8'],
  ['/areas', '<h1>Areas</h1>', 'text/html; charset=utf-8'],
  ['/areas/tampa?utm=1', '<h1>Tampa</h1>', 'text/html; charset=utf-8'],
  ['/about?', about, 'text/html; charset=utf-8'],
  ['/assets/app-1a2b3c.js', 'export {};', 'text/javascript; charset=utf-8'],
  ['/.well-known/security.txt', 'Contact', 'text/plain; charset=utf-8'],
  ['/Photo%20(1)%20%C3%A9.jpg', 'photo', 'image/jpeg'],
])('%s is answered from its file', async (path, text, type) => {
  const { status, headers, body } = await ask(path);
  expect([status, body.toString(), headers['content-type']]).toEqual([200, text, type]);
});

test('the site’s own headers are sent: a hashed file is kept for good, and a page’s own replace the site’s', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await ask(path);
    return [headers['cache-control'], headers['x-site']];
  };
  expect(await headersOf('/about')).toEqual(['no-cache', 'yes']);
  expect(await headersOf('/assets/app-1a2b3c.js')).toEqual(['public, max-age=31536000, immutable', 'yes']);
  expect(await headersOf('/assets/app-4d5e6f.js')).toEqual(['no-cache', 'yes']);
  expect(await headersOf('/areas')).toEqual(['no-cache', 'its own']);
  expect(await headersOf('/areas/tampa')).toEqual(['no-cache', 'yes']);
});

test('brotli is preferred, gzip is the other choice, and q=0 is a refusal', async () => {
  const brotli = await ask('/about', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotli.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(about);
  const gzip = await ask('/about', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(about);
});

test('a page that has not changed is answered with 304, and HEAD without a body', async () => {
  const { headers, body } = await ask('/about');
  const etag = String(headers.etag);
  for (const condition of [etag, `"other", ${etag}`, '*']) {
    const answer = await ask('/about', { 'if-none-match': condition });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
  }
  expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await ask('/about', { 'if-modified-since': String(headers['last-modified']) })).status).toBe(304);
  const head = await ask('/about', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(body.length), 0]);
});

test('a part of the film can be asked for, and one that is not there is refused in plain words', async () => {
  const part = await ask('/film/hero.mp4', { range: 'bytes=2-4' });
  expect([part.status, part.body.toString()]).toEqual([206, '234']);
  expect((await ask('/film/hero.mp4', { range: 'bytes=-3' })).body.toString()).toBe('789');
  const { status, headers, body } = await ask('/about', { range: 'bytes=99999-', 'accept-encoding': 'br' });
  expect([status, headers['content-encoding'], body.toString()]).toEqual([416, undefined, 'This cannot be sent.']);
});

test.each([
  ['/about/?a=1', '/about?a=1'],
  ['/about.html?a=1?b', '/about?a=1?b'],
  ['/areas/tampa///', '/areas/tampa'],
  ['/areas//tampa', '/areas/tampa'],
  ['/areas%2ftampa', '/areas/tampa'],
  ['//about.html', '/about'],
  ['/about/index.html/', '/about'],
  ['/%61bout.%68tml', '/about'],
  ['/./areas/../about', '/about'],
  ['//', '/'],
  ['/index.html?a=1', '/?a=1'],
  ['/.well-known//security.txt', '/.well-known/security.txt'],
  ['/photo/%2e%2e/Photo%20%281%29%20%c3%a9.jpg', '/Photo%20(1)%20%C3%A9.jpg'],
  [moved.from, moved.to],
  [`${moved.from}.html?a=1`, `${moved.to}?a=1`],
])('%s moves to %s for good', async (path, to) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await ask(path, {}, method);
    expect([status, headers.location, headers['x-site']]).toEqual([301, to, 'yes']);
  }
});

test.each([
  ...['/nowhere', '/areas/atlantis', '/About', '/areas/%20', '/assets', '/assets/', '/index.htm'],
  // The page for what is not found is no page.
  ...['/404', '/404.html/', '//404', '/404/index.html', '/%34%30%34'],
  // Not for visitors.
  ...['/_headers/', '/_redirects', '/.well-known.txt', '/about.html.br', '/about.html.gz/', '/.well-known/', '/.html'],
  ...['/.secret', '/areas/.secret', '/.well-known/.secret', '/about/.html'],
  // Malformed.
  ...['/%', '/%zz', '/%E0%A4%A', '/%E0%A4', '/about%', '/100%'],
  // Out of the folder, or into one by another name for a slash.
  ...['/../outside', '/..%2Foutside.html', '/%2e%2e%2f%2e%2e%2foutside', '/back%5Cslash.html', '/..\\outside'],
  ...['/about%00', '/about%00.html', '/%0d%0aX:y', '/about%0a'],
  // Another host.
  ...['//evil.example', '//evil.example/index.html', '//evil.example/about', '/%2fevil.example/', '/\\evil.example/'],
  ...['/%5c%5cevil.example', '/%09/evil.example/', 'http://evil.example/about', 'http://../../outside'],
])('%s is not found', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask(path, { 'if-none-match': '*' }, method);
    expect([status, headers.location, headers['x-site']]).toEqual([404, undefined, 'yes']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(method === 'GET' ? '<h1>Not found</h1>' : '');
  }
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed, whatever the address', async (method) => {
  for (const path of ['/about', '/about/', '/nowhere', '/%']) {
    const { status, headers } = await ask(path, {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('a stranger sees neither the site nor the outbox, and sends nothing', async () => {
  for (const headers of [{ host: `evil.example:${port}` }, { origin: 'https://evil.example' }] as const) {
    for (const path of ['/', '/nowhere', '/%', '/outbox', '/outbox/requests.csv'])
      expect((await ask(path, headers)).status, path).toBe(403);
    const sent = await askPort(port, sendPath, { ...json, ...headers }, 'POST', JSON.stringify(ids));
    expect(sent.status).toBe(403);
  }
});
