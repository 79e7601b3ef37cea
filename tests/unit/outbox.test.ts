import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readParams } from '../../tools/outbox/mail.ts';
import { createOutbox } from '../../tools/outbox/outbox.ts';

const dir = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'mails');
const lines: string[] = [];
let server: Server;
let origin: string;

const params = {
  businessType: 'warehouse',
  service: 'parking-lot-cleaning',
  squareFootage: '7500',
  businessName: 'Zoë’s “Wash” <b>&',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(904) 456-3851',
  address: '4200 Adamo Drive',
  message: 'one\ntwo 🧽\n\nContent-Type: application/json\n\neyJ9\n--x',
  timestamp: 'November 21, 2026 at 3:04 PM',
};
const ids = { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'template' };

const mails = () => readdirSync(dir);
const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }, form = '') =>
  fetch(`${origin}/api/v1.0/email/send${form}`, { method: 'POST', headers, body });

beforeAll(async () => {
  const outbox = createOutbox({ dir, log: (line) => lines.push(line) });
  server = createServer((request, response) => outbox(request, response, () => response.writeHead(418).end()));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

test('before any request the page says so', async () => {
  expect(await (await fetch(`${origin}/outbox`)).text()).toContain('No request has come yet');
});

test('an accepted request lies in the outbox as one mail before the answer, values unchanged', async () => {
  const answer = await post(JSON.stringify({ ...ids, template_params: params }));
  const [file = ''] = mails();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('OK');
  expect(file).toMatch(/^[\dT-]+Z-[0-9a-f]{6}\.eml$/);
  const mail = readFileSync(join(dir, file), 'utf8');
  expect(readParams(mail)).toEqual(params);
  expect(mail).toContain('\r\nReply-To: ana@example.com\r\n');
  expect(mail).toContain('\r\nTo: sales@example.com\r\n');
  expect(lines.at(-1)).toContain(`Ana Ruiz, Zoë’s “Wash” <b>&, parking-lot-cleaning -> ${dir}/${file}`);
});

test('the form address takes multipart and urlencoded fields', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ids, name: 'Multi', message: 'a\nb' })) form.set(name, value);
  expect((await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: form })).status).toBe(200);
  const encoded = new URLSearchParams({ ...ids, name: 'Encoded' });
  expect((await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: encoded })).status).toBe(200);
  const stored = mails().map((file) => readParams(readFileSync(join(dir, file), 'utf8')));
  expect(stored).toContainEqual({ name: 'Multi', message: 'a\r\nb' });
  expect(stored).toContainEqual({ name: 'Encoded' });
});

test('no header can be smuggled into a mail', async () => {
  const evil = { businessName: 'A\r\nBcc: all@example.com', email: 'a@b.c\r\nBcc: x@y.z', name: 'N' };
  await post(JSON.stringify({ ...ids, template_params: evil }));
  const mail = mails()
    .map((file) => readFileSync(join(dir, file), 'utf8'))
    .find((text) => text.includes('Bcc'));
  expect(mail).toContain('Subject: Quote request: A Bcc: all@example.com');
  const headers = (mail ?? '').split('\r\n\r\n')[0];
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(headers).not.toMatch(/^Reply-To:/m);
});

test.each([
  ['user_id', 'The Public Key is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
])('without %s the answer is 400 with a sentence', async (id, sentence) => {
  const before = mails().length;
  const answer = await post(JSON.stringify({ ...ids, [id]: undefined, template_params: params }));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(sentence);
  expect(mails()).toHaveLength(before);
});

test.each(['{', '[]x', '"text"', 'null', '{"user_id":"a","service_id":"b","template_id":"c","template_params":[1]}'])(
  'the body %s is answered with 400',
  async (body) => {
    expect((await post(body)).status).toBe(400);
  },
);

test('more than 50 KB is answered with 413 and leaves nothing', async () => {
  const before = mails().length;
  const body = JSON.stringify({ ...ids, template_params: { message: 'x'.repeat(51 * 1024) } });
  expect((await post(body)).status).toBe(413);
  expect(mails()).toHaveLength(before);
  const fits = JSON.stringify({ ...ids, template_params: { message: 'x'.repeat(49 * 1024) } });
  expect((await post(fits)).status).toBe(200);
});

test('another method is 405, another content type 415, and a preflight is allowed', async () => {
  const address = `${origin}/api/v1.0/email/send`;
  const get = await fetch(address);
  expect(get.status).toBe(405);
  expect(get.headers.get('allow')).toBe('POST, OPTIONS');
  expect((await post('x', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('{}', { 'content-type': 'application/json' }, '-form')).status).toBe(415);
  const preflight = await fetch(address, { method: 'OPTIONS' });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
});

test('a disk that refuses is answered with 500', async () => {
  const file = join(dir, '../not-a-folder');
  writeFileSync(file, '');
  const broken = createOutbox({ dir: file, log: () => {} });
  const other = createServer((request, response) => broken(request, response, () => {}));
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ids, template_params: params }),
  });
  expect(answer.status).toBe(500);
  other.close();
});

test('a full outbox answers 507 and keeps what it has', async () => {
  const folder = join(dir, '../full');
  const small = createOutbox({ dir: folder, log: () => {}, limit: 2 });
  const other = createServer((request, response) => small(request, response, () => {}));
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'three']) {
    const answer = await fetch(`http://localhost:${port}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ids, template_params: { name } }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 507]);
  const kept = readdirSync(folder).map((file) => readParams(readFileSync(join(folder, file), 'utf8')).name);
  expect(kept.sort()).toEqual(['one', 'two']);
  other.close();
});

test('the page lists requests newest first, every value escaped, and a broken file as such', async () => {
  writeFileSync(join(dir, '2001-01-01T00-00-00-000Z-aaaaaa.eml'), 'not a mail');
  const evil = { ...params, businessName: '<script>alert(1)</script>', name: '"><img src=x>' };
  await post(JSON.stringify({ ...ids, template_params: evil }));
  const answer = await fetch(`${origin}/outbox`);
  const html = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  // The page's own script is the only one, and the policy knows it by its hash.
  expect(html.match(/<script|<img/g)).toEqual(['<script']);
  expect(html).toContain('this file cannot be read');
  expect(html.indexOf('&lt;script')).toBeLessThan(html.indexOf('this file cannot be read'));
});

test('a request is shown as a mail with ways to answer, every value escaped', async () => {
  const evil = { ...params, message: '<b>bold</b>', email: 'a@b.c?bcc="x"' };
  await post(JSON.stringify({ ...ids, template_params: evil }));
  const newest = mails().sort().at(-1)?.replace('.eml', '');
  const html = await (await fetch(`${origin}/outbox/${newest}`)).text();
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(html).not.toContain('<b>bold');
  expect(html).toContain('href="mailto:a%40b.c%3Fbcc%3D%22x%22?subject=Re%3A%20Quote%20request%3A%20');
  expect(html).toContain('href="tel:9044563851"');
});

test('all requests can be had as CSV that no spreadsheet takes for formulas', async () => {
  await post(
    JSON.stringify({ ...ids, template_params: { ...params, name: '=1+1', message: 'a "quoted", line\nand one' } }),
  );
  const answer = await fetch(`${origin}/outbox/requests.csv`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^\uFEFF?"received",/);
  expect(text).toContain('"\'=1+1"');
  expect(text).toContain('"a ""quoted"", line\nand one"');
  expect(text).not.toContain('not a mail');
});

test('one mail can be fetched by its name, and nothing else', async () => {
  const [, , file = ''] = mails();
  const mail = await fetch(`${origin}/outbox/${file}`);
  expect(mail.headers.get('content-type')).toBe('message/rfc822');
  expect(await mail.text()).toBe(readFileSync(join(dir, file), 'utf8'));
  for (const name of ['nothing.eml', '..%2fnot-a-folder', '2001-01-01T00-00-00-000Z-bbbbbb.eml', '']) {
    expect((await fetch(`${origin}/outbox/${name}`)).status).toBe(404);
  }
});

test('everything else goes on to the next handler', async () => {
  expect((await fetch(`${origin}/contact`)).status).toBe(418);
});
