import { expect, test } from 'vitest';
import { redirects } from '../../src/content/site.ts';
import { headerRules } from '../../tools/site/hosts/headers.ts';
import { counterpart, plainName } from '../../tools/site/hosts/names.ts';
import { apacheFile, caddyFile, nginxMaps, nginxRules, nginxSite } from '../../tools/site/hosts/servers.ts';

const rulesFor = (origin: string) => ({ origin, headers: headerRules({}), redirects });

test.each([
  ['https://www.harborwash.com', 'www.harborwash.com', 'harborwash.com'],
  ['https://harborwash.com', 'harborwash.com', 'www.harborwash.com'],
])('for %s the files of servers lead the other name to it', (origin, host, other) => {
  const rules = rulesFor(origin);
  // The nginx files that each build rewrites have no names and certificates.
  expect(nginxMaps(rules) + nginxRules(rules)).not.toMatch(/harborwash|listen|ssl/);
  expect(nginxSite(rules)).toContain(`server_name ${host};\n  root`);
  expect(nginxSite(rules)).toContain(`server_name ${other};\n  return 301 $scheme://${host}$request_uri;`);
  expect(caddyFile(rules)).toContain(`\nhttp://${other}, https://${other} {\n\tredir ${origin}{uri} permanent\n}`);
  expect(caddyFile(rules)).toContain(`\n${host} {\n\timport site`);
  const apache = apacheFile(rules);
  // An error page has the headers too.
  expect(apache.match(/Header (?:always )?set/g)?.filter((set) => set !== 'Header always set')).toEqual([]);
  const led = [...apache.matchAll(/HTTP_HOST\} "\^(.+)\$"/g)].map(([, name]) => name?.replaceAll('\\', ''));
  expect(led).toEqual([host, other]);
  expect(apache.split(`RewriteRule ^ ${origin}%1 [R=301,NE,END]`)).toHaveLength(3);
});

test('a domain without another name, and one without https, get no redirect that they cannot answer', () => {
  const shop = rulesFor('https://shop.harborwash.com');
  expect(nginxSite(shop).match(/server_name/g)).toHaveLength(1);
  expect(caddyFile(shop)).not.toContain('redir https:');
  expect(apacheFile(shop).match(/HTTP_HOST/g)).toHaveLength(1);
  const local = rulesFor('http://localhost:4173');
  expect(nginxSite(local).match(/server_name/g)).toHaveLength(1);
  expect(caddyFile(local)).toContain('\nhttp://localhost:4173 {\n\timport site');
  expect(apacheFile(local)).not.toContain('HTTP_HOST');
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
])('the other name of %s is %s', (origin, other) => {
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
