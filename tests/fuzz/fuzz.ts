import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { readParams } from '../../tools/outbox/mail.ts';
import { createPreviewServer } from '../../tools/preview/server.ts';
import { type Case, cases } from './cases.ts';

/** Requests that the outbox may hold here: few, so that the run meets the limit. */
const limit = 300;
/** Every header line that a stored mail may begin with. */
const mailHeaders = /^(From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type): |^\s/;

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

/** What is wrong with the mails that the run has left, one sentence each. */
function wrongMails(dir: string, taken: Set<string>): string[] {
  return readdirSync(dir).flatMap((file) => {
    const mail = readFileSync(join(dir, file), 'utf8');
    const smuggled = (mail.split('\r\n\r\n')[0] ?? '').split(/\r?\n|\r/).filter((line) => !mailHeaders.test(line));
    const known = taken.has(JSON.stringify(readParams(mail)));
    return [
      ...smuggled.map((line) => `${file}: header "${line}"`),
      ...(known ? [] : [`${file}: not what was sent: ${JSON.stringify(readParams(mail)).slice(0, 300)}`]),
    ];
  });
}

/**
 * Attacks a preview server with generated requests.
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
  const taken = new Set<string>();
  try {
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        if (one.params) taken.add(JSON.stringify(one.params));
        const status = await attempt(port, one);
        counts[one.kind] ??= {};
        const kind = counts[one.kind] as Record<string, number>;
        kind[status] = (kind[status] ?? 0) + 1;
        if (/^5/.test(status) && status !== '507') throw new Error(`answered with ${status}`);
        if (thrown.length > 0) throw thrown[0];
      }),
      { numRuns: runs, seed },
    );
    const problems = [
      ...readdirSync(folder).filter((name) => !['site', 'outbox', 'secret.html'].includes(name)),
      ...readdirSync(root).filter((name) => !/^(index|404|about|areas)/.test(name)),
      ...wrongMails(dir, taken),
      ...(readdirSync(dir).length > limit ? ['the outbox holds more than it may'] : []),
    ];
    if (problems.length > 0) throw new Error(`Left behind:\n  ${problems.slice(0, 10).join('\n  ')}`);
    const alive = await attempt(port, { kind: 'page', bytes: Buffer.from('GET / HTTP/1.0\r\n\r\n') });
    if (alive !== '200') throw new Error(`Afterwards the home page is answered with ${alive}`);
    return counts;
  } finally {
    process.off('uncaughtException', note).off('unhandledRejection', note);
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}
