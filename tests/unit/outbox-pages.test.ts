import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { params, sendPath, startOutbox } from '../outbox.ts';

/** Text that would leave its place in a page, were one of these characters not escaped. */
const evil = `"><img src=x> ' & &lt; <script>alert(1)</script>`;
const escaped = '&quot;&gt;&lt;img src=x&gt; &#39; &amp; &amp;lt; &lt;script&gt;alert(1)&lt;/script&gt;';

test('before any request the page says so', async () => {
  const { get } = await startOutbox();
  expect((await get('/outbox')).body.toString()).toContain('No request has come yet');
});

test('the page lists requests, newest first, every value escaped', async () => {
  const { send, get } = await startOutbox();
  await send({ ...params, businessName: 'First' });
  await send({ ...params, businessName: evil, name: evil, service: evil, squareFootage: evil });
  const html = (await get('/outbox')).body.toString();
  expect(html.split(escaped)).toHaveLength(5);
  expect(html).not.toMatch(/<script|<img/);
  expect(html.indexOf(escaped)).toBeLessThan(html.indexOf('First'));
  expect(html).toContain('2 quote requests');
  expect(html).toContain('<time datetime="2026-11-21T20:04:00Z">Nov 21, 2026, 3:04 PM</time>');
});

test('a request is shown as a mail with ways to answer, every name and value escaped', async () => {
  const { send, get, names } = await startOutbox();
  const values = Object.fromEntries(Object.keys(params).map((name) => [name, evil]));
  await send({ ...values, email: 'a@b.c?bcc="x"', phone: '(904) 456-3851', [evil]: 'odd name' });
  const html = (await get(`/outbox/${names()[0]}`)).body.toString();
  expect(html).not.toMatch(/<script|<img/);
  // Title and headline, seven fields, the message and the odd name.
  expect(html.split(escaped)).toHaveLength(12);
  expect(html).toContain('href="mailto:a%40b.c%3Fbcc%3D%22x%22?subject=Re%3A%20Quote%20request%3A%20');
  expect(html).toContain('href="tel:9044563851"');
});

test('requests with names that every object knows, or letters that no address can have, are shown like any other', async () => {
  const { post, get, names } = await startOutbox();
  const keys = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'received'];
  for (const key of keys) {
    const values = `{"${key}": "odd ${key}", "email": "\\ud800", "businessName": "${'x'.repeat(176)}🧽🧽🧽🧽🧽🧽🧽"}`;
    const ids = '"user_id": "a", "service_id": "b", "template_id": "c"';
    expect((await post(`{${ids}, "template_params": ${values}}`)).status).toBe(200);
  }
  expect(names()).toHaveLength(keys.length);
  for (const path of ['/outbox', '/outbox/requests.csv', ...names().map((name) => `/outbox/${name}`)])
    expect((await get(path)).status).toBe(200);
  const page = (await get(`/outbox/${names()[0]}`)).body.toString();
  expect(page).toContain('<dt>constructor</dt>');
  const csv = (await get('/outbox/requests.csv')).body.toString();
  expect(csv).not.toMatch(/odd|function|native code/);
});

test('the policy of a page allows its own style by its hash, and nothing else', async () => {
  const { get } = await startOutbox();
  const { headers, body } = await get('/outbox');
  const style = /<style>(.*)<\/style>/s.exec(body.toString())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});

test('no answer of the outbox is kept or guessed at', async () => {
  const { get, send, names } = await startOutbox();
  await send(params);
  const [name] = names();
  const shown = ['/outbox', `/outbox/${name}`, `/outbox/${name}.eml`, '/outbox/requests.csv'];
  for (const path of shown) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  const others = [
    await get('/outbox/nothing'),
    await get(sendPath),
    await send([]),
    await get('/outbox', { host: 'x' }),
  ];
  expect(others.map(({ status }) => status)).toEqual([404, 405, 400, 403]);
  for (const { headers } of others) expect(headers['x-content-type-options']).toBe('nosniff');
});

test('all requests can be had as CSV, quoted', async () => {
  const { send, get } = await startOutbox();
  await send({ name: 'Ana', message: 'a "quoted", line\nand one' });
  await send({ name: 'Bo', phone: '1' });
  const { headers, body } = await get('/outbox/requests.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="requests.csv"');
  expect(body.toString()).toBe(
    [
      '\uFEFF"received","businessType","service","squareFootage","businessName","address","name","email","phone","message","timestamp"',
      '"2026-11-21T20:04:01Z","","","","","","Bo","","1","",""',
      '"2026-11-21T20:04:00Z","","","","","","Ana","","","a ""quoted"", line\nand one",""',
      '',
    ].join('\r\n'),
  );
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
  'no spreadsheet takes a value that begins with %j for a formula',
  async (sign) => {
    const { send, get } = await startOutbox();
    await send({ name: `${sign}1+1` });
    const text = (await get('/outbox/requests.csv')).body.toString();
    expect(text).toContain(`"'${sign}1+1"`);
  },
);
