import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, setDefaultCACertificates } from 'node:tls';
import { expect, test } from 'vitest';
import { bootTag } from '../../src/app/boot-loader.ts';
import type { Clone } from '../../tools/owner/doctor/finding.ts';
import { examineLive } from '../../tools/owner/doctor/live.ts';
import { internet, type Visit } from '../../tools/owner/doctor/visit.ts';
import { headerRules } from '../../tools/site/hosts/headers.ts';
import { cloneOf, harbor, keys, marked } from '../doctor.ts';

const { domain } = harbor;
/** The site's address without www (`bare`) and without https (`plain`), a script's path, and a path without a page. */
const bare = domain.replace('www.', '');
const plain = domain.replace('https:', 'http:');
const script = '/assets/boot-1a2b3c.js';
const nowhere = '/the-doctor-looks-for-nothing';
const page = `<!doctype html>${bootTag(script)}<a href="tel:+17272441888">Call</a>`;

const root = mkdtempSync(join(tmpdir(), 'live-'));
writeFileSync(join(root, 'index.html'), page);

type Answer = Partial<Omit<Visit, 'headers'>> & { headers?: Record<string, string> };
/** Answers, or changes to answers, by path for addresses at `domain` and by full address for all others. */
type Change = Record<string, Answer>;

const moved = { status: 301, headers: { location: `${domain}/` } };
/** A site that is in order. */
const site: Change = {
  '/': { headers: { 'content-type': 'text/html' }, text: page },
  [script]: {},
  [nowhere]: { status: 404, text: 'data-not-found' },
  [`${plain}/`]: moved,
  [`${bare}/`]: moved,
};
/** The headers that the build's rules set at a path. */
const rulesAt = (path: string): Record<string, string> =>
  Object.assign({}, ...headerRules(keys).map((rule) => path.startsWith(rule.path) && rule.headers));
const missing = { status: 0, fault: 'no DNS record' };

/** Examines `site` with changed answers, or with a changed clone. */
function look(changes: Change = {}, own: Partial<Clone> = {}, address = domain, end = '2030-01-01T12:00') {
  const visit = async (url: string): Promise<Visit> => {
    const path = url.replace(domain, '');
    const answer = { ...(site[path] ?? missing), ...changes[path] };
    const headers = { ...rulesAt(path), ...site[path]?.headers, ...changes[path]?.headers };
    const sent = Object.entries(headers).filter(([, value]) => value);
    return { url, status: 200, text: '', fault: '', ...answer, headers: new Headers(sent) };
  };
  return examineLive(address, cloneOf({ root, ...own }), { visit, certificateEnd: async () => new Date(end) });
}

test('the doctor reports every check of a live site in order as ready', async () => {
  const findings = await look();
  expect(marked(findings)).toEqual([]);
  expect(findings.map(({ text }) => text)).toEqual([
    'Home answers.',
    `${plain}/ redirects to ${domain}/ permanently.`,
    'The certificate is valid until January 1, 2030.',
    `It is built for ${domain}.`,
    `${bare}/ redirects to ${domain}/ permanently.`,
    'Pages, files and the not-found page carry every header.',
    'An address that does not exist answers 404, with the site’s own page.',
    'Quote requests are sent to EmailJS.',
    `The live site is the one in ${root}/.`,
  ]);
});

const withHeader = (name: string, value: string) => ({ headers: { [name]: value } });
const withText = (from: string, to: string) => ({ text: page.replace(from, to) });

/** Each row has one fault: an address, the change to its answer, and the only finding expected. */
test.each<[string, Answer, string]>([
  ['/', { status: 0, fault: 'no answer' }, `problem ${domain} cannot be reached: no answer.`],
  ['/', { status: 500 }, `problem ${domain} answers 500 (text/html) instead of the home page.`],
  ['/', withHeader('content-type', 'a/b'), `problem ${domain} answers 200 (a/b) instead of the home page.`],
  ['/', { status: 302, headers: { location: bare } }, `problem ${domain} redirects to ${bare}/.`],
  [`${plain}/`, { status: 200 }, `problem ${plain}/ answers 200 and redirects to`],
  [`${plain}/`, missing, `problem ${plain}/ cannot be reached: no DNS record.`],
  [`${bare}/`, missing, `problem ${bare}/ cannot be reached: no DNS record.`],
  [`${bare}/`, withHeader('location', script), `problem ${bare}/ answers 301 and redirects to ${bare}${script}.`],
  [`${bare}/`, { status: 302 }, `problem ${bare}/ answers 302 and redirects to ${domain}/.`],
  ['/', withHeader('X-Content-Type-Options', ''), 'problem The header X-Content-Type-Options is missing at /.'],
  [nowhere, withHeader('Referrer-Policy', 'x'), `problem The header Referrer-Policy is "x" at ${nowhere}.`],
  [script, withHeader('Cache-Control', 'x'), `problem The header Cache-Control is "x" at ${script}.`],
  ['/', withHeader('X-Robots-Tag', 'noindex'), 'problem Search engines are kept out by the header X-Robots-Tag.'],
  [nowhere, { status: 200 }, 'problem An address that does not exist answers 200.'],
  [nowhere, { text: 'Not here' }, 'problem An address that does not exist answers 404, without the site’s own page'],
  [script, { status: 404 }, `problem Home loads ${domain}${script}, which is not there.`],
])('the doctor reports the fault when %s answers %o', async (address, answer, expected) => {
  expect(marked(await look({ [address]: answer }))).toEqual([expect.stringContaining(expected)]);
});

test('an outdated live build is a hint, and so is a missing local build', async () => {
  const found = await look({ '/': withText('boot-1a2b3c', 'boot-4d5e6f'), '/assets/boot-4d5e6f.js': { status: 200 } });
  expect(marked(found)).toEqual([`hint The live site is not the build in ${root}/.`]);
  const unbuilt = await look({}, { root: 'nothing' });
  expect(marked(unbuilt)).toEqual(['hint The live site is not compared: nothing is built in nothing/.']);
});

test('a certificate that expires soon is a hint, and an expired one comes with advice to renew it', async () => {
  const found = await look({}, {}, domain, '2026-03-13T12:00Z');
  expect(marked(found)).toEqual([
    expect.stringMatching(/^hint The certificate expires in 12 days, on March 1[34], 2026/),
  ]);
  const [ended] = await look({ '/': { status: 0, fault: 'its certificate has ended' } });
  expect(ended?.todo).toMatch(/^Renew it/);
});

const local = { ...keys, VITE_EMAILJS_ORIGIN: 'http://localhost:8899' };
test.each([
  ['without keys', {}, keys, 'https://api.emailjs.com'],
  ['for a mail service on its own machine', local, local, 'http://localhost:8899'],
])('the doctor reports that a live site built %s loses quote requests', async (_, built, env, where) => {
  const policy = headerRules(built)[0]?.headers['Content-Security-Policy'] ?? '';
  const found = await look({ '/': withHeader('Content-Security-Policy', policy) }, { env });
  const lost = `problem The live site does not send quote requests to EmailJS (${where}): they are lost.`;
  expect(marked(found)).toContain(lost);
});

test('the doctor reports a site built for another address, a site without https and an invalid SITE_URL', async () => {
  const found = marked(await look({ [`${plain}/`]: { status: 200, ...site['/'] } }, {}, plain));
  expect(found).toContain(`problem Your settings say ${domain}, but you checked ${plain}.`);
  expect(found).toContain(`problem ${plain} is not on https.`);
  await expect(look({}, { env: { ...keys, SITE_URL: 'harborwash.com' } })).rejects.toThrow('SITE_URL');
});

test('the doctor reads redirects, certificate faults and unreachable servers from real servers', async () => {
  const pem = readFileSync('tests/fixtures/harborwash.pem');
  const names: string[] = [];
  const SNICallback = (name: string, done: (error: null) => void) => {
    names.push(name);
    done(null);
  };
  const servers: Server[] = [
    createServer((_, response) => void response.writeHead(301, { location: '/there' }).end()),
    createTlsServer({ key: pem, cert: pem, SNICallback }).on('tlsClientError', () => {}),
  ];
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [moving, secure] = servers.map((server) => (server.address() as AddressInfo).port);
  const url = new URL(`https://localhost:${secure}/`);
  const faultOf = async () => (await internet.visit(url.href)).fault;
  expect((await internet.visit(`http://127.0.0.1:${moving}/`)).status).toBe(301);
  expect(await faultOf()).toContain('self-signed certificate');
  expect((await internet.certificateEnd(url))?.getUTCFullYear()).toBe(2120);
  expect(names).toEqual(['localhost', 'localhost']);
  setDefaultCACertificates([String(pem)]);
  expect(await faultOf()).toContain('does not match certificate');
  for (const server of servers) server.close();
  expect(await faultOf()).toBe('no server answers there');
  expect(await internet.certificateEnd(url)).toBeUndefined();
});
