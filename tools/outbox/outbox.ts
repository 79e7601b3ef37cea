import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from '../preview/answer.ts';
import { oneLine } from './mail.ts';
import { renderOutbox } from './page.ts';
import { Refusal, readSubmission } from './request.ts';
import { listRequests, readMail, storeRequest } from './store.ts';

interface OutboxOptions {
  /** Folder of the `.eml` files; made with the first request. */
  dir: string;
  /** Is told of each request in one line. */
  log: (line: string) => void;
}

/** What the e-mail service lets any site's script do. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

async function receive(request: IncomingMessage, response: ServerResponse, { dir, log }: OutboxOptions, form: boolean) {
  try {
    const params = await readSubmission(request, form);
    const file = await storeRequest(dir, params);
    log(
      `Quote request: ${[params.name, params.businessName, params.service].map(oneLine).join(', ')} -> ${dir}/${file}`,
    );
    answer(response, 200, 'OK', crossOrigin);
  } catch (error) {
    const refused = error instanceof Refusal;
    if (!refused) log(`A quote request could not be stored: ${oneLine(String(error))}`);
    // The rest of a refused upload is not read: the connection ends with the answer.
    const headers = { ...crossOrigin, Connection: 'close' };
    answer(
      response,
      refused ? error.status : 500,
      refused ? error.message : 'The request could not be stored',
      headers,
    );
  }
}

function show(response: ServerResponse, dir: string, path: string): void {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (path === '/outbox') {
    answer(response, 200, renderOutbox(listRequests(dir)), {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    return;
  }
  const mail = readMail(dir, path.slice('/outbox/'.length));
  if (mail) {
    response.writeHead(200, { ...headers, 'Content-Type': 'message/rfc822', 'Content-Disposition': 'attachment' });
    response.end(mail);
  } else {
    answer(response, 404, 'There is no such request');
  }
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
