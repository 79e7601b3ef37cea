import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { keyedMailOrigin, sayWhere, sendPath } from '../../site/mail-service.ts';
import { answer, type GuardOptions, guard, html, oneLine } from '../guard.ts';
import { toCsv } from './csv.ts';
import { policyNow } from './html.ts';
import { renderOutbox, renderRequest } from './page.ts';
import { readSubmission } from './request.ts';
import { findRequest, listRequests, readMail, storeRequest } from './store.ts';

export interface OutboxOptions extends GuardOptions {
  /** Folder of the stored requests, created when the first request comes. */
  dir: string;
}

const requestPath = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? '';

/** Whether an HTTP request is for the outbox: it sends a quote request, or asks for stored ones. */
export function isOutbox(request: IncomingMessage): boolean {
  const path = requestPath(request);
  return path === sendPath || path === '/outbox' || path.startsWith('/outbox/');
}

async function receive(request: IncomingMessage, response: ServerResponse, options: OutboxOptions): Promise<void> {
  const { dir, log } = options;
  const params = await readSubmission(request);
  const name = await storeRequest(dir, params);
  const about = [params.name, params.businessName, params.service].map(oneLine).join(', ');
  log(`Quote request: ${about} -> ${dir}/${name}.eml`);
  answer(response, 200, 'OK');
}

function show(response: ServerResponse, dir: string, path: string): void {
  const send = (body: string | Buffer, type: string, headers: Record<string, string>) =>
    answer(response, 200, body, { 'Cache-Control': 'no-store', 'Content-Type': type, ...headers });
  const sendPage = (page: string) => send(page, html, { 'Content-Security-Policy': policyNow() });
  const sendFile = (body: string | Buffer, type: string, name = '') =>
    send(body, type, { 'Content-Disposition': `attachment${name && `; filename="${name}"`}` });
  const name = path.slice('/outbox/'.length);
  if (path === '/outbox') sendPage(renderOutbox(listRequests(dir)));
  else if (name === 'requests.csv') sendFile(toCsv(listRequests(dir)), 'text/csv; charset=utf-8', name);
  else if (name.endsWith('.eml')) sendFile(readMail(dir, name.slice(0, -'.eml'.length)), 'message/rfc822');
  else sendPage(renderRequest(findRequest(dir, name)));
}

/**
 * The local stand-in for the mail service: takes requests in that service's protocol, keeps each as a mail in a folder,
 * and shows them at `/outbox`. Use it behind `guard`, and only for requests that `isOutbox` accepts.
 */
export function createOutbox(options: OutboxOptions) {
  return (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const path = requestPath(request);
    const allowed = path === sendPath ? ['POST'] : ['GET', 'HEAD'];
    if (!allowed.includes(request.method ?? ''))
      return answer(response, 405, 'Method Not Allowed', { Allow: allowed.join(', ') });
    return path === sendPath ? receive(request, response, options) : show(response, options.dir, path);
  };
}

/** The development server's outbox, behind the preview server's guard; Vite itself protects all other addresses. */
export function developmentOutbox(): Plugin {
  return {
    name: 'development-outbox',
    configureServer({ config, middlewares }) {
      const host = typeof config.server.host === 'string' ? config.server.host : 'localhost';
      const options = { dir: process.env.OUTBOX_DIR ?? 'outbox', host, log: console.log };
      config.logger.info(sayWhere(keyedMailOrigin(config.env), options.dir, '/outbox'));
      const outbox = guard(options, createOutbox(options));
      middlewares.use((request, response, next) => (isOutbox(request) ? outbox(request, response) : next()));
    },
  };
}
