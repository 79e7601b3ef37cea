import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { answerAsHost } from '../../tools/server/server.ts';
import { ask } from '../ask.ts';
import { listen, sendPath } from '../outbox.ts';

// Each run sends new random requests; a failure names the smallest failing one, and the seed that repeats the run.
const options = { numRuns: 100, timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const folder = mkdtempSync(join(tmpdir(), 'attacks-'));
const [root, dir] = [join(folder, 'site'), join(folder, 'outbox')];
const lines: string[] = [];
mkdirSync(join(root, 'areas'), { recursive: true });
mkdirSync(dir);
for (const page of ['index', '404', 'about', 'areas/tampa']) writeFileSync(join(root, `${page}.html`), page);
for (const name of ['secret', 'secret.html', 'secret.eml', 'secret.json', 'site/_redirects'])
  writeFileSync(join(folder, name), 'a secret of this machine');
const { port, stop } = await listen(answerAsHost({ root, outbox: { dir, log: (line) => lines.push(line) } }));
const others = () => readdirSync(folder, { recursive: true }).filter((file) => !String(file).startsWith('outbox'));
const before = others();

afterEach(async () => {
  for (const place of ['/', '/outbox', '/outbox/requests.csv']) expect((await ask(port, place)).status).toBe(200);
  expect(others()).toEqual(before);
});
afterAll(stop);

/** Sends raw bytes, at once or in pieces, then waits, closes its side or disconnects. @returns all that came back */
function attempt(bytes: Uint8Array, then?: 'end' | 'destroy', piece = bytes.length || 1): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', async () => {
      for (let at = 0; at < bytes.length; at += piece)
        await new Promise((sent) => socket.write(bytes.subarray(at, at + piece), sent));
      if (then) socket[then]();
    }).setNoDelay();
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

function requestOf(method: string, path: string, headers: string[][], body: string): Buffer {
  const all = [['Host', `localhost:${port}`], ['Connection', 'close'], ...headers];
  const head = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n`, 'latin1'), Buffer.from(body)]);
}

/** The request that the quote form would send with these template parameters, given as JSON. */
function sendOf(params: string): Buffer {
  const body = `{"user_id": "key", "service_id": "service", "template_id": "template", "template_params": ${params}}`;
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
  return requestOf('POST', sendPath, Object.entries(headers), body);
}

/** Names of the files that `work` adds to the outbox. */
async function added(work: () => Promise<void>): Promise<string[]> {
  const known = new Set(readdirSync(dir));
  await work();
  return readdirSync(dir).filter((file) => !known.has(file));
}

/** Generates one of the given words or, one time in five, any text. */
const oneOf = (words: string, more = fc.string({ maxLength: 12 })) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words.split(' ')) }, { weight: 1, arbitrary: more });
const places =
  'about areas/tampa index.html 404.html assets outbox outbox/requests.csv outbox/secret _redirects api/v1.0/email/send ' +
  'secret secret.html secret.eml etc/passwd';
const odd =
  '/ // /.. /. /%2e%2e /%2f %5c \\ %00 % %E0%A4%A ? # ; : @ * ~ .html .br .eml http://evil.example %0d%0aX-Evil:%20yes ' +
  '../ ..%2f %2e%2e/ %2e%2e%2f ..\\ ..%5c ./../ areas/../../ areas/..%2f../';
const request = fc.record({
  method: fc.constantFrom(...'GET GET GET HEAD POST PUT DELETE OPTIONS TRACE PROPFIND get NONSENSE'.split(' ')),
  /** Paths of pages and hidden files, paths that leave the folder, and random ones. */
  path: fc
    .array(oneOf(`${places} ${odd}`, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 5 })
    .map((parts) => `/${parts.join('')}`.replaceAll(/[\r\n ]/g, '')),
  headers: fc.array(
    fc.tuple(
      fc.constantFrom('Range', 'If-None-Match', 'If-Modified-Since', 'Accept-Encoding', 'Content-Type', 'If-Range'),
      oneOf('bytes=0- bytes=9-1 bytes=-99999999999 * W/"x" br;q=0,gzip;q=nan identity;q=0'),
    ),
    { maxLength: 3 },
  ),
  body: fc.string({ maxLength: 30 }),
});

test('every random request is answered, and reveals no file outside the site', async () => {
  const property = fc.asyncProperty(request, async ({ method, path, headers, body }) => {
    const answer = await attempt(requestOf(method, path, headers, body));
    expect(answer).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
    expect(answer).not.toContain('a secret of');
    expect(answer).not.toMatch(/^location: (?!\/(?!\/))/im);
  });
  await fc.assert(property, { ...options, numRuns: 400 });
});

/** Names of form fields, and names that are special in JavaScript objects. */
const names =
  'service businessName name email phone message received constructor __proto__ toString valueOf then length';
const injections = [
  'A\r\nBcc: all@evil.example',
  'a@b.example\nBcc: x@y.example',
  '\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  '=?utf-8?B?Qmpvcm4=?=\r\nX-Evil: yes',
  '\u0000\u000b\u001b[2J\u2028\ud800',
  `${'x'.repeat(176)}🧽🧽🧽🧽🧽🧽🧽`,
];
const values = fc.array(
  fc.tuple(oneOf(names), fc.oneof(fc.constantFrom(...injections), fc.string({ unit: 'binary', maxLength: 60 }))),
  { maxLength: 10 },
);
/** Writes JSON by hand, because a JavaScript object cannot hold one name twice. */
const toJson = (entries: [string, string][]) =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)}}`;
/** Every injection once under every name. */
const examples = injections.map((text): [[string, string][], number] => [
  names.split(' ').map((name) => [name, text]),
  500,
]);
/** Every line that the head of a stored mail may have. */
const mailHeader =
  /^(From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding): |^\s/;

test('random values are stored unchanged, add no mail header, and can be read in the outbox', async () => {
  const property = fc.asyncProperty(values, fc.integer({ min: 50, max: 10_000 }), async (entries, piece) => {
    const files = await added(async () => {
      expect(await attempt(sendOf(toJson(entries)), undefined, piece)).toMatch(/^HTTP\/1\.1 200 /);
    });
    const name = files[0]?.replace('.eml', '') ?? '';
    expect(files).toEqual([`${name}.eml`, `${name}.json`]);
    // The outbox parses requests with Zod, which drops the unsafe key `__proto__`.
    const kept = Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));
    expect(JSON.stringify(JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')))).toBe(JSON.stringify(kept));
    const [head = ''] = readFileSync(join(dir, `${name}.eml`), 'utf8').split('\r\n\r\n');
    expect(head.split(/\r?\n|\r/).filter((line) => !mailHeader.test(line))).toEqual([]);
    expect(lines.at(-1)).not.toMatch(/\p{Cc}/u);
    for (const place of [name, `${name}.eml`]) expect((await ask(port, `/outbox/${place}`)).status).toBe(200);
  });
  await fc.assert(property, { ...options, examples });
});

test('random bytes and connections dropped in mid-request store nothing', async () => {
  const share = fc.double({ min: 0, max: 0.99, noNaN: true });
  const property = fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), values, share, async (noise, entries, share) => {
    const files = await added(async () => {
      expect(await attempt(noise, 'end')).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
      const whole = sendOf(toJson(entries));
      await attempt(whole.subarray(0, whole.length * share), 'destroy');
      expect((await ask(port, '/')).status).toBe(200);
    });
    expect(files).toEqual([]);
  });
  await fc.assert(property, options);
});
