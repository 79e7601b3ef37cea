import * as fs from 'node:fs';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listRequests, storeRequest } from '../../tools/server/outbox/store.ts';
import { params, startOutbox } from '../outbox.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, renameSync: vi.fn(real.renameSync), writeFileSync: vi.fn(real.writeFileSync) };
});
const real = await vi.importActual<typeof fs>('node:fs');
afterEach(() => {
  vi.mocked(fs.renameSync).mockReset().mockImplementation(real.renameSync);
  vi.mocked(fs.writeFileSync).mockReset().mockImplementation(real.writeFileSync);
});

/** Does its work until the call number `last`, and fails in its midst. */
function failAt(last: number, work: (...args: string[]) => void) {
  let calls = 0;
  return (...args: unknown[]) => {
    calls += 1;
    work(...args.map(String));
    if (calls === last) throw new Error('ENOSPC: no space left on device');
  };
}

test.each([1, 2])('a disk that is full at the file number %i is left without a trace', async (last) => {
  const { send, dir } = await startOutbox();
  const half = (path = '', text = '') => real.writeFileSync(path, text.slice(0, 20));
  vi.mocked(fs.writeFileSync).mockImplementation(failAt(last, half));
  expect((await send(params)).status).toBe(500);
  expect(readdirSync(dir)).toEqual([]);
});

test.each([1, 2])('a disk that fails at the move number %i is left without a trace', async (last) => {
  const { send, dir } = await startOutbox();
  vi.mocked(fs.renameSync).mockImplementation(failAt(last, (from = '', to = '') => real.renameSync(from, to)));
  expect((await send(params)).status).toBe(500);
  expect(readdirSync(dir)).toEqual([]);
});

test('a request is stored only when its mail and its values are both whole', async () => {
  const { dir } = await startOutbox();
  const stored: number[] = [];
  const note = () => stored.push(listRequests(dir).length);
  vi.mocked(fs.writeFileSync).mockImplementation((path, text) => {
    real.writeFileSync(path, text as string);
    note();
  });
  vi.mocked(fs.renameSync).mockImplementation((from, to) => {
    real.renameSync(from, to);
    note();
  });
  await storeRequest(dir, params, 10);
  expect(stored).toEqual([0, 0, 0, 1]);
});

test('one mail can be fetched by its name, and no other file of this machine', async () => {
  const { send, get, dir, names } = await startOutbox();
  await send(params);
  const [name = ''] = names();
  const mail = await get(`/outbox/${name}.eml`);
  expect(mail.headers['content-type']).toBe('message/rfc822');
  expect(mail.headers['content-disposition']).toBe('attachment');
  expect(mail.body).toEqual(readFileSync(join(dir, `${name}.eml`)));
  for (const ending of ['eml', 'json']) {
    writeFileSync(join(dir, `../secret.${ending}`), '{"secret":"secret"}');
    writeFileSync(join(dir, `notes.${ending}`), '{"secret":"secret"}');
  }
  for (const other of [
    'nothing',
    '../secret',
    '..%2fsecret',
    'notes',
    '2001-01-01T00-00-00-000Z-bbbbbb',
    `${name}/x`,
  ]) {
    expect((await get(`/outbox/${other}`)).status, other).toBe(404);
    expect((await get(`/outbox/${other}.eml`)).status, other).toBe(404);
  }
  expect((await get('/outbox/')).status).toBe(404);
  expect((await get('/outbox')).body.toString()).not.toContain('secret');
});

const odd = (digits: string) => `2001-01-01T00-00-00-000Z-${digits}`;

test('a file that is no request is said to be unreadable, and stops neither the list nor the CSV', async () => {
  const { send, get, dir } = await startOutbox();
  await send(params);
  const contents = ['', 'no JSON', 'null', '[]', '{"name": 7}', '{"name": {"toString": 1}}', '['.repeat(100_000)];
  for (const [at, text] of contents.entries()) writeFileSync(join(dir, `${odd(`00000${at}`)}.json`), text);
  mkdirSync(join(dir, `${odd('aaaaaa')}.json`));
  writeFileSync(join(dir, `${odd('bbbbbb')}.json`), JSON.stringify({ name: 'long'.repeat(2 ** 18) }));

  const list = await get('/outbox');
  expect(list.status).toBe(200);
  expect(list.body.toString().match(/this file cannot be read/g)).toHaveLength(contents.length + 2);
  for (const digits of ['000001', 'aaaaaa']) {
    const page = await get(`/outbox/${odd(digits)}`);
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain('<h1>This file cannot be read</h1>');
  }
  const csv = (await get('/outbox/requests.csv')).body.toString();
  expect(csv).toContain('Ana Ruiz');
  expect(csv).not.toContain('long');
});

test('the CSV has the columns of a request and no others, whatever a request names its values', async () => {
  const { get, dir, send } = await startOutbox();
  await send(params);
  const many = Array.from({ length: 5000 }, (_, index) => [`column ${index}`, 'x']);
  writeFileSync(join(dir, `${odd('dddddd')}.json`), JSON.stringify({ name: 'Many', ...Object.fromEntries(many) }));
  const [head = '', ...lines] = (await get('/outbox/requests.csv')).body.toString().trim().split('\r\n');
  expect(head).toMatch(/^"received","businessType",.*"timestamp"$/);
  expect(head.split(',')).toHaveLength(11);
  expect(lines).toHaveLength(2);
});

// Windows lets not everyone make a link to a file.
test.skipIf(process.platform === 'win32')('a request or a mail that is a link is not followed', async () => {
  const { get, dir } = await startOutbox();
  mkdirSync(dir);
  writeFileSync(join(dir, '../elsewhere.json'), '{"name": "secret"}');
  symlinkSync('../elsewhere.json', join(dir, `${odd('cccccc')}.json`));
  writeFileSync(join(dir, `${odd('aaaaaa')}.json`), '{}');
  writeFileSync(join(dir, '../secret.txt'), 'secret');
  symlinkSync('../secret.txt', join(dir, `${odd('aaaaaa')}.eml`));
  for (const path of ['', '/requests.csv', `/${odd('cccccc')}`, `/${odd('aaaaaa')}`]) {
    const answer = await get(`/outbox${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.body.toString(), path).not.toContain('secret');
  }
  expect((await get(`/outbox/${odd('aaaaaa')}.eml`)).status).toBe(404);
});

test('a file with an impossible date is none of the outbox', async () => {
  const { get, dir } = await startOutbox();
  mkdirSync(dir);
  writeFileSync(join(dir, '2026-99-99T99-99-99-999Z-aaaaaa.json'), '{}');
  writeFileSync(join(dir, '2026-99-99T99-99-99-999Z-aaaaaa.eml'), '');
  expect((await get('/outbox')).body.toString()).toContain('No request has come yet');
  expect((await get('/outbox/2026-99-99T99-99-99-999Z-aaaaaa')).status).toBe(404);
});
