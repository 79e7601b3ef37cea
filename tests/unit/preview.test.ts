import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewServer } from '../../tools/preview/server.ts';
import { compressTree } from '../../tools/site/compress.ts';
import { ask as askPort } from '../ask.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askPort((server.address() as AddressInfo).port, path, headers, method);

beforeAll(async () => {
  for (const folder of ['assets', 'areas', 'services', 'film']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(root, 'about.html'), `<h1>About</h1>${'<p>words</p>'.repeat(200)}`);
  writeFileSync(join(root, 'areas.html'), '<h1>Areas</h1>');
  writeFileSync(join(root, 'areas/tampa.html'), '<h1>Tampa</h1>');
  writeFileSync(join(root, 'services/residential.html'), 'moved');
  writeFileSync(join(root, '404.html'), '<h1>Not found</h1>');
  writeFileSync(join(root, 'assets/app-1a2b3c.js'), 'export {};');
  writeFileSync(join(root, 'film/hero.mp4'), '0123456789');
  writeFileSync(join(root, '.secret'), 'secret');
  writeFileSync(join(root, '../outside.html'), 'outside');
  writeFileSync(
    join(root, '_headers'),
    '/*\n  X-Site: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
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

test.each(['/', '/about', '/nowhere', '/outbox', '/%'])(
  '%s is neither for a foreign name nor for a foreign page',
  async (path) => {
    expect((await ask(path, { host: 'evil.example' })).status).toBe(403);
    expect((await ask(path, { origin: 'https://evil.example' })).status).toBe(403);
  },
);

test.each([
  ['/about/', '/about'],
  ['/about/?a=1', '/about?a=1'],
  ['/areas/tampa///', '/areas/tampa'],
  ['//about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/services/residential', '/industries'],
  ['/services/residential/', '/industries'],
])('%s moves to %s for good', async (path, to) => {
  const answer = await ask(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(to);
});

test.each([
  '/nowhere',
  '/areas/atlantis',
  '/About',
  '/.secret',
  '/about.html.br',
  '/_headers',
  '//evil.example/',
  '/areas/%20',
])('%s is not found', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(path, { 'if-none-match': '*' }, method);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toBe(method === 'GET' ? '<h1>Not found</h1>' : '');
  }
});

test.each([
  '/%E0%A4%A',
  '/%',
  '/../outside',
  '/..%2foutside.html',
  '/%2e%2e/outside',
  '/a\\..\\b',
  '/about%00',
  '/%0d%0aX:y',
])('%s is refused', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(400);
  expect(answer.body.toString()).not.toContain('outside');
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed on a page', async (method) => {
  const answer = await ask('/about', {}, method);
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});
