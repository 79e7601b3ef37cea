import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import send from 'send';
import { sayWhere } from '../build/mail-service.ts';
import { answer, guard, inAddress, Refusal } from './guard.ts';
import { createOutbox, isOutbox, type OutboxOptions } from './outbox/outbox.ts';
import { find, siteHeaders } from './pages.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** What the compressed twins of a file end in, by their encoding. */
const twins = { br: '.br', gzip: '.gz' };

/** The encoding of the compressed twin that the visitor's browser takes, if the build made one. */
function chooseEncoding(request: IncomingMessage, file: string): keyof typeof twins | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find(
    (encoding) => accepted.includes(encoding) && existsSync(file + twins[encoding]),
  );
}

/** @returns a promise that settles only when the file cannot be sent: the library has no word for "done" */
function sendFile(request: IncomingMessage, response: ServerResponse, root: string, file: string): Promise<void> {
  const encoding = chooseEncoding(request, join(root, file));
  const type = types[extname(file)];
  if (type) response.setHeader('Content-Type', type);
  if (existsSync(join(root, `${file}.br`))) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const path = encodeURI(file + (encoding ? twins[encoding] : ''));
  // The library answers conditional requests, ranges and HEAD; what it finds wrong is its own to say.
  return new Promise((_, fail) => {
    send(request, path, { root, cacheControl: false, index: false, dotfiles: 'allow' })
      .on('error', (error) => fail(error.status < 500 ? new Refusal(error.status, 'This cannot be sent.') : error))
      .pipe(response);
  });
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, root: string): Promise<void> {
  response.statusCode = 404;
  // A condition or a range of the request is about another page than this one.
  for (const header of ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range']) {
    delete request.headers[header];
  }
  return sendFile(request, response, root, '/404.html');
}

export interface PreviewOptions {
  /** Folder of the built site. */
  root: string;
  /** Folder that quote requests are written to, and who is told of them. */
  outbox: OutboxOptions;
}

/** Answers as a good host of the built site would, with the outbox beside it. */
export function answerAsHost({ root, outbox: mails }: PreviewOptions): ReturnType<typeof guard> {
  const outbox = createOutbox(mails);
  const headersOf = siteHeaders(root);
  return guard(mails, (request, response) => {
    if (isOutbox(request)) return outbox(request, response);
    const found = find(root, request.url ?? '/');
    response.setHeader('Cache-Control', 'no-cache');
    const path = found && 'file' in found ? found.file.replace(/\.html$/, '') : '/';
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    if (!found) return sendNotFound(request, response, root);
    if ('file' in found) return sendFile(request, response, root, found.file);
    return answer(response, 308, `Moved to ${found.to}`, { Location: found.to });
  });
}

/** A plain server of a built site, see {@link answerAsHost}. */
export function createPreviewServer(options: PreviewOptions): Server {
  return createServer(answerAsHost(options));
}

/** What a server that has just begun to listen says of itself, of where requests go (`mail`: the service's origin), and of who can reach it. */
export function greet({ address, port }: AddressInfo, host: string, outboxDir: string, mail?: string): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const site = `http://${inAddress(everywhere ? 'localhost' : host, port)}`;
  const open = !/^(127\.|::1$)/.test(address);
  return [
    '',
    sayWhere(mail, outboxDir, `${site}/outbox`),
    ...(open ? ['Others on your network can reach this server: they see the site, and they can read the outbox.'] : []),
    `The site is at ${site}`,
  ].join('\n');
}
