import { request as ask, createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Answers a request in place of the server. */
type Answer = (response: ServerResponse) => unknown;

/** Breaks the connection without an answer, as when the network fails. */
export const refuse: Answer = (response) => response.destroy();

/** Answers with a status and HTML. */
export function answerWith(status: number, body: string): Answer {
  return (response) => response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
}

/** Address to which browsers report violations of a page's Content Security Policy. */
const reports = '/policy-reports';
const policy = 'content-security-policy';

/** Proxy between a tab and the preview server. */
export interface Gate {
  origin: string;
  /** Answers that replace the server's, by a pattern that the address must match. */
  answers: Map<RegExp, Answer>;
  /** Reported violations of the Content Security Policy. */
  violations: string[];
  end(): void;
}

/** Starts a proxy in front of the server at `target`, because not every browser's driver can intercept requests. */
export async function startGate(target: string): Promise<Gate> {
  const answers: Gate['answers'] = new Map();
  const violations: string[] = [];
  const { host } = new URL(target);
  const passOn = (headers: IncomingHttpHeaders) => ({
    ...headers,
    ...(headers[policy] && { [policy]: `${headers[policy]}; report-uri ${reports}` }),
    // Keeps the browser from caching assets, so that it requests them again and the gate can refuse.
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
    // The server answers only requests that name it as host and origin.
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
