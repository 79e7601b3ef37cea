import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeFiles } from '../files.ts';
import { hostRedirects } from '../redirects.ts';
import { headerRules } from './headers.ts';

const templates = join(import.meta.dirname, 'templates');

/** Values by their names in a template: a text, whether a part stays, or the entries of a repeated part. */
interface Values {
  [name: string]: string | boolean | Values[];
}

/**
 * Fills a template: `{{name}}` is replaced by a value. The part from `{{#name}}` to `{{/name}}` stays if the value is
 * not empty, and is repeated for each entry of a list, with the entry's `index` and, except for the last, a `comma`.
 *
 * @throws Error for a name without a value
 */
function fill(template: string, values: Values): string {
  const get = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`tools/site/hosts/templates: there is no value for {{${name}}}`);
    return value;
  };
  return template
    .replaceAll(/\{\{#(\w+)\}\}\n?(.*?)\{\{\/\1\}\}\n?/gs, (_, name, part) => {
      const value = get(name);
      const entries = Array.isArray(value) ? value : [{}].filter(() => value);
      const last = entries.length - 1;
      const own = (index: number) => ({ index: `${index}`, comma: index === last ? '' : ',' });
      return entries.map((entry, index) => fill(part, { ...values, ...own(index), ...entry })).join('');
    })
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(get(name)));
}

/**
 * The other name of a domain: `example.com` for `https://www.example.com`, and the reverse.
 *
 * @param origin of the public site
 * @returns `undefined` for hosts without such a pair, such as `shop.example.com` and `localhost`
 */
export function counterpart(origin: string): string | undefined {
  const { host } = new URL(origin);
  const bare = /^www\.([^:]+\.[^:]+)$/.exec(host)?.[1];
  return bare ?? (/^[^.:]+\.[^.:]+$/.test(host) ? `www.${host}` : undefined);
}

/** Name of the site's project at Cloudflare, at most 63 characters: `example-com` for `https://www.example.com`. */
export function plainName(origin: string): string {
  const { hostname } = new URL(origin);
  const plain = hostname.replace(/^www\./, '').replaceAll(/[^a-z0-9]+/g, '-');
  return plain.slice(0, 63).replaceAll(/^-|-$/g, '');
}

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }));
const quoted = (text: string) => text.replaceAll('.', '\\.');

/** The domain's names, the headers and the redirects, in every form that a host's template needs. */
function valuesOf(origin: string, env: NodeJS.Dict<string>, redirects: ReturnType<typeof hostRedirects>): Values {
  const { host } = new URL(origin);
  const other = counterpart(origin) ?? '';
  const [general, ...others] = headerRules(env);
  // Set here, because some hosts send no `Cache-Control` of their own.
  const everywhere: Record<string, string> = { 'Cache-Control': 'no-cache', ...general?.headers };
  const rules = headerRules(env).map(({ path, headers }) => {
    const isFolder = path.endsWith('/');
    const all = listed(headers);
    return {
      pattern: isFolder ? `${path}*` : path,
      source: isFolder ? `${path}(.*)` : path,
      // Matches `.html` too, because some servers map an address to its file before they set headers.
      files: isFolder ? `^${path}` : `^${path}(\\.html)?$`,
      headers: all,
      // Headers that this rule replaces: `! Name` drops the general value, which Cloudflare would join to the new one.
      replaced: all.filter(({ name }) => path !== '/' && general?.headers[name]),
    };
  });
  const places = rules.slice(1).map((rule, place) => ({ ...rule, place: `${place}` }));
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const differing = [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))];
  const added = [...new Set([...Object.keys(everywhere), ...differing])];
  return {
    made: 'Made by each build: change headers and rules in tools/site/hosts, redirects in src/content/site.json.',
    // Pattern of paths to answer with 404 although a file exists: compressed copies, the hosts' files, the 404 page.
    hidden: '(\\.(br|gz)|^/(404|_headers|_redirects))(/index|\\.html|/)*$',
    origin,
    host,
    hostPattern: quoted(host),
    other,
    otherPattern: quoted(other),
    https: origin.startsWith('https:'),
    // Without `https://`, because Caddy then redirects http to https by itself.
    site: origin.replace('https://', ''),
    plainName: plainName(origin),
    rules,
    headers: listed(everywhere),
    places,
    differing: differing.map((name) => ({
      variable: variable(name),
      general: everywhere[name] ?? '',
      cases: places.flatMap(({ files, headers }) =>
        headers.filter((each) => each.name === name).map(({ value }) => ({ files, value })),
      ),
    })),
    added: added.map((name) => ({ name, value: differing.includes(name) ? variable(name) : `"${everywhere[name]}"` })),
    redirects: redirects.map((each) => ({ ...each, address: quoted(each.from.slice(1)) })),
  };
}

/**
 * The hosts' files by their paths. The files below `dist` belong in the site's folder, where Cloudflare, Netlify and
 * Apache read them; all others are below `deploy`. A new host needs only templates, no code.
 *
 * @param directory the site's folder, as seen from `deploy`
 */
export function hostFiles(
  origin: string,
  env: NodeJS.Dict<string>,
  redirects = hostRedirects(),
  directory = '../dist',
): Record<string, string> {
  const values = { ...valuesOf(origin, env, redirects), directory };
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(templates, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, fill(readFileSync(join(templates, path), 'utf8'), values)]));
}

/** Writes the hosts' files: `dist` into `out`, and `deploy` beside `target`, to which the build then moves `out`. */
export function publishHostFiles(out: string, target: string, origin: string, env: NodeJS.Dict<string>): void {
  const deploy = join(dirname(target), 'deploy');
  const directory = relative(deploy, target).replaceAll('\\', '/');
  for (const [path, text] of Object.entries(hostFiles(origin, env, hostRedirects(), directory))) {
    const [folder, ...place] = path.split('/');
    writeFiles(folder === 'dist' ? out : deploy, { [place.join('/')]: text });
  }
}
