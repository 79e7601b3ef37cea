import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { createPreviewServer } from '../../tools/server/server.ts';
import { ask } from '../ask.ts';
import { type Case, makeCases } from './cases.ts';

/** Requests that the outbox may hold here: few, so that the run meets the limit. */
const limit = 300;
/** Every header line that a stored mail may begin with. */
const mailHeaders =
  /^(From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding): |^\s/;

/** How often each kind of attempt met each answer; "none" where the connection ended without one. */
export type Counts = Record<string, Record<string, number>>;

/** Sends one attempt. @returns the status of the first answer, or "none" */
function attempt(port: number, { kind, bytes }: Case): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', async () => {
      if (kind === 'cut off') {
        socket.write(bytes, () => socket.destroy());
      } else if (kind === 'slow') {
        for (let at = 0; at < bytes.length; at += 200) {
          socket.write(bytes.subarray(at, at + 200));
          await wait(1);
        }
      } else if (kind === 'noise') {
        // Nobody would end the wait for the rest of a request that never was one.
        socket.end(bytes);
      } else {
        socket.write(bytes);
      }
    });
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk) => {
      if (text.length < 100) text += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'none'));
  });
}

/** Says so when an address of the outbox is not answered with 200. */
async function unanswered(port: number, path: string): Promise<string[]> {
  const { status, body } = await ask(port, path);
  return status === 200 ? [] : [`${path} is answered with ${status}: ${body}`];
}

/**
 * Reads what the attempts have left in the outbox, as its owner would.
 *
 * @param seen names of requests that were read before; those that are read now are added
 * @param taken values that were answered with 200 since, as JSON
 * @returns what is wrong, one sentence each
 */
async function inspect(port: number, dir: string, seen: Set<string>, taken: string[]): Promise<string[]> {
  const problems = [...(await unanswered(port, '/outbox')), ...(await unanswered(port, '/outbox/requests.csv'))];
  const files = existsSync(dir) ? readdirSync(dir) : [];
  const stored: string[] = [];
  for (const name of new Set(files.map((file) => file.replace(/\.(eml|json)$/, '')))) {
    if (seen.has(name)) continue;
    seen.add(name);
    problems.push(...(await unanswered(port, `/outbox/${name}`)), ...(await unanswered(port, `/outbox/${name}.eml`)));
    const [headers = ''] = readFileSync(join(dir, `${name}.eml`), 'utf8').split('\r\n\r\n');
    const smuggled = headers.split(/\r?\n|\r/).filter((line) => !mailHeaders.test(line));
    problems.push(...smuggled.map((line) => `${name}: header "${line}"`));
    stored.push(JSON.stringify(JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8'))));
  }
  const lost = taken.filter((each) => !stored.includes(each));
  problems.push(...lost.map((each) => `taken, and not stored as it was: ${each}`));
  if (files.length > 2 * limit) problems.push('the outbox holds more than it may');
  return problems;
}

/**
 * Attacks a preview server with generated requests, and after each hundred reads what they have left.
 *
 * @param runs how many
 * @param seed the same seed makes the same requests in the same order
 * @returns how often each answer came
 * @throws Error with the attempt that broke something, made as small as can be
 */
export async function fuzz(runs: number, seed: number): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const [root, dir] = [join(folder, 'site'), join(folder, 'outbox')];
  mkdirSync(join(root, 'areas'), { recursive: true });
  for (const page of ['index', '404', 'about', 'areas/tampa'])
    writeFileSync(join(root, `${page}.html`), `<h1>${page}</h1>`);
  writeFileSync(join(folder, 'secret.html'), 'secret');
  const server = createPreviewServer({ root, outbox: { dir, log: () => {}, limit } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', note).on('unhandledRejection', note);
  const counts: Counts = {};
  const seen = new Set<string>();
  let attempts = 0;
  let taken: string[] = [];
  const check = async () => {
    const problems = await inspect(port, dir, seen, taken);
    taken = [];
    if (problems.length > 0) throw new Error(`Left behind:\n  ${problems.slice(0, 10).join('\n  ')}`);
    // A full outbox would take no more attempts.
    if (existsSync(dir) && readdirSync(dir).length === 2 * limit) rmSync(dir, { recursive: true });
  };
  try {
    await fc.assert(
      fc.asyncProperty(makeCases(`localhost:${port}`), async (one) => {
        const status = await attempt(port, one);
        counts[one.kind] ??= {};
        const kind = counts[one.kind] as Record<string, number>;
        kind[status] = (kind[status] ?? 0) + 1;
        if (/^5/.test(status) && status !== '507') throw new Error(`answered with ${status}`);
        if (one.kind === 'foreign' && !/^4/.test(status)) throw new Error(`a stranger is answered with ${status}`);
        if (one.params && status === '200') taken.push(JSON.stringify(one.params));
        attempts += 1;
        if (attempts % 100 === 0) await check();
        if (thrown.length > 0) throw thrown[0];
      }),
      { numRuns: runs, seed },
    );
    await check();
    const strangers = [
      ...readdirSync(folder).filter((name) => !['site', 'outbox', 'secret.html'].includes(name)),
      ...readdirSync(root).filter((name) => !/^(index|404|about|areas)/.test(name)),
    ];
    if (strangers.length > 0) throw new Error(`Left behind: ${strangers.join(', ')}`);
    return counts;
  } finally {
    process.off('uncaughtException', note).off('unhandledRejection', note);
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}
