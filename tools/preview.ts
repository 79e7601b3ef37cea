import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPreviewServer } from './preview/server.ts';

const { PORT = '4173', HOST = 'localhost', OUTBOX_DIR = 'outbox', SITE_DIR = 'dist' } = process.env;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const port = Number(PORT);
if (!/^\d+$/.test(PORT) || port > 65535) fail(`PORT is "${PORT}": expected a number from 0 to 65535.`);
if (!existsSync(join(SITE_DIR, 'index.html')))
  fail(`There is no built site in ${SITE_DIR}/. Build it first: npm run build`);

const server = createPreviewServer({ root: resolve(SITE_DIR), outbox: { dir: OUTBOX_DIR, log: console.log } });
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${PORT} is taken. Choose another: PORT=4174 npm start`);
  fail(`The server could not start: ${error.message}`);
});
server.listen(port, HOST, () => {
  const address = server.address();
  const listening = typeof address === 'object' ? address?.port : port;
  console.log(`\nQuote requests arrive in ${OUTBOX_DIR}/ and show at http://${HOST}:${listening}/outbox`);
  console.log(`The site is at http://${HOST}:${listening}`);
});
