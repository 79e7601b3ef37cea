import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join, resolve } from 'node:path';
import { answerAsHost } from '../tools/server/server.ts';
import { compressTree } from '../tools/site/compress.ts';

/** Matches every script element except structured data, which is content and stays in the twin. */
const scripts = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;

/** Writes a twin of the built site without its scripts, to measure how much the scripts slow the site down. */
export async function makeTwin(site: string, twin: string): Promise<void> {
  rmSync(twin, { recursive: true, force: true });
  cpSync(site, twin, { recursive: true, dereference: true });
  for (const name of readdirSync(twin, { recursive: true, encoding: 'utf8' })) {
    const file = join(twin, name);
    if (/\.js(\.br|\.gz)?$/.test(name)) rmSync(file);
    else if (name.endsWith('.html')) writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
  }
  await compressTree(twin);
}

/** Serves a built site over HTTP/2 with TLS, as hosts do. @returns the server's origin */
export async function serve(folder: string, port: number): Promise<string> {
  const answer = answerAsHost({ root: resolve(folder), outbox: { dir: '.cache/bench-outbox', log: () => {} } });
  // Self-signed: the benchmark's browser ignores certificate errors.
  const pem = readFileSync('tests/fixtures/harborwash.pem');
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    // HTTP/2 names the host in `authority`. Drop `origin`, because `guard.ts` refuses any origin but an http:// one.
    request.headers.host = request.authority;
    delete request.headers.origin;
    return answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  server.unref();
  return `https://localhost:${port}`;
}
