import { mkdtempSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { developmentOutbox } from '../../tools/server/outbox/outbox.ts';
import { greet } from '../../tools/server/server.ts';
import { mailOriginIn } from '../../tools/site/mail-service.ts';
import { ask } from '../ask.ts';
import { ids, json, sendPath } from '../outbox.ts';

const emailjs = 'https://api.emailjs.com';
const own = { VITE_EMAILJS_ORIGIN: 'https://mail.harborwash.com' };

test.each<[string, string, Record<string, string>, string | undefined]>([
  ['with only the keys of other services', "connect-src 'self' https://maps.googleapis.com", {}, undefined],
  ['that may load images from EmailJS but not connect', `connect-src 'self'; img-src ${emailjs}`, {}, undefined],
  ['with EmailJS', `img-src 'self'; connect-src 'self' ${emailjs} https://plausible.io; font-src 'self'`, {}, emailjs],
  ['with its own mail service', `connect-src 'self' ${own.VITE_EMAILJS_ORIGIN}`, own, own.VITE_EMAILJS_ORIGIN],
  ['without a policy', '', {}, undefined],
])('the content security policy shows the mail service of a site %s', (_, policy, env, origin) => {
  expect(mailOriginIn(policy, env)).toBe(origin);
});

test('the preview server prints its address and where requests go, and warns if the network can reach it', () => {
  const start = (address: string, host = address, mail?: string) =>
    greet({ address, port: 4173, family: '' }, host, 'box', mail);
  expect(start('127.0.0.1', 'localhost')).toContain('The site is at http://localhost:4173');
  expect(start('::1')).toContain('Quote requests arrive in box/ and show at http://[::1]:4173/outbox');
  const sent = start('::1', 'localhost', emailjs);
  expect(sent).toMatch(`really emailed, through EmailJS (${emailjs}); none is kept in box/`);
  expect(sent).not.toContain('4173/outbox');
  const warning = 'Anyone on your network can see the site and read the outbox';
  for (const address of ['127.0.0.1', '127.1.2.3', '::1']) expect(start(address)).not.toContain(warning);
  for (const address of ['0.0.0.0', '::', '192.168.1.5', 'fd00::1']) expect(start(address, 'x')).toContain(warning);
  for (const everywhere of ['0.0.0.0', '::'])
    expect(start(everywhere)).toContain('The site is at http://localhost:4173');
});

/** Starts a development server with an outbox at `dir`. @returns the server, and the lines that it logs */
async function startVite(dir: string, root = process.cwd()) {
  vi.stubEnv('OUTBOX_DIR', dir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: string[] = [];
  const vite = await createServer({
    configFile: false,
    envDir: false,
    root,
    customLogger: { ...createLogger(), info: (line: string) => lines.push(line) },
    plugins: [developmentOutbox()],
    server: { host: '127.0.0.1', port: 0, ws: false },
  });
  onTestFinished(() => vite.close());
  return { vite, lines };
}

test('the development server prints where requests go', async () => {
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key');
  vi.stubEnv('VITE_EMAILJS_ORIGIN', own.VITE_EMAILJS_ORIGIN);
  const { lines } = await startVite('box');
  expect(lines).toContainEqual(expect.stringContaining(`really emailed, through EmailJS (${own.VITE_EMAILJS_ORIGIN})`));
});

test('the development server guards the outbox as the preview server does', { timeout: 30_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'outbox-'));
  const dir = join(root, 'requests');
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '');
  const { vite, lines } = await startVite(dir, root);
  expect(lines).toContainEqual(`Quote requests arrive in ${dir}/ and show at /outbox`);
  await vite.listen();
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
