import { request as ask, createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What becomes of a request in the server's place. */
type Answer = (response: ServerResponse) => unknown;

/** No answer at all, as when the network fails. */
export const refuse: Answer = (response) => response.destroy();

/** An answer in the server's place. */
export function answerWith(status: number, body: string): Answer {
  return (response) => response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
}

/** Where the pages tell of what their own policy forbids. */
const reports = '/policy-reports';
const policy = 'content-security-policy';

/** What stands between a tab and the preview server. */
export interface Gate {
  origin: string;
  /** Who answers in the server's place, by address. */
  answers: Map<RegExp, Answer>;
  /** What the pages tried that their policy forbids. */
  violations: string[];
  end(): void;
}

/** Stands before the server at `target`: not every browser's driver can answer in a server's place. */
export async function startGate(target: string): Promise<Gate> {
  const answers: Gate['answers'] = new Map();
  const violations: string[] = [];
  const { host } = new URL(target);
  const passOn = (headers: IncomingHttpHeaders) => ({
    ...headers,
    ...(headers[policy] && { [policy]: `${headers[policy]}; report-uri ${reports}` }),
    // Or a browser would have what is refused later.
    ...(headers['cache-control']?.includes('immutable') && { 'cache-control': 'no-store' }),
  });
  const server = createServer(async (request, response) => {
    const { url = '/', method, headers } = request;
    if (url === reports) {
      violations.push(await text(request));
      return response.end();
    }
    const [, answer] = [...answers].find(([address]) => address.test(url)) ?? [];
    if (answer) return answer(response);
    // The server answers its own pages alone.
    const own = { ...headers, host, ...(headers.origin && { origin: target }) };
    const forwarded = ask(target + url, { method, headers: own }, (found) => {
      response.writeHead(found.statusCode ?? 502, passOn(found.headers));
      found.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, answers, violations, end };
}
