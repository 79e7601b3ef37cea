import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from '../preview/answer.ts';
import { toCsv } from './csv.ts';
import { policy } from './html.ts';
import { oneLine } from './mail.ts';
import { renderOutbox, renderRequest } from './page.ts';
import { Refusal, readSubmission } from './request.ts';
import { findRequest, listRequests, OutboxFull, readMail, storeRequest } from './store.ts';

export interface OutboxOptions {
  /** Folder of the `.eml` files; made with the first request. */
  dir: string;
  /** Is told of each request in one line. */
  log: (line: string) => void;
  /** How many requests the folder may hold: 1,000, at most about 100 MB. */
  limit?: number;
}

/** What the e-mail service lets any site's script do. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/** What a failed request is answered with. */
function explain(error: unknown, dir: string): { status: number; text: string } {
  if (error instanceof Refusal) return { status: error.status, text: error.message };
  if (error instanceof OutboxFull) {
    return { status: 507, text: `The outbox is full. Empty the folder ${dir} and send again.` };
  }
  return { status: 500, text: 'The request could not be stored' };
}

async function receive(request: IncomingMessage, response: ServerResponse, options: OutboxOptions, form: boolean) {
  const { dir, log, limit = 1000 } = options;
  try {
    const params = await readSubmission(request, form);
    const file = await storeRequest(dir, params, limit);
    log(
      `Quote request: ${[params.name, params.businessName, params.service].map(oneLine).join(', ')} -> ${dir}/${file}`,
    );
    answer(response, 200, 'OK', crossOrigin);
  } catch (error) {
    const { status, text } = explain(error, dir);
    if (status >= 500)
      log(`A quote request could not be stored: ${error instanceof OutboxFull ? text : oneLine(String(error))}`);
    // The rest of a refused upload is not read: the connection ends with the answer.
    answer(response, status, text, { ...crossOrigin, Connection: 'close' });
  }
}

function show(response: ServerResponse, dir: string, path: string): void {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  const page = { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  const name = path.slice('/outbox/'.length);
  if (path === '/outbox') {
    answer(response, 200, renderOutbox(listRequests(dir)), page);
  } else if (name === 'requests.csv') {
    answer(response, 200, toCsv(listRequests(dir)), {
      ...headers,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="requests.csv"',
    });
  } else if (name.endsWith('.eml')) {
    showMail(response, readMail(dir, name), headers);
  } else {
    const stored = findRequest(dir, `${name}.eml`);
    if (stored) answer(response, 200, renderRequest(stored), page);
    else answer(response, 404, 'There is no such request');
  }
}

function showMail(response: ServerResponse, mail: Buffer | undefined, headers: Record<string, string>): void {
  if (!mail) {
    answer(response, 404, 'There is no such request');
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Type': 'message/rfc822', 'Content-Disposition': 'attachment' });
  response.end(mail);
}

/**
 * The local stand-in for the e-mail service: takes requests in its protocol, keeps each as one `.eml` file, and shows them at
 * `/outbox`. Everything else goes on to `next`.
 */
export function createOutbox(options: OutboxOptions) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const sending = path === '/api/v1.0/email/send' || path === '/api/v1.0/email/send-form';
    if (!sending && path !== '/outbox' && !path.startsWith('/outbox/')) {
      next();
    } else if (sending && request.method === 'OPTIONS') {
      answer(response, 200, '', crossOrigin);
    } else if (sending && request.method === 'POST') {
      receive(request, response, options, path.endsWith('-form'));
    } else if (!sending && (request.method === 'GET' || request.method === 'HEAD')) {
      show(response, options.dir, path);
    } else {
      answer(response, 405, 'Method Not Allowed', { Allow: sending ? 'POST, OPTIONS' : 'GET, HEAD' });
    }
  };
}
