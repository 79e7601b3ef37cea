import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';

/** Thrown to refuse a request: `guard` answers with this status and message. */
export class Refusal extends Error {
  status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const plain = 'text/plain; charset=utf-8';
/** Content type of a page. */
export const html = 'text/html; charset=utf-8';

/** Sends a complete answer, as plain text unless `headers` has another content type. */
export function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': plain, 'X-Content-Type-Options': 'nosniff', ...headers });
  response.end(body);
}

/** Options of `guard`. */
export interface GuardOptions {
  /** The name or IP address that the server was told to listen on, `localhost` by default. */
  host?: string;
  /** Takes one line, such as a failure. */
  log: (line: string) => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A value as one line of at most 200 characters without control characters, for mail headers, logs and lists. */
export function oneLine(value: string | undefined): string {
  return (value ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** A host with its port, unless that is 80, as it stands in an address and in a `Host` header. */
export function inAddress(host: string, port = 80): string {
  return (isIPv6(host) ? `[${host}]` : host).toLowerCase() + (port === 80 ? '' : `:${port}`);
}

/**
 * Refuses requests from pages of other sites: those with a foreign `Origin`, and those that reach this machine by a
 * foreign name (DNS rebinding). The IP address at which a request came in counts as the server's own name, because
 * with HOST=0.0.0.0 or :: visitors use it.
 *
 * @throws Refusal when the request is not for this server, or not from its own pages
 */
function checkOwn({ headers, socket }: IncomingMessage, host: string): void {
  const address = socket.localAddress?.replace('::ffff:', '') ?? '';
  const own = ['localhost', '127.0.0.1', '::1', host, address].map((each) => inAddress(each, socket.localPort));
  if (!own.includes(headers.host?.toLowerCase() ?? ''))
    throw new Refusal(403, `Open this server at http://${own[0]}, or at the HOST it was started with.`);
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`)
    throw new Refusal(403, 'This server answers only its own pages.');
}

/** Wraps `handle`: refuses other sites' requests, answers with what `handle` throws, and logs server errors (5xx). */
export function guard({ host = 'localhost', log }: GuardOptions, handle: Handler) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      checkOwn(request, host);
      await handle(request, response);
    } catch (error) {
      const { status, message } =
        error instanceof Refusal
          ? error
          : new Refusal(500, 'The server failed to answer. Its terminal window says why.');
      if (status >= 500) log(oneLine(`${request.method} ${request.url}: ${error}`));
      // An answer that has begun cannot be replaced.
      if (response.headersSent) return void response.destroy();
      // The failed answer's headers, such as Content-Encoding, would not fit this one.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      answer(response, status, message);
    }
  };
}
