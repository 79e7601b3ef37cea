import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path of a local server exactly as written; `fetch` would normalize it. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
  host = '127.0.0.1',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
