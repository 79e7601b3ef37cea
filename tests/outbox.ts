import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { guard } from '../tools/server/guard.ts';
import { createOutbox } from '../tools/server/outbox/outbox.ts';
import { ask } from './ask.ts';

export const sendPath = '/api/v1.0/email/send';
export const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
export const json = { 'content-type': 'application/json' };

/** Template parameters as the form sends them. */
export const params = {
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

/** Starts a server on a free port. @returns the port, and a function that stops the server */
export async function listen(handle: RequestListener, host = '127.0.0.1') {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

/** Starts an outbox for one test, guarded as the local servers guard it. */
export async function startOutbox(dir = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'requests')) {
  const lines: string[] = [];
  const options = { dir, log: (line: string) => lines.push(line) };
  const { port, stop } = await listen(guard(options, createOutbox(options)));
  onTestFinished(stop);
  // Sets the clock one second later for each request, so that requests sort by time.
  let clock = Date.UTC(2026, 10, 21, 20, 4);
  onTestFinished(() => void vi.useRealTimers());
  const post = (body: string, headers: Record<string, string> = json) => {
    vi.setSystemTime(clock);
    clock += 1000;
    return ask(port, sendPath, headers, 'POST', body);
  };
  return {
    dir,
    /** Lines that the outbox has logged so far. */
    lines,
    port,
    get: (path: string, headers: Record<string, string> = {}) => ask(port, path, headers),
    post,
    /** Sends template parameters as the form does. */
    send: (values: object) => post(JSON.stringify({ ...ids, template_params: values })),
    /** Names of the requests that the outbox has stored, oldest first. */
    names: () => [...new Set(readdirSync(dir).map((file) => file.replace(/\.(json|eml)$/, '')))].sort(),
  };
}
