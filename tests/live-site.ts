import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { loadCompany } from '../tools/build/company.ts';
import { publishHostFiles } from '../tools/build/hosts/publish.ts';
import { mailOrigin } from '../tools/build/mail-service.ts';
import { robots, sitemap } from '../tools/build/sitemap.ts';
import { createPreviewServer } from '../tools/server/server.ts';
import { paths } from './owner.ts';

/** A company that is ready to go live, with the pages of whatever site this is. */
export const company = loadCompany(readFileSync('tests/fixtures/harborwash.json', 'utf8'));
export const { domain } = company;
/** The certificate of its domain, with and without "www.", until 2120. */
export const certificate = readFileSync('tests/fixtures/harborwash.pem');
export const env = {
  VITE_EMAILJS_PUBLIC_KEY: 'abcDEF123456789',
  VITE_EMAILJS_SERVICE_ID: 'service_1a2b3c4',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1a2b3c4',
};
/** The other ways to the site, and the service that it sends to. */
export const bare = domain.replace('www.', '');
export const plain = domain.replace('https:', 'http:');
export const mail = mailOrigin(env);

const page = (path: string) => `<!doctype html><title>${path}</title>
<meta property="og:site_name" content="${company.name}"/><meta property="og:image" content="${domain}/share/home.jpg"/>
<link rel="canonical" href="${domain}${path}"/><style>h1{color:teal}</style>
<script type="module" async src="/assets/boot-1a2b3c.js"></script>
<a href="tel:+1${company.phone.replaceAll(/\D/g, '')}">Call</a>`;

/** Writes a small site with every page of the records and the build's own files beside them. @returns its folder */
export function writeSite(): string {
  const root = join(mkdtempSync(join(tmpdir(), 'live-')), 'dist');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of paths) write(path === '/' ? '/index.html' : `${path}.html`, page(path));
  write('/404.html', `${page('/404')}<h1 data-not-found="">Not found</h1>`);
  const listed = paths.map((path) => ({ path }));
  write('/sitemap.xml', sitemap(domain, listed));
  write('/robots.txt', robots(domain));
  write('/assets/boot-1a2b3c.js', 'export {};');
  write('/share/home.jpg', 'a picture');
  publishHostFiles({ out: root, target: root, origin: domain, env });
  return root;
}

async function listen<Kind extends Server>(server: Kind) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

/** Serves a site as a good host would. */
export const serve = (root: string) =>
  listen(createPreviewServer({ root, outbox: { dir: join(root, 'outbox'), log: () => {} } }));

/** A server that shows the certificate, and nothing else. */
export const showCertificate = () =>
  listen(createTlsServer({ key: certificate, cert: certificate }).on('tlsClientError', () => {}));

export interface Given {
  status: number;
  headers: Headers;
  body: string;
}
/** What a test changes in an answer: `undefined` leaves it as it is, `null` gives none. */
export type Change = (url: string, given: Given) => Partial<Given> | null | undefined;

const realFetch = fetch;

/** The internet in the place of `fetch`: the site that is served at `port`, its other names, and the mail service. */
export async function answer(address: string, port: number, change: Change, init?: RequestInit): Promise<Response> {
  const { origin, pathname } = new URL(address);
  const moved = { status: 301, headers: new Headers({ location: domain + pathname }), body: '' };
  const ways: Record<string, () => Promise<Given>> = {
    [domain]: async () => {
      const response = await realFetch(`http://127.0.0.1:${port}${pathname}`, init);
      return { status: response.status, headers: new Headers(response.headers), body: await response.text() };
    },
    [bare]: async () => moved,
    [plain]: async () => moved,
    [mail]: async () => ({ status: 404, headers: new Headers(), body: '' }),
  };
  const given = await ways[origin]?.();
  const other = given && change(address, given);
  if (!given || other === null) throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
  const { status, headers, body } = { ...given, ...other };
  return new Response(body, { status, headers });
}
