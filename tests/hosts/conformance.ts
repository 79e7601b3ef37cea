import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { redirects } from '../../src/content/addresses.ts';
import { siteHeaders } from '../../tools/server/pages.ts';
import { ask } from '../ask.ts';
import { examples } from '../owner.ts';
import { oddAddresses } from './addresses.ts';
import { nameRows } from './names.ts';
import { differ, type Row } from './row.ts';

const page = (name: string) => readFileSync(`dist/${name}.html`);
const asset = `/assets/${readdirSync('dist/assets').find((file) => /^client-.*\.js$/.test(file))}`;
const picture = `/pictures/${readdirSync('dist/pictures').find((file) => file.endsWith('.avif'))}`;

function serves(path: string, file: string): Row {
  return {
    name: `\`${path}\` is the page`,
    async check(port) {
      const { status, headers, body } = await ask(port, path);
      const type = String(headers['content-type']).toLowerCase().replace('; ', ';');
      return (
        differ('status', status, 200) ??
        differ('type', type, 'text/html;charset=utf-8') ??
        (body.equals(page(file)) ? undefined : 'another page came')
      );
    },
  };
}

function moves(path: string, to: string): Row {
  return {
    name: `\`${path}\` moves to \`${to}\` for good`,
    async check(port) {
      const { status, headers } = await ask(port, path);
      const place = String(headers.location).replace(/^https?:\/\/[^/]+/, '');
      return differ('place', place, to) ?? (status === 301 || status === 308 ? undefined : `status ${status}`);
    },
  };
}

function missing(path: string): Row {
  return {
    name: `\`${path}\` is not found, with the site's page`,
    async check(port) {
      const { status, body } = await ask(port, path);
      return differ('status', status, 404) ?? (body.equals(page('404')) ? undefined : 'another page came');
    },
  };
}

function compresses(encoding: 'br' | 'gzip', open: (body: Buffer) => Buffer): Row {
  return {
    name: `a page comes as ${encoding}`,
    async check(port) {
      const { headers, body } = await ask(port, '/about', { 'accept-encoding': encoding });
      return (
        differ('encoding', headers['content-encoding'], encoding) ??
        (open(body).equals(page('about')) ? undefined : 'another page came') ??
        (/accept-encoding/i.test(String(headers.vary)) ? undefined : `vary: ${headers.vary}`)
      );
    },
  };
}

const types: Record<string, RegExp> = {
  [asset]: /^(text|application)\/javascript/,
  [picture]: /^image\/avif$/,
  '/favicon.svg': /^image\/svg\+xml/,
  '/site.webmanifest': /^application\/manifest\+json/,
  '/sitemap.xml': /^(text|application)\/xml/,
  '/robots.txt': /^text\/plain/,
  '/film/hero.mp4': /^video\/mp4/,
  '/print.css': /^text\/css/,
};

/** The headers of a path as the build asks for them. */
async function lacksHeaders(port: number, path: string): Promise<string | undefined> {
  const { headers } = await ask(port, path);
  return [...siteHeaders('dist')(path)]
    .map(([name, value]) => differ(name, headers[name.toLowerCase()], value))
    .find(Boolean);
}

/** Of a site that was built with the editor (EDITOR_REPO). */
const editorRows: Row[] = [
  serves('/admin', 'admin'),
  moves('/admin/', '/admin'),
  serves('/admin/preview', 'admin/preview'),
  {
    name: 'the editor carries headers of its own',
    check: async (port) =>
      (await lacksHeaders(port, '/admin')) ??
      (await lacksHeaders(port, '/admin/preview')) ??
      lacksHeaders(port, '/admin/config.json'),
  },
];

/** The table's rows. */
export const rows: Row[] = [
  serves('/', 'index'),
  serves('/about', 'about'),
  serves('/areas', 'areas'),
  serves(`${examples.city}?utm=1`, examples.city.slice(1)),
  missing('/nowhere'),
  missing('/areas/nowhere'),
  missing('/_headers'),
  missing('/.hidden'),
  moves('/about/', '/about'),
  moves(`${examples.city}/?a=1`, `${examples.city}?a=1`),
  moves('/about.html', '/about'),
  moves('/index.html', '/'),
  ...redirects.map(({ from, to }) => moves(from, to)),
  ...oddAddresses,
  ...nameRows,
  { name: 'a page carries every header', check: (port) => lacksHeaders(port, '/about') },
  { name: 'the not-found page carries every header', check: (port) => lacksHeaders(port, '/nowhere') },
  {
    name: 'hashed files are kept for a year',
    check: async (port) => (await lacksHeaders(port, asset)) ?? lacksHeaders(port, picture),
  },
  {
    name: 'what is missing in their folder is not kept',
    async check(port) {
      const { headers } = await ask(port, '/assets/nowhere.js');
      return differ('cache-control', headers['cache-control'], 'no-cache');
    },
  },
  {
    name: 'a page is asked for again each time',
    async check(port) {
      const { headers } = await ask(port, '/about');
      return /no-cache|max-age=0/.test(String(headers['cache-control'])) ? undefined : String(headers['cache-control']);
    },
  },
  compresses('br', brotliDecompressSync),
  compresses('gzip', gunzipSync),
  {
    name: 'what has not changed is answered with 304',
    async check(port) {
      const { etag = '' } = (await ask(port, '/about')).headers;
      return differ('status', (await ask(port, '/about', { 'if-none-match': etag })).status, 304);
    },
  },
  {
    name: 'HEAD answers without a body',
    async check(port) {
      const { status, body } = await ask(port, '/about', {}, 'HEAD');
      return differ('status', status, 200) ?? differ('bytes', body.length, 0);
    },
  },
  {
    name: 'a part of the film can be asked for',
    async check(port) {
      const { status, body } = await ask(port, '/film/hero.mp4', { range: 'bytes=4-7' });
      return differ('status', status, 206) ?? differ('bytes', body, 'ftyp');
    },
  },
  {
    name: 'every kind of file has its type',
    async check(port) {
      for (const [path, type] of Object.entries(types)) {
        const { headers } = await ask(port, path);
        if (!type.test(String(headers['content-type']))) return `${path}: ${headers['content-type']}`;
      }
      return undefined;
    },
  },
  ...(existsSync('dist/admin.html') ? editorRows : []),
];
