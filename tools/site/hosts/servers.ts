import { readFileSync } from 'node:fs';
import { passOn } from '../redirects.ts';
import { everywhere, type HeaderRule, hidden, made, pattern, places, type Rules } from './headers.ts';
import { counterpart } from './names.ts';

/**
 * Fills a server's template: `{{name}}` is replaced by a value, which may have many lines; the part between `{{#name}}` and
 * `{{/name}}` stays only if the value is not empty.
 *
 * @throws Error for a name without a value
 */
function fill(template: string, values: Record<string, string>): string {
  const get = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}: there is no value for {{${name}}}`);
    return value;
  };
  return readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8')
    .replaceAll(/^\{\{#(\w+)\}\}\n(.*?)^\{\{\/\1\}\}\n/gms, (_, name, part) => (get(name) ? part : ''))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name) => get(name));
}

/** The lines of all entries, one or more for each. */
const lines = <Entry>(entries: Entry[], line: (entry: Entry, index: number) => string) => entries.map(line).join('\n');
const headerLines = (headers: Record<string, string>, line: (name: string, value: string) => string) =>
  lines(Object.entries(headers), ([name, value]) => line(name, value));

/** Pattern of a rule's file paths: when a server sets headers, it has already mapped the page's address to a file. */
const files = ({ path }: HeaderRule) => (path.endsWith('/') ? `^${path}` : `^${path}(\\.html)?$`);
const quoted = (text: string) => text.replaceAll('.', '\\.');

/** Values of every template: of the domain's two names, `other` redirects to `host`; it is empty without a pair. */
function common({ origin }: Rules) {
  const { host } = new URL(origin);
  return { made, hidden, origin, host, other: counterpart(origin) ?? '' };
}

/** `.htaccess` for Apache and the many hosts with cPanel, in the site's folder. */
export function apacheFile(rules: Rules): string {
  const { host, other } = common(rules);
  return fill('htaccess', {
    ...common(rules),
    // Not empty for a site on https: then the file redirects http, also behind a proxy that speaks http to this server.
    https: rules.origin.startsWith('https:') ? 'yes' : '',
    hostPattern: quoted(host),
    otherPattern: quoted(other),
    headers: headerLines(everywhere(rules), (name, value) => `  Header always set ${name} "${value}"`),
    places: lines(places(rules), (rule, i) => {
      const set = (name: string, value: string) => `  Header always set ${name} "${value}" env=site_place_${i}`;
      return `  SetEnvIf Request_URI "${files(rule)}" site_place_${i}\n${headerLines(rule.headers, set)}`;
    }),
    redirects: lines(
      rules.redirects,
      ({ from, to }) => `  RewriteRule "^${quoted(from.slice(1))}(/index|\\.html|/)*$" ${to} [R=301,END]`,
    ),
  });
}

/** `Caddyfile`: Caddy gets the certificate itself once the domain points to the machine. */
export function caddyFile(rules: Rules): string {
  const { origin, other } = { ...rules, ...common(rules) };
  const set = (name: string, value: string) => `\t\t${name} "${value}"`;
  const schemes = ['http', 'https'].filter((scheme) => origin.startsWith(scheme));
  return fill('Caddyfile', {
    ...common(rules),
    // Without a scheme Caddy redirects http to https itself. The other name lists both, to redirect in one step.
    address: origin.replace('https://', ''),
    others: schemes.map((scheme) => `${scheme}://${other}`).join(', '),
    headers: headerLines(everywhere(rules), set),
    places: lines(
      places(rules),
      (rule) => `\theader ${pattern(rule)} {\n${headerLines(rule.headers, set)}\n\t\tdefer\n\t}`,
    ),
    redirects: lines(
      rules.redirects,
      ({ from, to }, i) =>
        `\t\t\t@moved${i} vars {re.page.1} ${from}\n\t\t\tredir @moved${i} ${passOn(to, '{site_query}')} permanent`,
    ),
  });
}

/** The nginx variable of a header whose value differs between paths. */
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
const differing = (rules: Rules) => [...new Set(places(rules).flatMap(({ headers }) => Object.keys(headers)))];

/** The owner's nginx file, copied once: names and certificate, which certbot writes into it. */
export const nginxSite = (rules: Rules): string => fill('nginx/site.conf', common(rules));

/** Variables for `nginxRules`, in a file of their own: nginx allows `map` only outside of a server. */
export function nginxMaps(rules: Rules): string {
  const general = everywhere(rules);
  const maps = lines(differing(rules), (name) => {
    const own = places(rules).filter(({ headers }) => headers[name]);
    const cases = own.map((rule) => `  "~${files(rule)}" "${rule.headers[name]}";\n`);
    return `map $uri ${variable(name)} {\n${cases.join('')}  default "${general[name] ?? ''}";\n}`;
  });
  return fill('nginx/maps.conf', { ...common(rules), maps });
}

/** The site's nginx rules, rewritten by each build. */
export function nginxRules(rules: Rules): string {
  const general = everywhere(rules);
  const different = differing(rules);
  return fill('nginx/rules.conf', {
    ...common(rules),
    headers: lines([...new Set([...Object.keys(general), ...different])], (name) => {
      return `add_header ${name} ${different.includes(name) ? variable(name) : `"${general[name]}"`} always;`;
    }),
    redirects: lines(
      rules.redirects,
      ({ from, to }) => `if ($site_page = ${from}) { return 301 ${passOn(to, '$is_args$args')}; }`,
    ),
  });
}
