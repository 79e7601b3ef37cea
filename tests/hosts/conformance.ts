import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { redirects } from '../../src/content/site.ts';
import { siteHeaders } from '../../tools/server/pages.ts';
import { siteEnvironment } from '../../tools/site/check-environment.ts';
import { counterpart } from '../../tools/site/hosts/publish.ts';
import { ask } from '../ask.ts';
import { company, examples, paths } from '../owner.ts';
import { oddAddresses } from './addresses.ts';
import { names, wellKnown } from './hosts.ts';
import { type Row, row, type Wanted, wrongIn } from './rows.ts';

const page = (name: string) => readFileSync(`dist/${name}.html`);
const asset = `/assets/${readdirSync('dist/assets').find((file) => /^client-.*\.js$/.test(file))}`;
const picture = `/pictures/${readdirSync('dist/pictures').find((file) => file.endsWith('.avif'))}`;
const forGood = [301, 308];

const serves = (path: string, file: string) =>
  row(`\`${path}\` serves its page`, [path], () => ({
    status: [200],
    headers: { 'Content-Type': /^text\/html; ?charset=utf-8$/i },
    body: page(file),
  }));

const moves = (path: string, to: string) =>
  row(`\`${path}\` redirects to \`${to}\` permanently`, [path], () => ({
    status: forGood,
    headers: { Location: new RegExp(`^(https?://[^/]+)?${RegExp.escape(to)}$`) },
  }));

const missing = (path: string) =>
  row(`\`${path}\` is not found, with the site's page`, [path], () => ({ status: [404], body: page('404') }));

const compresses = (encoding: string) =>
  row(
    `a page is compressed with ${encoding}`,
    ['/about'],
    () => ({ headers: { 'Content-Encoding': encoding, Vary: /accept-encoding/i }, body: page('about') }),
    { 'accept-encoding': encoding },
  );

/** The headers that the build specifies for a path. */
const itsHeaders = (path: string): Wanted => ({ headers: Object.fromEntries(siteHeaders('dist')(path)) });

const hasFilm = existsSync('dist/film/hero.mp4');
const types: Record<string, RegExp> = {
  [asset]: /^(text|application)\/javascript/,
  [picture]: /^image\/avif$/,
  '/favicon.svg': /^image\/svg\+xml/,
  '/site.webmanifest': /^application\/manifest\+json/,
  '/sitemap.xml': /^(text|application)\/xml/,
  '/robots.txt': /^text\/plain/,
  ...(hasFilm && { '/film/hero.mp4': /^video\/mp4/ }),
  '/print.css': /^text\/css/,
};

const { protocol, host } = new URL(siteEnvironment().SITE_URL || company.domain);
const other = counterpart(`${protocol}//${host}`);

/** Expects a redirect to the site's host that keeps path and query; any port is right, as local ports differ. */
function leads(name: string, from: string, protocols: string): Row {
  const path = '/about?a=1&b=%2f';
  const place = `^${protocols}://${RegExp.escape(host)}(:\\d+)?${RegExp.escape(path)}$`;
  return row(name, [path], () => ({ status: forGood, headers: { Location: new RegExp(place) } }), { host: from });
}

/** The table's rows; those about the editor are only for a site that was built with it (EDITOR_REPO). */
export const rows: Row[] = [
  serves('/', 'index'),
  serves('/about', 'about'),
  serves('/areas', 'areas'),
  serves(`${examples.city}?utm=1`, examples.city.slice(1)),
  ...['/nowhere', '/areas/nowhere', '/_headers', '/.hidden'].map(missing),
  moves('/about/', '/about'),
  moves(`${examples.city}/?a=1`, `${examples.city}?a=1`),
  moves('/about.html', '/about'),
  moves('/index.html', '/'),
  ...redirects.map(({ from, to }) => moves(from, to)),
  ...oddAddresses,
  row(names.proof, [wellKnown], () => ({ status: [200] }), { host }),
  ...(protocol === 'https:' ? [leads(names.https, host, 'https')] : []),
  ...(other ? [leads(names.other, other, 'https?')] : []),
  row('every page carries every header', paths, itsHeaders),
  row('the not-found page carries every header', ['/nowhere'], itsHeaders),
  row('hashed files are cached for a year', [asset, picture], itsHeaders),
  row('a missing file in the folder of hashed files is not cached', ['/assets/nowhere.js'], () => ({
    headers: { 'Cache-Control': 'no-cache' },
  })),
  row('a page is revalidated on every visit', ['/about'], () => ({
    headers: { 'Cache-Control': /no-cache|max-age=0/ },
  })),
  compresses('br'),
  compresses('gzip'),
  {
    name: 'an unchanged page is answered with 304',
    async check(port) {
      const { etag = '' } = (await ask(port, '/about')).headers;
      return wrongIn(await ask(port, '/about', { 'if-none-match': etag }), { status: [304] });
    },
  },
  row('HEAD answers without a body', ['/about'], () => ({ status: [200], body: '' }), {}, 'HEAD'),
  ...(hasFilm
    ? [
        row('the film can be requested in byte ranges', ['/film/hero.mp4'], () => ({ status: [206], body: 'ftyp' }), {
          range: 'bytes=4-7',
        }),
      ]
    : []),
  row('every kind of file has its content type', Object.keys(types), (path) => ({
    headers: { 'Content-Type': types[path] ?? '' },
  })),
  ...(existsSync('dist/admin.html')
    ? [
        serves('/admin', 'admin'),
        moves('/admin/', '/admin'),
        serves('/admin/preview', 'admin/preview'),
        row('the editor has its own headers', ['/admin', '/admin/preview', '/admin/config.json'], itsHeaders),
      ]
    : []),
];
