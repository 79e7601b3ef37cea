import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { guard, inAddress } from '../../tools/server/guard.ts';
import { ask } from '../ask.ts';
import { listen } from '../outbox.ts';

/** A guarded server for one test. @returns its port, and what it has logged */
async function start(handle: RequestListener, host = 'localhost', listenAt = '127.0.0.1') {
  const lines: string[] = [];
  const { port, stop } = await listen(guard({ host, log: (line) => lines.push(line) }, handle), listenAt);
  onTestFinished(stop);
  return { port, lines };
}

const fine: RequestListener = (_, response) => void response.end('fine');

test('a server answers only to its own names, each with its port', async () => {
  const { port } = await start(fine, 'Wash-Desk.local');
  const statusAs = async (host: string) => (await ask(port, '/', { host })).status;
  for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', 'wash-desk.local'])
    expect(await statusAs(`${name}:${port}`), name).toBe(200);
  const foreign = ['evil.example', 'localhost.evil.example', 'evil.example@localhost', '10.0.0.9', '[::2]', '0.0.0.0'];
  for (const host of [...foreign.map((name) => `${name}:${port}`), 'localhost', `localhost:${port + 1}`])
    expect(await statusAs(host), host).toBe(403);
  expect((await ask(port, '/', { host: 'x' })).body.toString()).toContain(`localhost:${port}`);
  expect(inAddress('localhost', 80)).toBe('localhost');
});

test.each(['0.0.0.0', '::'])('a server at %s also answers to the IP address a request arrives at', async (host) => {
  const { port } = await start(fine, host, host);
  // On Linux all of 127.* reaches this machine, so a request can arrive at an address other than the one that it names.
  for (const [name, at, status] of [
    ['127.0.0.1', '127.0.0.1', 200],
    ['127.0.0.2', '127.0.0.2', 200],
    ['127.0.0.3', '127.0.0.2', 403],
    ['evil.example', '127.0.0.1', 403],
  ] as const)
    expect((await ask(port, '/', { host: `${name}:${port}` }, 'GET', '', at)).status, name).toBe(status);
});

test('a server answers only its own pages and clients that send no origin, such as curl', async () => {
  const { port } = await start(fine);
  const host = `localhost:${port}`;
  const statusFrom = async (origin: string) => (await ask(port, '/', { host, origin }, 'POST')).status;
  expect((await ask(port, '/', { host })).status).toBe(200);
  expect(await statusFrom(`http://${host}`)).toBe(200);
  const foreign = ['null', 'https://evil.example', `https://${host}`, 'http://localhost', `http://127.0.0.1:${port}`];
  for (const origin of [...foreign, 'file://']) expect(await statusFrom(origin), origin).toBe(403);
});

test('an error in a handler is answered with 500 and a message, and logged in one line', async () => {
  const { port, lines } = await start(async (_, response) => {
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', '3');
    throw new Error('broken\nfaked line');
  });
  const answer = await ask(port, '/a');
  expect([answer.status, answer.headers['content-encoding']]).toEqual([500, undefined]);
  expect(answer.body.toString()).toBe('The server failed to answer. Its terminal window says why.');
  expect(lines).toEqual(['GET /a: Error: broken faked line']);
});

test('an error in mid-answer closes the connection and is logged, and the next answer is complete', async () => {
  const { port, lines } = await start((request, response) => {
    if (request.url === '/whole') return fine(request, response);
    response.write('half');
    throw new Error('broken');
  });
  await expect(ask(port, '/')).rejects.toThrow();
  expect(lines).toEqual(['GET /: Error: broken']);
  expect((await ask(port, '/whole')).status).toBe(200);
});
