import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { greet } from './preview/greet.ts';
import { createPreviewServer } from './preview/server.ts';

const { PORT = '4173', OUTBOX_DIR = 'outbox', SITE_DIR = 'dist' } = process.env;
// Node takes an empty name for every address that this machine has.
const host = process.env.HOST || 'localhost';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const port = Number(PORT);
if (!/^\d+$/.test(PORT) || port > 65535) fail(`PORT is "${PORT}": expected a number from 0 to 65535.`);
if (!existsSync(join(SITE_DIR, 'index.html')))
  fail(`There is no built site in ${SITE_DIR}/. Build it first: npm run build`);

const server = createPreviewServer({ root: resolve(SITE_DIR), outbox: { dir: OUTBOX_DIR, host, log: console.log } });
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${PORT} is taken. Choose another: PORT=4174 npm start`);
  fail(`The server could not start: ${error.message}`);
});
server.listen(port, host, () => console.log(greet(server.address() as AddressInfo, host, OUTBOX_DIR)));
