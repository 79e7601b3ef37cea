import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { toCsv } from '../../tools/server/outbox/csv.ts';
import { renderOutbox, renderRequest } from '../../tools/server/outbox/page.ts';
import { params, sendPath, startOutbox } from '../outbox.ts';
import { company } from '../owner.ts';

// Gives the company made-up color values, which a test below looks for in the page.
vi.mock('../../tools/site/company.ts', async (load) => {
  const all = await load<typeof import('../../tools/site/company.ts')>();
  const real = all.readCompany();
  const colors = Object.fromEntries(Object.keys(real.colors).map((name) => [name, `${name} of mine`]));
  return { ...all, readCompany: () => ({ ...real, colors }) };
});

/** Text that would become markup if one of its special characters were not escaped. */
const evil = `"><img src=x> ' & &lt; <script>alert(1)</script>`;
const escaped = '&quot;&gt;&lt;img src=x&gt; &#39; &amp; &amp;lt; &lt;script&gt;alert(1)&lt;/script&gt;';
const stored = (values: Record<string, string>) => ({ name: 'x', time: '2026-11-21T20:04:00Z', params: values });

test('the outbox lists requests in order, escapes every value, and says when it is empty', () => {
  const values = { businessName: evil, name: evil, service: evil, squareFootage: evil };
  const html = renderOutbox([stored(values), stored({ businessName: 'Other' })]);
  expect(html.split(escaped)).toHaveLength(5);
  expect(html).not.toMatch(/<script|<img/);
  expect(html.indexOf(escaped)).toBeLessThan(html.indexOf('Other'));
  expect(html).toContain('2 quote requests');
  const { timeZone } = company.region;
  const [hour] = new Date('2026-11-21T20:04:00Z').toLocaleTimeString('en-US', { timeZone }).split(':');
  expect(html).toContain(`<time datetime="2026-11-21T20:04:00Z">Nov 21, 2026, ${hour}:04`);
  expect(html).toContain(timeZone);
  expect(renderOutbox([])).toContain('No request has come yet');
});

test('a request’s page has email and phone links to reply, and escapes every name and value', () => {
  const values = Object.fromEntries(Object.keys(params).map((name) => [name, evil]));
  const odd = { [evil]: 'odd name', constructor: 'x' };
  const html = renderRequest(stored({ ...values, email: 'a@b.c?bcc="x"', phone: '(904) 456-3851', ...odd }));
  expect(html).not.toMatch(/<script|<img/);
  // The escaped text occurs eleven times: in title, headline, seven fields, message and the odd name.
  expect(html.split(escaped)).toHaveLength(12);
  expect(html).toContain('href="mailto:a%40b.c%3Fbcc%3D%22x%22?subject=Re%3A%20Quote%20request%3A%20');
  expect(html).toContain('href="tel:9044563851"');
  expect(html).toContain('<dt>constructor</dt>');
});

test('outbox pages use the company’s colors, and their policy allows only their own style, by its hash', async () => {
  const { get } = await startOutbox();
  const { headers, body } = await get('/outbox');
  const style = /<style>(.*)<\/style>/s.exec(body.toString())?.[1] ?? '';
  for (const color of ['ground', 'ink', 'muted', 'line', 'accent'] as const)
    expect(style).toContain(`${color} of mine`);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});

test('outbox pages are not cached, and every outbox response is sent with nosniff', async () => {
  const { get, send, names } = await startOutbox();
  await send(params);
  const [name] = names();
  const shown = ['/outbox', `/outbox/${name}`, `/outbox/${name}.eml`, '/outbox/requests.csv'];
  for (const { status, headers } of await Promise.all(shown.map((path) => get(path))))
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([200, 'no-store', 'nosniff']);
  const refused = [get('/outbox/nothing'), get(sendPath), send([]), get('/outbox', { host: 'x' })];
  const others = await Promise.all(refused);
  expect(others.map(({ status }) => status)).toEqual([404, 405, 400, 403]);
  for (const { headers } of others) expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the CSV has all requests, newest first and quoted, with only the columns of a request', async () => {
  const { send, get } = await startOutbox();
  await send({ name: 'Ana', message: 'a "quoted", line\nand one' });
  await send({ name: 'Bo', phone: '1', received: 'odd', 'column 1': 'x' });
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

test('the CSV escapes values that a spreadsheet would read as a formula', () => {
  for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])
    expect(toCsv([stored({ name: `${sign}1+1` })])).toContain(`"'${sign}1+1"`);
});

test('the CSV has a column for an optional field only if a request has that field', () => {
  const head = (...requests: Parameters<typeof toCsv>[0]) => toCsv(requests).split('\r\n', 1)[0];
  expect(head(stored({}))).not.toContain('source');
  expect(head(stored({}), stored({ source: 'first page: /' }))).toMatch(/,"source"$/);
});
