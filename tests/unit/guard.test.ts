import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guard, inAddress } from '../../tools/server/guard.ts';
import { developmentOutbox } from '../../tools/server/outbox/outbox.ts';
import { greet } from '../../tools/server/server.ts';
import { ask } from '../ask.ts';
import { ids, json, sendPath } from '../outbox.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A guarded server for one test. @returns its port, and what it has logged */
async function start(handle: Handler, host?: string, listenAt = '127.0.0.1') {
  const lines: string[] = [];
  const server = createServer(guard({ log: (line) => lines.push(line), ...(host && { host }) }, handle));
  await new Promise<void>((resolve) => server.listen(0, listenAt, resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, lines };
}

const fine: Handler = (_, response) => void response.end('fine');

test('a server answers to its own names, each with its port', async () => {
  const { port } = await start(fine, 'Wash-Desk.local');
  for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', 'wash-desk.local'])
    expect((await ask(port, '/', { host: `${name}:${port}` })).status, name).toBe(200);
  const foreign = ['evil.example', 'localhost.evil.example', 'evil.example@localhost', '10.0.0.9', '0.0.0.0'];
  for (const host of [...foreign.map((name) => `${name}:${port}`), 'localhost', `localhost:${port + 1}`]) {
    const answer = await ask(port, '/', { host });
    expect(answer.status, host).toBe(403);
    expect(answer.body.toString()).toContain(`localhost:${port}`);
  }
});

test.each(['0.0.0.0', '::'])(
  'listening at %s, it also answers to the IP address at which a request came in',
  async (host) => {
    const { port } = await start(fine, host, host);
    // Every address that begins with 127 is this machine.
    expect((await ask(port, '/', { host: `127.0.0.1:${port}` })).status).toBe(200);
    expect((await ask(port, '/', { host: `127.0.0.2:${port}` }, 'GET', '', '127.0.0.2')).status).toBe(200);
    expect((await ask(port, '/', { host: `127.0.0.3:${port}` }, 'GET', '', '127.0.0.2')).status).toBe(403);
    expect((await ask(port, '/', { host: `evil.example:${port}` })).status).toBe(403);
  },
);

test('only its own pages are answered, and what names no page, as curl', async () => {
  const { port } = await start(fine);
  const host = `localhost:${port}`;
  expect((await ask(port, '/', { host })).status).toBe(200);
  expect((await ask(port, '/', { host, origin: `http://localhost:${port}` }, 'POST')).status).toBe(200);
  const foreign = ['null', 'https://evil.example', `https://${host}`, 'http://localhost', `http://127.0.0.1:${port}`];
  for (const origin of foreign) {
    const answer = await ask(port, '/', { host, origin }, 'POST');
    expect(answer.status, origin).toBe(403);
    expect(answer.body.toString()).toContain('only its own pages');
  }
});

test.each<[string, Handler]>([
  [
    'throws',
    () => {
      throw new Error('broken\nfaked line');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken\nfaked line'))],
])('what %s in a handler is answered with 500 in words, and told of in one line', async (_, handle) => {
  const { port, lines } = await start((request, response) => {
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', '3');
    return handle(request, response);
  });
  const answer = await ask(port, '/a');
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toBe('The server failed to answer. Its window says why.');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(lines).toEqual(['GET /a: Error: broken faked line']);
});

test('half an answer ends with the connection, and the next one is whole', async () => {
  let calls = 0;
  const { port, lines } = await start((request, response) => {
    calls += 1;
    if (calls > 1) return fine(request, response);
    response.write('half');
    throw new Error('broken');
  });
  await expect(ask(port, '/')).rejects.toThrow();
  expect(lines).toEqual(['GET /: Error: broken']);
  expect((await ask(port, '/')).status).toBe(200);
});

test('a server that others can reach says so when it starts', () => {
  const start = (address: string, host: string) => greet({ address, port: 4173, family: '' }, host, 'outbox');
  const warning = 'Others on your network can reach this server';
  expect(start('127.0.0.1', 'localhost')).toContain('The site is at http://localhost:4173');
  expect(start('::1', '::1')).toContain('show at http://[::1]:4173/outbox');
  for (const address of ['127.0.0.1', '127.1.2.3', '::1']) expect(start(address, address)).not.toContain(warning);
  for (const address of ['0.0.0.0', '::', '192.168.1.5', 'fd00::1']) expect(start(address, 'x')).toContain(warning);
  for (const everywhere of ['0.0.0.0', '::'])
    expect(start(everywhere, everywhere)).toContain('The site is at http://localhost:4173');
  expect(inAddress('localhost', 80)).toBe('localhost');
});

test('the development server guards the outbox as the preview server does', { timeout: 30_000 }, async () => {
  const { createServer: createVite } = await import('vite');
  const root = mkdtempSync(join(tmpdir(), 'outbox-'));
  const dir = join(root, 'requests');
  vi.stubEnv('OUTBOX_DIR', dir);
  vi.spyOn(console, 'log').mockReturnValue();
  const vite = await createVite({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [developmentOutbox()],
    server: { host: '127.0.0.1', port: 0, ws: false },
  });
  await vite.listen();
  onTestFinished(() => vite.close());
  const { port } = (vite.httpServer as Server).address() as AddressInfo;
  const post = (headers = {}) => ask(port, sendPath, { ...json, ...headers }, 'POST', JSON.stringify(ids));
  expect((await post()).status).toBe(200);
  expect((await post({ origin: `http://127.0.0.1:${port}` })).status).toBe(200);
  expect((await post({ origin: 'http://localhost:3000' })).status).toBe(403);
  expect((await ask(port, '/outbox')).body.toString()).toContain('2 quote requests');
  expect((await ask(port, '/outbox', { host: 'evil.example' })).status).toBe(403);
  expect((await ask(port, '/elsewhere')).body.toString()).not.toContain('quote request');
  expect(readdirSync(dir)).toHaveLength(4);
});
