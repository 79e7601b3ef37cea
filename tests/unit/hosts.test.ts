import { expect, test } from 'vitest';
import { headerRules } from '../../tools/site/hosts/headers.ts';
import { counterpart, hostFiles, plainName } from '../../tools/site/hosts/publish.ts';
import { hostRedirects, redirectPages } from '../../tools/site/redirects.ts';
import { company } from '../owner.ts';

/** The configuration files for a site at `origin`, by the server that reads them. */
function filesFor(origin: string) {
  const files = hostFiles(origin, {});
  const get = (path: string) => files[path] ?? '';
  const [maps, rules, site] = ['maps', 'rules', 'site'].map((name) => get(`deploy/nginx/${name}.conf`));
  return { apache: get('dist/.htaccess'), caddy: get('deploy/Caddyfile'), nginx: `${maps}${rules}`, nginxSite: site };
}

test('the JSON files for hosts are valid and have every redirect and header', () => {
  const files = hostFiles('https://www.harborwash.com', {});
  const { headers, redirects } = JSON.parse(files['deploy/vercel.json'] ?? '');
  expect(headers.map(({ source }: { source: string }) => source)).toEqual(
    headerRules({}).map(({ path }) => `${path}(.*)`),
  );
  // The last redirect is temporary, because it only hides the hosts' own files from visitors.
  expect(redirects.map(({ permanent }: { permanent: boolean }) => permanent)).toEqual([
    ...hostRedirects().map(() => true),
    false,
  ]);
  expect(JSON.parse(files['deploy/wrangler.json'] ?? '')).toMatchObject({ assets: { directory: '../dist' } });
});

test.each([
  ['https://www.harborwash.com', 'www.harborwash.com', 'harborwash.com'],
  ['https://harborwash.com', 'harborwash.com', 'www.harborwash.com'],
])('the server files for %s redirect its www or bare counterpart to it', (origin, host, other) => {
  const { apache, caddy, nginx, nginxSite } = filesFor(origin);
  // Builds rewrite the nginx files in use, so names and certificates stand only in `site.conf`, which is copied once.
  expect(nginx).not.toMatch(/harborwash|listen|ssl/);
  expect(nginxSite).toContain(`server_name ${host};\n  root`);
  expect(nginxSite).toContain(`server_name ${other};\n  return 301 $scheme://${host}$request_uri;`);
  expect(caddy).toContain(`\nhttp://${other}, https://${other} {\n\tredir ${origin}{uri} permanent\n}`);
  expect(caddy).toContain(`\n${host} {\n\timport site`);
  // Every header is set with `always`, because error pages must have it too.
  expect(apache.match(/Header (?:always )?set/g)?.filter((set) => set !== 'Header always set')).toEqual([]);
  const led = [...apache.matchAll(/HTTP_HOST\} "\^(.+)\$"/g)].map(([, name]) => name?.replaceAll('\\', ''));
  expect(led).toEqual([host, other]);
  expect(apache.split(`RewriteRule ^ ${origin}%1 [R=301,NE,END]`)).toHaveLength(3);
});

test('a subdomain and a site without https get no redirect from a name that they do not have', () => {
  const shop = filesFor('https://shop.harborwash.com');
  expect(shop.nginxSite?.match(/server_name/g)).toHaveLength(1);
  expect(shop.caddy).not.toContain('redir https:');
  expect(shop.apache.match(/HTTP_HOST/g)).toHaveLength(1);
  const local = filesFor('http://localhost:4173');
  expect(local.nginxSite?.match(/server_name/g)).toHaveLength(1);
  expect(local.caddy).toContain('\nhttp://localhost:4173 {\n\timport site');
  expect(local.apache).not.toContain('HTTP_HOST');
});

test.each([
  ['https://www.harborwash.com', 'harborwash.com'],
  ['https://harborwash.com', 'www.harborwash.com'],
  ['https://www.harborwash.co.uk', 'harborwash.co.uk'],
  ['https://shop.harborwash.com', undefined],
  ['https://www.com:8443', undefined],
  ['https://www.harborwash.com:8443', undefined],
  ['http://localhost', undefined],
  ['http://127.0.0.1', undefined],
  ['http://[::1]:4173', undefined],
])('the www or bare counterpart of %s is %s', (origin, other) => {
  expect(counterpart(origin)).toBe(other);
});

test.each([
  ['https://www.harborwash.com', 'harborwash-com'],
  ['https://shop.harbor-wash.com:8443', 'shop-harbor-wash-com'],
  ['http://[::1]', '1'],
  [`https://${'a'.repeat(62)}.com`, 'a'.repeat(62)],
])('the plain name of %s is %s', (origin, name) => {
  expect(plainName(origin)).toBe(name);
});

test('a redirect that differs from a page only in capitals gets no page, which would replace that page on some disks', () => {
  const redirects = ['/About', '/old'].map((from) => ({ from, to: '/about' }));
  expect(redirectPages(['/about'], redirects).map(({ from }) => from)).toEqual(['/old']);
});

test('a redirect to a part of a page keeps no query', () => {
  expect(hostRedirects({ ...company, reviewAddress: '/about#team' }).at(-1)?.keepsQuery).toBe(false);
});
