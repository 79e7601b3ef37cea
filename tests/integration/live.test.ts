import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { headerRules } from '../../tools/build/hosts/headers.ts';
import type { Finding } from '../../tools/owner/doctor/finding.ts';
import { examineLive } from '../../tools/owner/doctor/live.ts';
import {
  answer,
  bare,
  type Change,
  certificate,
  company,
  domain,
  env,
  type Given,
  mail,
  plain,
  serve,
  showCertificate,
  writeSite,
} from '../live-site.ts';
import { paths } from '../owner.ts';

const today = new Date('2026-12-01');
/** A page that is not home, and the last one of the site map. */
const inner = paths.find((path) => path !== '/') ?? '';
const last = paths.findLast((path) => path !== '/') ?? '';

const tls = vi.hoisted(() => ({ port: 0, ca: [] as Buffer[] }));
vi.mock('node:tls', async (load) => {
  const original = await load<typeof import('node:tls')>();
  const connect = (options: ConnectionOptions) => original.connect({ ...options, ...tls, host: '127.0.0.1' });
  return { ...original, connect };
});

const root = writeSite();
const closing: (() => void)[] = [() => rmSync(root, { recursive: true })];
let port = 0;
const answerAll = (address: string, init?: RequestInit) => answer(address, port, change, init);
beforeAll(async () => {
  const site = await serve(root);
  const secure = await showCertificate();
  port = site.port;
  tls.port = secure.port;
  closing.push(site.stop, secure.stop);
});
afterAll(() => {
  vi.unstubAllGlobals();
  for (const close of closing) close();
});

let change: Change = () => undefined;

beforeEach(() => {
  change = () => undefined;
  tls.ca = [certificate];
  vi.stubGlobal('fetch', answerAll);
});

const look = (address = domain, own = {}, day = today) =>
  examineLive(address, { company, env, paths, root, ...own }, day);
const marked = (findings: Finding[]) =>
  findings.filter(({ mark }) => mark !== 'ready').map(({ mark, text }) => `${mark} ${text}`);

/** Changes the one answer, with what it says replaced. */
const at =
  (place: string, make: (given: Given) => Partial<Given> | null): Change =>
  (url, given) =>
    url === place ? make(given) : undefined;
const replaced = (place: string, from: string | RegExp, to: string) =>
  at(domain + place, ({ body }) => ({ body: body.replace(from, to) }));
const header = (place: string, name: string, value?: string) =>
  at(domain + place, ({ headers }) => {
    headers.delete(name);
    if (value) headers.set(name, value);
    return { headers };
  });

test('a site that is in order is green in every line', async () => {
  const findings = await look();
  expect(marked(findings)).toEqual([]);
  expect(findings.map(({ text }) => text.replace(/\d+\.\d s/, '0.1 s'))).toEqual([
    'Home is there, after 0.1 s.',
    'The certificate holds until January 1, 2120.',
    `It is built for ${domain}.`,
    `${plain}/ leads to ${domain}/ for good.`,
    `${bare}/ leads to ${domain}/ for good.`,
    'Pages, files and the not-found page carry every header.',
    'An address that does not exist answers 404, with the site’s own page.',
    `${inner}/ and ${inner}.html lead to ${inner}.`,
    `Each of the ${paths.length} pages of the site map is there.`,
    'Search engines are let in, and told of the site map.',
    'The share picture is there.',
    `What company.json says stands on all pages (${paths.length}).`,
    'Quote requests are sent to EmailJS, which answers.',
    `The live site is the one in ${root}/.`,
  ]);
});

const nowhere = '/the-doctor-looks-for-nothing';
const script = '/assets/boot-1a2b3c.js';
const down = () => null;

test.each<[string, Change, string]>([
  [
    'http answers by itself',
    at(`${plain}/`, () => ({ status: 200 })),
    `problem ${plain}/ answers 200 and does not lead`,
  ],
  ['http is closed', at(`${plain}/`, down), `problem ${plain}/ cannot be reached: no DNS record`],
  ['the other name is unknown', at(`${bare}/`, down), `problem ${bare}/ cannot be reached: no DNS record`],
  [
    'the other name leads elsewhere',
    at(`${bare}/`, () => ({ headers: new Headers({ location: `${mail}/` }) })),
    `problem ${bare}/ leads to ${mail}/.`,
  ],
  [
    'the other name leads there for now',
    at(`${bare}/`, () => ({ status: 302 })),
    `problem ${bare}/ leads to ${domain}/ only for now (302).`,
  ],
  [
    'a header is missing',
    header('/', 'X-Content-Type-Options'),
    'problem The header X-Content-Type-Options is missing: /.',
  ],
  [
    'a header differs',
    header(nowhere, 'Referrer-Policy', 'no-referrer'),
    `problem The header Referrer-Policy differs, without "strict-origin-when-cross-origin": ${nowhere}.`,
  ],
  [
    'hashed files are not kept',
    header(script, 'Cache-Control', 'no-cache'),
    'problem The header Cache-Control differs, without "public, max-age=31536000, immutable": /assets/boot-1a2b3c.js.',
  ],
  [
    'every address has a page',
    at(domain + nowhere, () => ({ status: 200 })),
    'problem An address that does not exist answers 200 instead of 404.',
  ],
  [
    'the host has its own not-found page',
    at(domain + nowhere, () => ({ body: 'Not here' })),
    'problem An address that does not exist answers 404 with a page that is not the site’s.',
  ],
  [
    'a slash leads nowhere',
    at(`${domain}${inner}/`, () => ({ status: 404, headers: new Headers() })),
    `problem ${domain}${inner}/ answers 404, and does not lead to ${inner}.`,
  ],
  [
    'a page has two addresses',
    at(`${domain}${inner}.html`, () => ({ status: 200, headers: new Headers() })),
    `hint ${domain}${inner}.html is a second address of ${inner}.`,
  ],
  [
    'the site map is gone',
    at(`${domain}/sitemap.xml`, () => ({ status: 404 })),
    `problem ${domain}/sitemap.xml answers 404.`,
  ],
  ['the site map is empty', replaced('/sitemap.xml', /<url>.*/s, ''), `problem ${domain}/sitemap.xml names no page.`],
  [
    'the site map is another’s',
    replaced('/sitemap.xml', `<loc>${domain}${last}<`, `<loc>${bare}${last}<`),
    `problem The site map names ${bare}${last}, not at ${domain}.`,
  ],
  [
    'a page of the site map is gone',
    at(domain + last, () => ({ status: 404 })),
    `problem The site map names ${domain}${last} (404), not to be had.`,
  ],
  [
    'robots.txt is gone',
    at(`${domain}/robots.txt`, () => ({ status: 500 })),
    `problem ${domain}/robots.txt answers 500.`,
  ],
  [
    'robots.txt closes the site',
    replaced('/robots.txt', 'Allow: /', 'Disallow: /'),
    'problem Search engines are kept out by robots.txt.',
  ],
  [
    'a header closes the site',
    header('/', 'X-Robots-Tag', 'noindex'),
    'problem Search engines are kept out by the header',
  ],
  [
    'robots.txt names no site map',
    replaced('/robots.txt', domain, bare),
    `problem robots.txt does not name ${domain}/sitemap.xml.`,
  ],
  [
    'the share picture is a page',
    header('/share/home.jpg', 'Content-Type', 'text/html'),
    `problem The share picture ${domain}/share/home.jpg does not come: 200, text/html.`,
  ],
  [
    'the share picture is gone',
    at(`${domain}/share/home.jpg`, () => ({ status: 404 })),
    `problem The share picture ${domain}/share/home.jpg does not come: 404, image/jpeg.`,
  ],
  [
    'the canonical address is another',
    replaced(inner, `canonical" href="${domain}`, `canonical" href="${bare}`),
    `problem The canonical address of ${inner} is ${bare}${inner}, not at ${domain}.`,
  ],
  [
    'a page loads without https',
    replaced(inner, '<style>', '<img alt="" src="http://a.co/b.png"/><style>'),
    `problem Loaded without https: http://a.co/b.png on ${inner}.`,
  ],
  [
    'the example is live',
    replaced(inner, '<style>', 'sales@example.com<style>'),
    `problem A value that is no company’s own is live: sales@example.com on ${inner}.`,
  ],
  [
    'the phone is old',
    replaced(inner, /tel:\+1\d+/, 'tel:+17275550000'),
    `problem An older build is live: ${inner} calls +17275550000.`,
  ],
  [
    'the name is old',
    replaced(inner, `content="${company.name}`, 'content="Wash &amp; Co.'),
    `problem An older build is live: ${inner} names Wash & Co. as the company.`,
  ],
  [
    'the mail service is down',
    at(`${mail}/`, down),
    `problem Quote requests are sent to EmailJS, and ${mail} cannot be reached`,
  ],
  [
    'home loads what is not there',
    at(domain + script, () => ({ status: 404 })),
    `problem Home loads ${domain}${script}, which is not there.`,
  ],
])('it is said when %s', async (_, broken, expected) => {
  change = broken;
  expect(marked(await look())).toEqual([expect.stringContaining(expected)]);
});

test('a tag that keeps search engines out of home is found', async () => {
  change = replaced('/', '<style>', '<meta name="robots" content="noindex, nofollow"><style>');
  expect(marked(await look())).toContain('problem Search engines are kept out by a tag in home.');
});

test.each<[string, Change, string]>([
  ['is broken', at(`${domain}/`, () => ({ status: 500 })), '500 (text/html; charset=utf-8)'],
  ['is no page', header('/', 'Content-Type', 'application/octet-stream'), '200 (application/octet-stream)'],
])('a home that %s is said, and nothing else', async (_, broken, expected) => {
  change = broken;
  expect(marked(await look())).toEqual([`problem ${domain} answers ${expected} instead of the home page.`]);
});

test('another build than the last one is a hint, and none to compare with says nothing', async () => {
  const newer = writeSite();
  const home = join(newer, 'index.html');
  writeFileSync(home, readFileSync(home, 'utf8').replace('boot-1a2b3c', 'boot-4d5e6f'));
  expect(marked(await look(domain, { root: newer }))).toEqual([
    `hint The live site is another build than the one in ${newer}/.`,
  ]);
  rmSync(home);
  expect(marked(await look(domain, { root: newer }))).toEqual([]);
  rmSync(newer, { recursive: true });
});

test('single robots may be kept out', async () => {
  change = replaced('/robots.txt', 'User-agent', 'User-agent: SomeBot\nDisallow: /\n\nUser-agent');
  expect(marked(await look())).toEqual([]);
});

test('a live site that was built without keys is a problem, whatever is set now', async () => {
  change = (_, { headers }) => {
    const policy = headers.get('content-security-policy');
    if (policy) headers.set('content-security-policy', policy.replace(` ${mail}`, ''));
    return { headers };
  };
  const found = marked(await look());
  expect(found).toContain(`problem The live site does not send quote requests to EmailJS (${mail}): they are lost.`);
  expect(found).toContainEqual(expect.stringMatching(/^problem The header Content-Security-Policy differs/));
  change = header('/', 'Content-Security-Policy');
  expect(marked(await look())).toContain('hint Without its policy, home does not show where quote requests go.');
});

test('a slow home is a hint', async () => {
  let late = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
  change = at(`${domain}/`, () => {
    late += 5000;
    return {};
  });
  const found = marked(await look());
  clock.mockRestore();
  expect(found).toEqual([expect.stringMatching(/^hint Home took 5\.\d s to come\.$/)]);
});

test.each<[string, Date, Buffer[], RegExp]>([
  ['has ended', new Date('2120-02-01'), [certificate], /^problem The certificate of .* ended on January 1, 2120/],
  ['ends soon', new Date('2119-12-20'), [certificate], /^hint The certificate ends in 12 days, on January 1, 2120/],
  ['is nobody’s', today, [], /^problem Browsers do not trust the certificate of .*SELF_SIGNED/],
])('a certificate that %s is told', async (_, day, ca, expected) => {
  tls.ca = ca;
  expect(marked(await look(domain, {}, day))).toEqual([expect.stringMatching(expected)]);
});

test('a certificate for another name is told', async () => {
  const address = 'https://wash.harborwash.com';
  change = () => null;
  expect(marked(await look(address))).toEqual([
    'problem The certificate is for DNS:www.harborwash.com, DNS:harborwash.com, not for wash.harborwash.com.',
  ]);
});

test('the name that leads to the domain is not the one to look at', async () => {
  expect(marked(await look(bare))).toEqual([`problem ${bare} leads to ${domain}/.`]);
});

test('without the owner’s keys the policy is not compared, and that is said', async () => {
  expect(marked(await look(domain, { env: { SITE_URL: domain } }))).toEqual([
    'hint The policy is not compared: this folder has no keys.',
  ]);
});

test('a mail service that only this machine could reach is told', async () => {
  const local = { ...env, VITE_EMAILJS_ORIGIN: 'http://localhost:8899' };
  const policy = headerRules(local)[0]?.headers['Content-Security-Policy'] ?? '';
  change = header('/', 'content-security-policy', policy);
  expect(marked(await look(domain, { env: local }))).toContainEqual(
    expect.stringMatching(
      /^problem Quote requests are sent to http:\/\/localhost:8899: a visitor's browser refuses it/,
    ),
  );
});

test('a site that is built for another address is told, and one without https', async () => {
  const found = marked(await look(domain, { env: { ...env, SITE_URL: 'http://localhost' } }));
  expect(found).toContain(`problem The site is to live at http://localhost, and you look at ${domain}.`);
  expect(found).toContain(
    `problem The site map names ${domain}${paths[0]} and ${paths.length - 1} more pages, not at http://localhost.`,
  );
  // Here http answers as https does.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answerAll(url.replace(plain, domain), init));
  expect(marked(await look(plain))).toContain(`problem ${plain} is not on https.`);
});

test('an address that is none and a site that is down get one finding each, and no more', async () => {
  const gone = await serve(root);
  gone.stop();
  for (const [address, expected] of [
    ['www.harborwash.com', '"www.harborwash.com" is no address of a site.'],
    [
      `http://127.0.0.1:${gone.port}/about`,
      `http://127.0.0.1:${gone.port} cannot be reached: no server answers there.`,
    ],
  ] as const) {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['tools/owner/doctor.ts', '--json', '--live', address],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ENV_FILES: 'off' },
      },
    );
    expect([stderr, status]).toEqual(['', 1]);
    expect(JSON.parse(stdout)).toEqual({
      ready: false,
      groups: { 'Live site': [{ mark: 'problem', text: expected, todo: expect.any(String) }] },
    });
  }
  const { stderr, status } = spawnSync(process.execPath, ['tools/owner/doctor.ts', '--live'], { encoding: 'utf8' });
  expect(stderr).toContain('--live https://www.your-domain.com');
  expect(status).toBe(2);
});
