import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { resolve } from 'node:path';
import { answerAsHost, createPreviewServer } from '../tools/server/server.ts';

/** A plain server, as a local one is, or HTTP/2 with TLS, as hosts speak. */
export type Protocol = 'plain' | 'http2';

const folderOfKeys = '.cache/bench';

/** A certificate for this machine alone, made once. @throws Error when OpenSSL is not there */
function certificate(): { key: Buffer; cert: Buffer } {
  const [key, cert] = [`${folderOfKeys}/key.pem`, `${folderOfKeys}/cert.pem`] as const;
  if (!existsSync(cert)) {
    mkdirSync(folderOfKeys, { recursive: true });
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const made = spawnSync('openssl', [
      ...['req', '-x509', ...curve, '-days', '3650', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
    ]);
    if (made.status !== 0) throw new Error('A certificate is made with OpenSSL: please install it.');
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Serves a built site. @returns its origin, and how to end it */
export async function serve(
  folder: string,
  port: number,
  protocol: Protocol,
): Promise<{ origin: string; end(): void }> {
  const options = { root: resolve(folder), outbox: { dir: '.cache/bench-outbox', log: () => {} } };
  const answer = answerAsHost(options);
  const server =
    protocol === 'plain'
      ? createPreviewServer(options)
      : createSecureServer(certificate(), (request, response) => {
          // HTTP/2 has its own name for it; and the guard knows this machine's servers as plain ones.
          request.headers.host = request.authority;
          delete request.headers.origin;
          return answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
        });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return { origin: `${protocol === 'plain' ? 'http' : 'https'}://localhost:${port}`, end: () => void server.close() };
}
