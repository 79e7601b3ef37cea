import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import send from 'send';
import { sayWhere } from '../site/mail-service.ts';
import { hostRedirects } from '../site/redirects.ts';
import { answer, guard, html, inAddress, Refusal } from './guard.ts';
import { createOutbox, isOutbox, type OutboxOptions } from './outbox/outbox.ts';
import { find, siteHeaders } from './pages.ts';

/** Encodings of compressed twins with their file endings, the smaller twin first. */
const twins = Object.entries({ br: '.br', gzip: '.gz' });

/** The smallest compressed twin that the build made and the visitor's browser accepts. */
function chooseTwin(request: IncomingMessage, file: string): [encoding: string, ending: string] | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return twins.find(([encoding, ending]) => accepted.includes(encoding) && existsSync(file + ending));
}

/** @returns a promise that settles only if the file cannot be sent, because the library `send` reports no success */
function sendFile(request: IncomingMessage, response: ServerResponse, root: string, file: string): Promise<void> {
  const [encoding, ending = ''] = chooseTwin(request, join(root, file)) ?? [];
  if (existsSync(join(root, `${file}.br`))) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  // The library answers conditional requests, ranges and HEAD; its error messages are replaced by a plain sentence.
  return new Promise((_, fail) => {
    const options = { root, cacheControl: false, index: false, dotfiles: 'allow' } as const;
    const stream = send(request, encodeURI(file + ending), options);
    stream
      .on('headers', () => stream.type(file))
      .on('error', (error) => fail(error.status < 500 ? new Refusal(error.status, 'This cannot be sent.') : error))
      .pipe(response);
  });
}

/** Answers as a good host of the built site in folder `root` would, and serves the outbox too. */
export function answerAsHost({ root, outbox: mails }: { root: string; outbox: OutboxOptions }) {
  const outbox = createOutbox(mails);
  const redirects = hostRedirects();
  const headersOf = siteHeaders(root);
  return guard(mails, (request, response) => {
    if (isOutbox(request)) return outbox(request, response);
    const found = find(root, redirects, request.url ?? '/');
    response.setHeader('Cache-Control', 'no-cache');
    const path = found && 'file' in found ? found.file.replace(/\.html$/, '') : '/';
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    if (!found) return answer(response, 404, readFileSync(join(root, '404.html')), { 'Content-Type': html });
    if ('file' in found) return sendFile(request, response, root, found.file);
    return answer(response, 301, `Moved to ${found.to}`, { Location: found.to });
  });
}

/** Start message of a server: its address, where quote requests go (`mail`: the service's origin), who has access. */
export function greet({ address, port }: AddressInfo, host: string, outboxDir: string, mail?: string): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const site = `http://${inAddress(everywhere ? 'localhost' : host, port)}`;
  const open = !/^(127\.|::1$)/.test(address);
  return [
    '',
    sayWhere(mail, outboxDir, `${site}/outbox`),
    ...(open
      ? ['Anyone on your network can see the site and read the outbox. To prevent it, start without HOST.']
      : []),
    `The site is at ${site}`,
  ].join('\n');
}
