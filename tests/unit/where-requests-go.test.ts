import { createLogger, createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { mailOriginIn } from '../../tools/build/mail-service.ts';
import { developmentOutbox } from '../../tools/server/outbox/outbox.ts';
import { greet } from '../../tools/server/server.ts';

const emailjs = 'https://api.emailjs.com';
const own = { VITE_EMAILJS_ORIGIN: 'https://mail.harborwash.com' };

test.each<[string, string, Record<string, string>, string | undefined]>([
  ['without keys', "connect-src 'self'; font-src 'self'", {}, undefined],
  ['with the keys of others alone', "connect-src 'self' https://maps.googleapis.com", {}, undefined],
  ['that loads from the service, but sends nothing', `connect-src 'self'; img-src ${emailjs}`, {}, undefined],
  ['with keys', `img-src 'self'; connect-src 'self' ${emailjs} https://plausible.io; font-src 'self'`, {}, emailjs],
  ['with a service of its own', `connect-src 'self' ${own.VITE_EMAILJS_ORIGIN}`, own, own.VITE_EMAILJS_ORIGIN],
  ['without a policy', '', {}, undefined],
])('a site %s is known by its policy', (_, policy, env, origin) => {
  expect(mailOriginIn(policy, env)).toBe(origin);
});

test('the preview server says where requests go', () => {
  const start = (mail?: string) => greet({ address: '::1', port: 4173, family: '' }, 'localhost', 'box', mail);
  expect(start()).toContain('Quote requests arrive in box/ and show at http://localhost:4173/outbox');
  expect(start(emailjs)).toContain(`sent through EmailJS (${emailjs})`);
  expect(start(emailjs)).toContain('none arrives in box/');
  expect(start(emailjs)).not.toContain('4173/outbox');
});

test.each<[Record<string, string>, string]>([
  [{ VITE_EMAILJS_PUBLIC_KEY: '' }, 'Quote requests arrive in box/ and show at /outbox'],
  [{ VITE_EMAILJS_PUBLIC_KEY: 'key', VITE_EMAILJS_ORIGIN: '' }, `sent through EmailJS (${emailjs})`],
  [{ VITE_EMAILJS_PUBLIC_KEY: 'key', ...own }, `sent through EmailJS (${own.VITE_EMAILJS_ORIGIN})`],
])('the development server with %o says where requests go', async (env, expected) => {
  vi.stubEnv('OUTBOX_DIR', 'box');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const lines: string[] = [];
  const customLogger = { ...createLogger(), info: (line: string) => lines.push(line) };
  const vite = await createServer({
    configFile: false,
    envDir: false,
    customLogger,
    server: { middlewareMode: true, ws: false },
    plugins: [developmentOutbox()],
  });
  await vite.close();
  vi.unstubAllEnvs();
  expect(lines).toContainEqual(expect.stringContaining(expected));
});
