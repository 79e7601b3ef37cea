import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteEnvironment } from '../site/check-environment.ts';
import { mailOriginIn } from '../site/mail-service.ts';
import { siteHeaders } from './pages.ts';
import { answerAsHost, greet } from './server.ts';

const { PORT = '4173', HOST = '', OUTBOX_DIR = 'outbox', BUILD_DIR = 'dist' } = process.env;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Options of the command; their defaults come from the environment. */
function readOptions() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    return parseArgs({ options: { build: { type: 'boolean' }, port: text(PORT), host: text(HOST) } }).values;
  } catch (error) {
    return fail(`${(error as Error).message.replace(/(?<=')\. .*/s, '')}. Expected: npm start -- --port 4174`);
  }
}

const options = readOptions();
// An empty host becomes `localhost`, because with none Node would listen at every address of this machine.
const host = options.host || 'localhost';
const port = Number(options.port);
if (!/^\d+$/.test(options.port) || port > 65535)
  fail(`The port is "${options.port}": expected a number from 0 to 65535.`);
/** Settles once `server` listens; exits with a sentence if it cannot, for example if the port is taken. */
function listen(server: Server): Promise<void> {
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another: npm start -- --port 4174`);
    fail(`The server could not start: ${error.message}`);
  });
  return new Promise((done) => server.listen(port, host, done));
}

if (options.build) {
  // Listens on the port for a moment, so that a taken port is reported before the build.
  const held = createServer();
  await listen(held);
  held.close();
  process.env.QUICK = '1';
  await import('../site/build.ts');
  if (process.exitCode) process.exit();
  await import('../editor/publish.ts');
}
if (!existsSync(join(BUILD_DIR, 'index.html')))
  fail(`There is no built site in ${BUILD_DIR}/. Build it first: npm run build`);

const outbox = { dir: OUTBOX_DIR, host, log: console.log };
const server = createServer(answerAsHost({ root: resolve(BUILD_DIR), outbox }));
await listen(server);
const policy = siteHeaders(BUILD_DIR)('/').get('Content-Security-Policy') ?? '';
const mail = mailOriginIn(policy, siteEnvironment());
console.log(greet(server.address() as AddressInfo, host, OUTBOX_DIR, mail));
