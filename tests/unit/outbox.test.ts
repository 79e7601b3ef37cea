import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from '../ask.ts';
import { ids, json, params, sendPath, startOutbox } from '../outbox.ts';
import { company } from '../owner.ts';

test('an accepted request lies in the outbox before the answer, as a mail and its values beside it, unchanged', async () => {
  const { send, dir, names, lines } = await startOutbox();
  const answer = await send(params);
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe('OK');
  const [name = ''] = names();
  expect(name).toMatch(/^[\dT-]+Z-[0-9a-f]{6}$/);
  expect(readdirSync(dir).sort()).toEqual([`${name}.eml`, `${name}.json`]);
  expect(JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8'))).toEqual(params);
  const mail = readFileSync(join(dir, `${name}.eml`), 'utf8');
  expect(mail).toContain('\r\nReply-To: ana@example.com\r\n');
  expect(mail).toContain(`\r\nTo: ${company.email}\r\n`);
  expect(lines).toEqual([`Quote request: Ana Ruiz, Zoë’s “Wash” <b>&, parking-lot-cleaning -> ${dir}/${name}.eml`]);
});

test('values that are no text become text, as a template would print them', async () => {
  const { send, dir, names } = await startOutbox();
  expect((await send({ count: 7, urgent: true, note: null })).status).toBe(200);
  expect(JSON.parse(readFileSync(join(dir, `${names()[0]}.json`), 'utf8'))).toEqual({
    count: '7',
    urgent: 'true',
    note: '',
  });
});

test('no header can be smuggled into a mail, and no control character into a header or the log', async () => {
  const { send, dir, names, lines } = await startOutbox();
  const email = 'a@example.com\r\nBcc: x@example.com';
  await send({ businessName: 'A\r\nBcc: all@example.com\u0007\u001b[31m', email, name: 'N\u001b[2J\nfaked line' });
  const [headers = ''] = readFileSync(join(dir, `${names()[0]}.eml`), 'utf8').split('\r\n\r\n');
  expect(headers).toContain('\r\nSubject: Quote request: A Bcc: all@example.com [31m\r\n');
  expect(headers).not.toMatch(/^(Bcc|Reply-To):/m);
  expect(lines).toEqual([expect.stringContaining('Quote request: N [2J faked line, A Bcc: all@example.com [31m,  ->')]);
});

test('a mail has a subject for every business name, and a text even without a value', async () => {
  const { send, dir, names } = await startOutbox();
  for (const values of [{}, { businessName: ' ' }, { businessName: 'x'.repeat(300) }]) await send(values);
  const mails = names().map((name) => readFileSync(join(dir, `${name}.eml`), 'utf8'));
  // A long line goes on in the next, after a space.
  const subjects = mails.map((mail) => /^Subject: (.*)$/m.exec(mail.replaceAll('\r\n ', ' '))?.[1]);
  const none = 'Quote request: no business name';
  expect(subjects).toEqual([none, none, `Quote request: ${'x'.repeat(200)}`]);
  expect(mails[0]).toContain('This request came without a value.');
});

test.each([
  ['user_id', 'The Public Key is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
])('without %s the answer is 400 with a sentence', async (id, sentence) => {
  const { post, dir } = await startOutbox();
  for (const nothing of [undefined, '', 7]) {
    const answer = await post(JSON.stringify({ ...ids, [id]: nothing, template_params: params }));
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).toBe(sentence);
  }
  expect(existsSync(dir)).toBe(false);
});

test.each([
  ['{', 'not valid JSON'],
  ['[]x', 'not valid JSON'],
  ['"text"', 'not a JSON object'],
  ['[]', 'not a JSON object'],
  ['null', 'not a JSON object'],
  [JSON.stringify({ ...ids, template_params: [1] }), 'The parameters are invalid'],
  [JSON.stringify({ ...ids, template_params: null }), 'The parameters are invalid'],
  [JSON.stringify({ ...ids, template_params: { a: { toString: 'x' } } }), 'The parameters are invalid'],
  [`{"template_params": ${'['.repeat(24_000)}${']'.repeat(24_000)}}`, 'The Public Key is required'],
])('the body %.60s is answered with 400 and a sentence', async (body, sentence) => {
  const { post, dir } = await startOutbox();
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(answer.body.toString()).toContain(sentence);
  expect(existsSync(dir)).toBe(false);
});

test('more than 50 KB is answered with 413, however much more, and leaves nothing', async () => {
  const { post, send, names, dir } = await startOutbox();
  for (const kilobytes of [51, 20_000]) {
    const answer = await post(' '.repeat(kilobytes * 1024));
    expect(answer.status).toBe(413);
    expect(answer.body.toString()).toBe('Variables size limit exceeded: 50 KB');
  }
  expect(existsSync(dir)).toBe(false);
  expect((await send({ message: 'x'.repeat(49 * 1024) })).status).toBe(200);
  expect(names()).toHaveLength(1);
});

test('an upload that takes too long in all is answered with 408, however steadily it comes', async () => {
  const { port, dir } = await startOutbox({ timeLimit: 100 });
  const upload = httpRequest({ port, host: '127.0.0.1', path: sendPath, method: 'POST', headers: json });
  const trickle = setInterval(() => upload.write(' '), 10);
  const [status, connection, text] = await new Promise<unknown[]>((resolve, reject) => {
    upload.on('error', reject);
    upload.on('response', async (response) => {
      clearInterval(trickle);
      resolve([response.statusCode, response.headers.connection, (await response.toArray()).join('')]);
    });
  });
  expect([status, connection, text]).toEqual([408, 'close', 'The request took too long']);
  expect(existsSync(dir)).toBe(false);
});

test('only JSON is taken, and only by POST: no page of another site is told that it may', async () => {
  const { port, post, dir, lines } = await startOutbox();
  const body = JSON.stringify({ ...ids, template_params: params });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
    expect((await post(body, { 'content-type': type })).status).toBe(415);
  for (const method of ['GET', 'PUT', 'OPTIONS']) {
    const answer = await ask(port, sendPath, json, method, method === 'PUT' ? body : '');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(existsSync(dir)).toBe(false);
  expect(lines).toEqual([]);
});

test('a disk that refuses is answered with 500 in words, and told of in one line', async () => {
  const dir = join(tmpdir(), `not-a-folder-${process.pid}`);
  writeFileSync(dir, '');
  const { send, get, lines } = await startOutbox({ dir });
  for (const answer of [await send(params), await get('/outbox')]) {
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toContain('The server failed to answer');
  }
  expect(lines).toEqual([
    expect.stringContaining(`POST ${sendPath}: Error: ENO`),
    expect.stringContaining('GET /outbox: Error: ENO'),
  ]);
});

test('a full outbox answers 507 and keeps what it has', async () => {
  const { send, dir, names } = await startOutbox({ limit: 2 });
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'three']) statuses.push((await send({ name })).status);
  expect(statuses).toEqual([200, 200, 507]);
  const kept = names().map((name) => JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')).name);
  expect(kept.sort()).toEqual(['one', 'two']);
  expect(readdirSync(dir)).toHaveLength(4);
});
