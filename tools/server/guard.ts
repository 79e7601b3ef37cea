import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';

/** A refused request: the status and sentence of its answer. */
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

/** Answers with a whole body, plain text unless `headers` name another type. */
export function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': plain, 'X-Content-Type-Options': 'nosniff', ...headers });
  response.end(body);
}

/** What a guarded handler needs besides the request. */
export interface GuardOptions {
  /** The name or IP address that the server was told to listen on, `localhost` by default. */
  host?: string;
  /** Receives each failure as one line. */
  log: (line: string) => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A value as one line without control characters, for mail headers and logs. */
export function oneLine(value: string | undefined): string {
  return (value ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** A host as it stands in an address and in a `Host` header. */
export function inAddress(host: string, port = 80): string {
  return (isIPv6(host) ? `[${host}]` : host).toLowerCase() + (port === 80 ? '' : `:${port}`);
}

/**
 * Refuses requests from pages of other sites: those with a foreign `Origin`, and those that reach this machine by a
 * foreign name (DNS rebinding). With HOST=0.0.0.0 or ::, the IP address at which a request came in counts as the
 * server's own name.
 *
 * @throws Refusal when the request is not for this server, or not from its own pages
 */
function checkOwn({ headers, socket }: IncomingMessage, host: string): void {
  const address = socket.localAddress?.replace('::ffff:', '') ?? '';
  const own = ['localhost', '127.0.0.1', '::1', host, address].map((each) => inAddress(each, socket.localPort));
  if (!own.includes(headers.host?.toLowerCase() ?? ''))
    throw new Refusal(403, `This server answers only as ${own[0]}, or by the HOST it was started with.`);
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`)
    throw new Refusal(403, 'This server answers only its own pages.');
}

/** Wraps a handler: refuses other sites' requests, and turns what `handle` throws into an answer and a log line. */
export function guard({ host = 'localhost', log }: GuardOptions, handle: Handler) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      checkOwn(request, host);
      await handle(request, response);
    } catch (error) {
      const { status, message } =
        error instanceof Refusal ? error : new Refusal(500, 'The server failed to answer. Its window says why.');
      if (status >= 500) log(oneLine(`${request.method} ${request.url}: ${error}`));
      // An answer that has begun cannot be replaced.
      if (response.headersSent) return void response.destroy();
      // Removes the headers that the failed answer had set.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      answer(response, status, message);
    }
  };
}
