import type * as Fs from 'node:fs';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { redirects } from '../../src/content/addresses.ts';
import { compressTree } from '../../tools/build/compress.ts';
import { createPreviewServer } from '../../tools/server/server.ts';
import { ask as askPort } from '../ask.ts';

// As on the disks of macOS and Windows, the page of another case is there.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof Fs>();
  const about = (file: string) => file.replace('About', 'about');
  return {
    ...real,
    existsSync: (file: string) => real.existsSync(about(file)),
    statSync: (file: string) => real.statSync(about(file)),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const root = join(folder, 'site');
const moved = redirects[0] ?? { from: '', to: '' };
let server: Server;

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askPort((server.address() as AddressInfo).port, path, headers, method);

beforeAll(async () => {
  for (const name of ['assets', 'areas', 'film', '.well-known', 'back']) {
    mkdirSync(join(root, name), { recursive: true });
  }
  writeFileSync(join(root, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(root, 'about.html'), `<h1>About</h1>${'<p>words</p>'.repeat(200)}`);
  writeFileSync(join(root, 'areas.html'), '<h1>Areas</h1>');
  writeFileSync(join(root, 'areas/tampa.html'), '<h1>Tampa</h1>');
  mkdirSync(dirname(join(root, moved.from)), { recursive: true });
  writeFileSync(join(root, `${moved.from}.html`), 'moved');
  writeFileSync(join(root, '404.html'), '<h1>Not found</h1>');
  writeFileSync(join(root, 'assets/app-1a2b3c.js'), 'export {};');
  writeFileSync(join(root, 'film/hero.mp4'), '0123456789');
  writeFileSync(join(root, 'Photo (1) é.jpg'), 'photo');
  writeFileSync(join(root, '.well-known/security.txt'), 'Contact');
  for (const name of [
    '.secret',
    'areas/.secret',
    '.well-known/.secret',
    '.well-known.txt',
    '100%.html',
    '_redirects',
    '../outside.html',
    '../outside',
    'back\\slash.html',
  ]) {
    writeFileSync(join(root, name), 'secret');
  }
  writeFileSync(
    join(root, '_headers'),
    '/*\n  X-Site: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n' +
      '/areas\n  ! X-Site\n  X-Site: its own\n',
  );
  await compressTree(root);
  server = createPreviewServer({ root, outbox: { dir: join(root, 'outbox'), log: () => {} } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
});

test.each([
  ['/', '<h1>Home</h1>'],
  ['/areas', '<h1>Areas</h1>'],
  ['/areas/tampa', '<h1>Tampa</h1>'],
  ['/areas/tampa?utm=1', '<h1>Tampa</h1>'],
  ['/about?', `<h1>About</h1>${'<p>words</p>'.repeat(200)}`],
])('%s is answered from its flat file', async (path, body) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body.toString()).toBe(body);
});

test('the site’s own headers are sent: a page is revalidated, a hashed file is kept for good', async () => {
  expect((await ask('/about')).headers['cache-control']).toBe('no-cache');
  expect((await ask('/about')).headers['x-site']).toBe('yes');
  const script = await ask('/assets/app-1a2b3c.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('a page’s own headers replace the site’s, and are not those of the pages below it', async () => {
  expect((await ask('/areas')).headers['x-site']).toBe('its own');
  expect((await ask('/areas/tampa')).headers['x-site']).toBe('yes');
});

test('what is missing beside the files that are kept for good is not kept', async () => {
  expect((await ask('/assets/app-4d5e6f.js')).headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/.well-known/security.txt', 'Contact'],
  ['/Photo%20(1)%20%C3%A9.jpg', 'photo'],
])('%s is a file at its own address', async (path, body) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe(body);
});

test('brotli is preferred, gzip is the other choice, and q=0 is a refusal', async () => {
  const plain = (await ask('/about')).body;
  const brotli = await ask('/about', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain);
  expect(brotli.body.length).toBeLessThan(plain.length / 4);
  const gzip = await ask('/about', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(plain);
});

test('a page that has not changed is answered with 304', async () => {
  const { headers } = await ask('/about');
  const etag = String(headers.etag);
  for (const condition of [etag, `"other", ${etag}`, '*']) {
    const answer = await ask('/about', { 'if-none-match': condition });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
  }
  expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await ask('/about', { 'if-modified-since': String(headers['last-modified']) })).status).toBe(304);
});

test('HEAD answers like GET without a body', async () => {
  const get = await ask('/about');
  const head = await ask('/about', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.body).toHaveLength(0);
});

test('a part of the film can be asked for', async () => {
  const part = await ask('/film/hero.mp4', { range: 'bytes=2-4' });
  expect(part.status).toBe(206);
  expect(part.body.toString()).toBe('234');
  expect((await ask('/film/hero.mp4', { range: 'bytes=-3' })).body.toString()).toBe('789');
  expect((await ask('/film/hero.mp4', { range: 'bytes=99-' })).status).toBe(416);
});

test('a part that a compressed page does not have is refused in plain words', async () => {
  const answer = await ask('/about', { range: 'bytes=99999-', 'accept-encoding': 'br' });
  expect(answer.status).toBe(416);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body.toString()).toBe('This cannot be sent.');
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=1', '/about?a=1'],
  ['/about.html?a=1?b', '/about?a=1?b'],
  ['/areas/tampa///', '/areas/tampa'],
  ['/areas//tampa', '/areas/tampa'],
  ['/areas/tampa.html/', '/areas/tampa'],
  ['/areas%2ftampa', '/areas/tampa'],
  ['//about/', '/about'],
  ['//about.html', '/about'],
  ['/about.html', '/about'],
  ['/about/index', '/about'],
  ['/about/index.html/', '/about'],
  ['/%61bout', '/about'],
  ['/%61bout.%68tml', '/about'],
  ['/./areas/../about', '/about'],
  ['//', '/'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html', '/'],
  ['/index.html?a=1', '/?a=1'],
  ['//film//hero.mp4', '/film/hero.mp4'],
  ['/.well-known//security.txt', '/.well-known/security.txt'],
  ['/photo/%2e%2e/Photo%20%281%29%20%c3%a9.jpg', '/Photo%20(1)%20%C3%A9.jpg'],
  [moved.from, moved.to],
  [`${moved.from}/`, moved.to],
  [`${moved.from}.html?a=1`, `${moved.to}?a=1`],
])('%s moves to %s for good', async (path, to) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(to);
    expect(answer.headers['x-site']).toBe('yes');
  }
});

test.each([
  ...['/nowhere', '/areas/atlantis', '/About', '/areas/%20', '/assets', '/assets/', '/index.htm'],
  // The page for what is not found is no page.
  ...['/404', '/404/', '/404.html', '/404.html/', '//404', '/404/index.html', '/%34%30%34'],
  // Not for visitors.
  ...[
    '/_headers',
    '/_headers/',
    '/_redirects',
    '/.well-known.txt',
    '/about.html.br',
    '/about.html.gz/',
    '/.secret',
    '/areas/.secret',
    '/.well-known/.secret',
  ],
  ...['/.well-known', '/.well-known/', '/.html', '/about/.html'],
  // Malformed.
  ...['/%', '/%zz', '/%E0%A4%A', '/%E0%A4', '/about%', '/100%'],
  // Out of the folder, or into one by another name for a slash.
  ...['/../outside', '/..%2foutside', '/..%2Foutside.html', '/%2e%2e/outside', '/%2e%2e%2f%2e%2e%2foutside'],
  ...['/back%5cslash', '/back\\slash', '/back%5Cslash.html', '/..%5coutside', '/..\\outside', '/a\\..\\..\\outside'],
  ...['/about%00', '/a%00', '/about%00.html', '/%0d%0aX:y', '/about%0d%0aX:y', '/about%0a'],
  // Another host.
  ...['//evil.example', '//evil.example/', '//evil.example.html', '//evil.example/index.html', '//evil.example/about'],
  ...['/%2fevil.example/', '/%5cevil.example/', '/\\evil.example/', '/%5c%5cevil.example', '/%09/evil.example/'],
  ...['http://evil.example', 'http://evil.example/about', 'http://../../outside'],
])('%s is not found', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(path, { 'if-none-match': '*' }, method);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-site']).toBe('yes');
    expect(answer.body.toString()).toBe(method === 'GET' ? '<h1>Not found</h1>' : '');
  }
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed, whatever the address', async (method) => {
  for (const path of ['/about', '/about/', '/nowhere', '/%']) {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  }
});
