import { everywhere, type HeaderRule, hidden, made, places, type Rules } from './headers.ts';
import { counterpart } from './names.ts';

/** The variable of a header that differs from place to place. */
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** The files of a rule: a page is one by the time that headers are sent. */
const files = ({ path }: HeaderRule) => (path.endsWith('/') ? `~^${path}` : `~^${path}(\\.html)?$`);

/** Where a server has the built site and its files: beside each other, as the build leaves them. */
export const serverFolder = '/srv/site';

const listen = '  listen 80;\n  listen [::]:80;';

/** The owner's file, copied once: names and certificate, which certbot writes into it. */
export function nginxSite({ origin }: Rules): string {
  const other = counterpart(origin);
  const { host } = new URL(origin);
  return `# Copy this file to /etc/nginx/conf.d/ once. The copy is yours, and certbot's: no build changes it.
include ${serverFolder}/deploy/nginx/maps.conf;

server {
${listen}
  server_name ${host};
  root ${serverFolder}/dist;
  # From the package libnginx-mod-http-brotli-static; without it delete this line, and gzip is sent.
  brotli_static on;
  include ${serverFolder}/deploy/nginx/rules.conf;
}
${other ? `\nserver {\n${listen}\n  server_name ${other};\n  return 301 $scheme://${host}$request_uri;\n}\n` : ''}`;
}

/** Header values that differ from place to place. */
const differing = (rules: Rules) => [...new Set(places(rules).flatMap(({ headers }) => Object.keys(headers)))];

/** What `nginxRules` reads; nginx takes it only outside of a server. */
export function nginxMaps(rules: Rules): string {
  const general = everywhere(rules);
  return `# ${made}
${differing(rules)
  .map((name) => {
    const own = places(rules).filter(({ headers }) => headers[name]);
    const lines = own.map((rule) => `  "${files(rule)}" "${rule.headers[name]}";\n`);
    return `map $uri ${variable(name)} {\n${lines.join('')}  default "${general[name] ?? ''}";\n}`;
  })
  .join('\n')}
# The path as it was asked for, and the one address of the page it means: /about for /about/, //about.html and /%61bout.
map $request_uri $site_asked {
  ~^(?<site_path>[^?]*) $site_path;
}
map $uri $site_page {
  "~${hidden}|/\\.(?!well-known/)" "";
  ~^(/index|\\.html|/)+$ /;
  ~^(?<site_name>/[\\w./-]+?)(/index|\\.html|/)*$ $site_name;
}
`;
}

/** What the site asks of its server, made anew by each build. */
export function nginxRules(rules: Rules): string {
  const general = everywhere(rules);
  const different = differing(rules);
  const names = new Set([...Object.keys(general), ...different]);
  return `# ${made}
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types text/plain text/css text/javascript application/javascript application/xml;
gzip_static on;
gzip_vary on;

${[...names]
  .map((name) => `add_header ${name} ${different.includes(name) ? variable(name) : `"${general[name]}"`} always;`)
  .join('\n')}

${rules.redirects.map(({ from, to }) => `if ($site_page = ${from}) { return 301 ${to}$is_args$args; }`).join('\n')}
# Only the address of a file that is there is ever a place to go, so nobody is led away from the site.
set $site_place "";
if ($site_page = /) { set $site_place /; }
if (-f $document_root$site_page) { set $site_place $site_page; }
if (-f $document_root$site_page.html) { set $site_place $site_page; }
if ($site_place = $site_asked) { set $site_place ""; }
if ($site_place) { return 301 $site_place$is_args$args; }

location = /404.html { internal; }
location ~ "${hidden}|/\\.(?!well-known/)" { return 404; }
location ~ \\.webmanifest$ { types {} default_type application/manifest+json; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
error_page 400 404 =404 /404.html;
`;
}
