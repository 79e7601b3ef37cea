import * as fs from 'node:fs';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { composeMail } from '../../tools/server/outbox/mail.ts';
import { listRequests, storeRequest } from '../../tools/server/outbox/store.ts';
import { ask } from '../ask.ts';
import { ids, json, params, sendPath, startOutbox } from '../outbox.ts';
import { company } from '../owner.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, renameSync: vi.fn(real.renameSync), writeFileSync: vi.fn(real.writeFileSync) };
});
const real = await vi.importActual<typeof fs>('node:fs');
/** Calls `then` after each file that is written or moved, with the number of such steps so far. */
function watchDisk(then: (step: number) => void) {
  let steps = 0;
  const watched = <Args extends unknown[]>(work: (...args: Args) => void) => {
    return (...args: Args) => {
      work(...args);
      steps += 1;
      then(steps);
    };
  };
  vi.mocked(fs.writeFileSync).mockImplementation(watched(real.writeFileSync));
  vi.mocked(fs.renameSync).mockImplementation(watched(real.renameSync));
}
afterEach(() => watchDisk(() => {}));

test('an accepted request is stored before the answer, as a mail and a JSON file with all values as text', async () => {
  const { send, dir, names, lines } = await startOutbox();
  const answer = await send({ ...params, count: 7, urgent: true, note: null });
  expect([answer.status, answer.body.toString()]).toEqual([200, 'OK']);
  const [name = ''] = names();
  expect(name).toMatch(/^[\dT-]+Z-[0-9a-f]{6}$/);
  expect(readdirSync(dir).sort()).toEqual([`${name}.eml`, `${name}.json`]);
  const values = { ...params, count: '7', urgent: 'true', note: '' };
  expect(JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8'))).toEqual(values);
  const mail = readFileSync(join(dir, `${name}.eml`), 'utf8');
  expect(mail).toContain('\r\nReply-To: ana@example.com\r\n');
  expect(mail).toContain(`\r\nTo: ${company.email}\r\n`);
  expect(lines).toEqual([`Quote request: Ana Ruiz, Zoë’s “Wash” <b>&, parking-lot-cleaning -> ${dir}/${name}.eml`]);
});

test.each([
  [undefined, 'no business name'],
  [' ', 'no business name'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['A\r\nBcc: all@example.com\u0007', 'A Bcc: all@example.com'],
])('the mail for the business name %j has the subject "Quote request: %s"', async (businessName, expected) => {
  const mail = String(await composeMail(businessName ? { businessName } : {}));
  // Unfolds a long header, which a mail continues on the next line after a space.
  expect(/^Subject: (.*)$/m.exec(mail.replaceAll('\r\n ', ' '))?.[1]).toBe(`Quote request: ${expected}`);
  if (!businessName) expect(mail).toContain('This request came in empty.');
});

const withParams = (template_params: unknown) => JSON.stringify({ ...ids, template_params });

test.each([
  ...[undefined, '', 7].map((nothing) => [JSON.stringify({ ...ids, user_id: nothing }), 'The Public Key is required']),
  [JSON.stringify({ ...ids, service_id: '' }), 'The service ID is required'],
  [JSON.stringify({ ...ids, template_id: '' }), 'The template ID is required'],
  ['{', 'not valid JSON'],
  ['[]x', 'not valid JSON'],
  ['[]', 'not a JSON object'],
  ['null', 'not a JSON object'],
  [withParams([1]), 'The parameters are invalid'],
  [withParams(null), 'The parameters are invalid'],
  [withParams({ a: { toString: 'x' } }), 'The parameters are invalid'],
  [`{"template_params": ${'['.repeat(24_000)}${']'.repeat(24_000)}}`, 'The Public Key is required'],
])('the body %.60s is answered with 400 and an error message', async (body = '', sentence) => {
  const { post, dir } = await startOutbox();
  const answer = await post(body);
  expect([answer.status, answer.body.toString()]).toEqual([400, expect.stringContaining(sentence ?? '')]);
  expect(existsSync(dir)).toBe(false);
});

test('a request over 50 KB is answered with 413, however large it is, and is not stored', async () => {
  const { post, send, dir } = await startOutbox();
  for (const kilobytes of [51, 20_000]) {
    const answer = await post(' '.repeat(kilobytes * 1024));
    expect([answer.status, answer.body.toString()]).toEqual([413, 'Variables size limit exceeded: 50 KB']);
  }
  expect(existsSync(dir)).toBe(false);
  expect((await send({ message: 'x'.repeat(49 * 1024) })).status).toBe(200);
});

test('only JSON sent by POST is accepted, and no CORS header lets other sites send requests', async () => {
  const { port, post, dir, lines } = await startOutbox();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
    expect((await post(withParams(params), { 'content-type': type })).status).toBe(415);
  for (const method of ['GET', 'PUT', 'OPTIONS']) {
    const { status, headers } = await ask(port, sendPath, json, method, method === 'PUT' ? withParams(params) : '');
    expect([status, headers.allow, headers['access-control-allow-origin']]).toEqual([405, 'POST', undefined]);
  }
  expect(existsSync(dir)).toBe(false);
  expect(lines).toEqual([]);
});

test('a disk error is answered with 500 and logged in one line', async () => {
  const file = join(tmpdir(), `not-a-folder-${process.pid}`);
  writeFileSync(file, '');
  const { send, get, lines } = await startOutbox(file);
  for (const { status } of [await send(params), await get('/outbox')]) expect(status).toBe(500);
  expect(lines.join('\n')).toMatch(/^POST .*: Error: E.*\nGET \/outbox: Error: ENO.*$/);
});

test.each([1, 2, 3, 4])('a disk error at write step %i of four leaves no file behind', async (last) => {
  const { send, dir } = await startOutbox();
  watchDisk((step) => {
    if (step === last) throw new Error('ENOSPC: no space left on device');
  });
  expect((await send(params)).status).toBe(500);
  expect(readdirSync(dir)).toEqual([]);
});

test('a request is listed only when its mail and its values are both completely written', async () => {
  const { dir } = await startOutbox();
  const stored: number[] = [];
  watchDisk(() => stored.push(listRequests(dir).length));
  await storeRequest(dir, params);
  expect(stored).toEqual([0, 0, 0, 1]);
});

/** A valid request name, for files that the outbox did not write. */
const odd = (digits: string) => `2001-01-01T00-00-00-000Z-${digits}`;

test('a stored mail can be downloaded by its name, and no other file on this machine can', async () => {
  const { send, get, dir, names } = await startOutbox();
  await send(params);
  const [name = ''] = names();
  const { headers, body } = await get(`/outbox/${name}.eml`);
  expect([headers['content-type'], headers['content-disposition']]).toEqual(['message/rfc822', 'attachment']);
  expect(body).toEqual(readFileSync(join(dir, `${name}.eml`)));
  // The last name cannot be a request's, because its date is impossible.
  const others = ['../secret', 'notes', '2026-99-99T99-99-99-999Z-aaaaaa'];
  for (const other of others)
    for (const ending of ['eml', 'json']) writeFileSync(join(dir, `${other}.${ending}`), '{"name":"secret"}');
  for (const other of [...others, '..%2fsecret', 'nothing', odd('bbbbbb'), `${name}/x`, ''])
    for (const ending of ['', '.eml']) expect((await get(`/outbox/${other}${ending}`)).status, other).toBe(404);
  expect((await get('/outbox')).body.toString()).not.toContain('secret');
});

test('a file that is not a valid request is shown as unreadable, and breaks neither the list nor the CSV', async () => {
  const { send, get, dir } = await startOutbox();
  await send(params);
  const contents = ['', 'no JSON', 'null', '[]', '{"name": 7}', '{"name": {"toString": 1}}', '['.repeat(100_000)];
  contents.push(JSON.stringify({ name: 'long'.repeat(2 ** 18) }));
  for (const [at, text] of contents.entries()) writeFileSync(join(dir, `${odd(`00000${at}`)}.json`), text);
  mkdirSync(join(dir, `${odd('aaaaaa')}.json`));
  const list = (await get('/outbox')).body.toString();
  expect(list.match(/this file cannot be read/g)).toHaveLength(contents.length + 1);
  for (const digits of ['000001', 'aaaaaa']) {
    const page = (await get(`/outbox/${odd(digits)}`)).body.toString();
    expect(page).toContain('<h1>This file cannot be read</h1>');
  }
  const csv = (await get('/outbox/requests.csv')).body.toString();
  expect(csv).toContain('Ana Ruiz');
  expect(csv).not.toContain('long');
});

// Skipped on Windows, where not every user may create a symbolic link.
test.skipIf(process.platform === 'win32')('a request or a mail that is a symbolic link is not followed', async () => {
  const { get, dir } = await startOutbox();
  mkdirSync(dir);
  writeFileSync(join(dir, '../secret'), '{"name": "secret"}');
  writeFileSync(join(dir, `${odd('aaaaaa')}.json`), '{}');
  for (const link of [`${odd('cccccc')}.json`, `${odd('aaaaaa')}.eml`]) symlinkSync('../secret', join(dir, link));
  for (const path of ['', '/requests.csv', `/${odd('cccccc')}`, `/${odd('aaaaaa')}`]) {
    const answer = await get(`/outbox${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.body.toString(), path).not.toContain('secret');
  }
  expect((await get(`/outbox/${odd('aaaaaa')}.eml`)).status).toBe(404);
});
