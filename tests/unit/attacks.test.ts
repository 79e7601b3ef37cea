import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createPreviewServer } from '../../tools/server/server.ts';
import { ask } from '../ask.ts';
import {
  anyJson,
  foreignHost,
  foreignOrigin,
  headers,
  methods,
  path,
  place,
  submission,
  toJson,
  values,
} from '../attacks.ts';
import { sendPath } from '../outbox.ts';

// Odd and malformed requests, others in each run; a failure names the request, made as small as can be, and its seed.
const options = { numRuns: 100, timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const folder = mkdtempSync(join(tmpdir(), 'attacks-'));
const [root, dir] = [join(folder, 'site'), join(folder, 'outbox')];
const server = createPreviewServer({ root, outbox: { dir, log: () => {} } });
const port = () => (server.address() as AddressInfo).port;
const pages = ['404.html', '_redirects', 'about.html', 'areas', 'index.html'];

beforeAll(async () => {
  mkdirSync(join(root, 'areas'), { recursive: true });
  mkdirSync(dir);
  for (const page of ['index', '404', 'about', 'areas/tampa']) writeFileSync(join(root, `${page}.html`), page);
  for (const name of ['secret', 'secret.html', 'secret.eml', 'secret.json', 'site/_redirects'])
    writeFileSync(join(folder, name), 'a secret of this machine');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const place of ['/', '/outbox', '/outbox/requests.csv']) expect((await ask(port(), place)).status).toBe(200);
  expect(readdirSync(folder)).toEqual(['outbox', 'secret', 'secret.eml', 'secret.html', 'secret.json', 'site']);
  expect(readdirSync(root)).toEqual(pages);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends bytes as they are, at once or in pieces, then waits, or is done, or is gone. @returns what comes back until the connection ends */
function attempt(bytes: Uint8Array, then?: 'end' | 'destroy', piece = bytes.length || 1): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port(), '127.0.0.1', async () => {
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

function requestOf(method: string, path: string, headers: string[][], body = '', host = `localhost:${port()}`) {
  const lines = [['Host', host], ['Connection', 'close'], ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
}

function postOf(json: string, headers: string[][] = [], host?: string) {
  const own = [
    ['Content-Type', 'application/json'],
    ['Content-Length', String(Buffer.byteLength(json))],
  ];
  return requestOf('POST', sendPath, [...own, ...headers], json, host);
}

/** The files that the outbox has more after some work, by name. */
async function added(work: () => Promise<void>): Promise<string[]> {
  const before = new Set(readdirSync(dir));
  await work();
  return readdirSync(dir).filter((file) => !before.has(file));
}

test('whatever is asked for is answered, with nothing of the machine but the site', async () => {
  const request = fc.record({ method: methods, path, headers, body: fc.string({ maxLength: 30 }) });
  const property = fc.asyncProperty(request, async ({ method, path, headers, body }) => {
    const answer = await attempt(requestOf(method, path, headers, body));
    expect(answer).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
    expect(answer).not.toContain('a secret of');
    expect(answer).not.toMatch(/^location: (?!\/(?!\/))/im);
  });
  await fc.assert(property, { ...options, numRuns: 400 });
});

/** Every line that the head of a stored mail may have. */
const mailHeader =
  /^(From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding): |^\s/;

test('what is sent is kept as it was, with no header of its own, and can be read', async () => {
  const property = fc.asyncProperty(values, fc.integer({ min: 50, max: 10_000 }), async (entries, piece) => {
    const files = await added(async () => {
      const answer = await attempt(postOf(submission(toJson(entries))), undefined, piece);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    });
    const name = files[0]?.replace('.eml', '') ?? '';
    expect(files).toEqual([`${name}.eml`, `${name}.json`]);
    // The one name that no object can be trusted with is dropped.
    const kept = Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));
    expect(JSON.stringify(JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')))).toBe(JSON.stringify(kept));
    const [head = ''] = readFileSync(join(dir, `${name}.eml`), 'utf8').split('\r\n\r\n');
    expect(head.split(/\r?\n|\r/).filter((line) => !mailHeader.test(line))).toEqual([]);
    for (const place of [name, `${name}.eml`]) expect((await ask(port(), `/outbox/${place}`)).status).toBe(200);
  });
  await fc.assert(property, options);
});

test('any other JSON is taken whole, or refused and leaves nothing', async () => {
  const property = fc.asyncProperty(fc.oneof(anyJson, anyJson.map(submission)), async (json) => {
    let answer = '';
    const files = await added(async () => {
      answer = await attempt(postOf(json));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
    expect(files).toHaveLength(answer.startsWith('HTTP/1.1 200') ? 2 : 0);
  });
  await fc.assert(property, options);
});

test('a stranger is refused, and leaves nothing', async () => {
  const property = fc.asyncProperty(foreignHost, foreignOrigin, place, async (host, origin, place) => {
    const files = await added(async () => {
      for (const bytes of [
        requestOf('GET', place, [], '', `${host}:${port()}`),
        requestOf('GET', place, [['Origin', origin]]),
        postOf(submission('{}'), [], host),
        postOf(submission('{}'), [['Origin', origin]]),
      ])
        expect(await attempt(bytes)).toMatch(/^HTTP\/1\.1 403 /);
    });
    expect(files).toEqual([]);
  });
  await fc.assert(property, options);
});

test('noise, and a visitor who leaves in the midst of a request, leave nothing', async () => {
  const share = fc.double({ min: 0, max: 0.99, noNaN: true });
  const property = fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), values, share, async (noise, entries, share) => {
    const files = await added(async () => {
      expect(await attempt(noise, 'end')).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
      const whole = postOf(submission(toJson(entries)));
      await attempt(whole.subarray(0, whole.length * share), 'destroy');
      expect((await ask(port(), '/')).status).toBe(200);
    });
    expect(files).toEqual([]);
  });
  await fc.assert(property, options);
});
