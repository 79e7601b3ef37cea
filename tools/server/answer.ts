import type { ServerResponse } from 'node:http';

/** A request that is not taken, with the status and the sentence that answer it. */
export class Refusal extends Error {
  status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers with a whole body, plain text unless `headers` name another type. */
export function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
