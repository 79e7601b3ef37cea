import type { redirects } from '../site/redirects.ts';
import type { HeaderRule } from './headers.ts';

/** What a host is told: headers, and addresses that have moved. */
export interface Rules {
  headers: HeaderRule[];
  redirects: typeof redirects;
}

const everywhere = ({ headers }: Rules) => Object.entries(headers.find(({ path }) => path === '/')?.headers ?? {});
const folders = ({ headers }: Rules) => headers.filter(({ path }) => path !== '/');
const caching = (rule: HeaderRule) => rule.headers['Cache-Control'] ?? 'no-cache';
/** What is there and no page: compressed twins, what a host is told, the page for what is not found, hidden files. */
const hidden = '(\\.(br|gz)|^/(404|_headers|_redirects))(/index|\\.html|/)*$';
const made = 'Made by the build from tools/hosts/headers.ts: change it there.';

/** `_headers` of Cloudflare and Netlify. */
export function headersFile({ headers }: Rules): string {
  const blocks = headers.map(({ path, headers: lines }) =>
    [`${path}*`, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# ${made}\n${blocks.join('\n')}\n`;
}

/** `_redirects` of Cloudflare and Netlify. 301, because Netlify knows no 308. */
export function redirectsFile({ redirects }: Rules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Site block of nginx; its first line says what to install. */
export function nginxFile(rules: Rules): string {
  return `# ${made}
# Put it into /etc/nginx/conf.d/, set server_name and root, and add your certificate.
# brotli_static needs the package libnginx-mod-http-brotli-static; without it delete that line, and gzip is sent.
map $uri $site_caching {
${folders(rules)
  .map((rule) => `  ~^${rule.path} "${caching(rule)}";`)
  .join('\n')}
  default "no-cache";
}
# The path as it was asked for, and the one address of the page it means: /about for /about/, //about.html and /%61bout.
map $request_uri $site_asked {
  ~^(?<site_path>[^?]*) $site_path;
}
map $uri $site_page {
  "~${hidden}|/\\.(?!well-known/)" "";
  ~^(/index|\\.html|/)+$ /;
  ~^(?<site_name>/[\\w./-]+?)(/index|\\.html|/)*$ $site_name;
}

server {
  listen 80;
  server_name www.example.com;
  root /srv/site;
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types text/plain text/css text/javascript application/javascript application/xml;
  gzip_static on;
  gzip_vary on;
  brotli_static on;

  add_header Cache-Control $site_caching always;
${everywhere(rules)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

${rules.redirects.map(({ from, to }) => `  if ($site_page = ${from}) { return 301 ${to}$is_args$args; }`).join('\n')}
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
}
`;
}

/** Caddyfile: https comes by itself once the domain points to the machine. */
export function caddyFile(rules: Rules): string {
  const names = folders(rules).map(({ path }) => `${path}*`);
  return `# ${made}
# SITE_ADDRESS is your domain, SITE_ROOT the folder of the built site.
(site) {
	root * {$SITE_ROOT:/srv/site}
	header {
		-Server
${everywhere(rules)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	header /site.webmanifest {
		Content-Type application/manifest+json
		defer
	}
}

{$SITE_ADDRESS:www.example.com} {
	import site
	@fresh not path ${names.join(' ')}
	header @fresh Cache-Control "no-cache"
${folders(rules)
  .map((rule) => `\theader ${rule.path}* Cache-Control "${caching(rule)}"`)
  .join('\n')}
	route {
		@hidden path_regexp ${hidden}|./\\.
		error @hidden 404
		@dot {
			path /.*
			not path /.well-known/*
		}
		error @dot 404
		# The path and the query as they were asked for, and the one address of the page they mean: /about for //about.html/index.
		map {uri} {site_asked} {site_query} {
			~^([^?]*)(\\?.*)?$ "${'${1}'}" "${'${2}'}"
		}
		@page path_regexp page ^((?:/[\\w./-]+?)??)(/index|\\.html|/)*$
		route @page {
${rules.redirects.map(({ from, to }, i) => `\t\t\t@moved${i} vars {re.page.1} ${from}\n\t\t\tredir @moved${i} ${to}{site_query} permanent`).join('\n')}
			# Only the address of a file that is there is ever a place to go, so nobody is led away from the site.
			@place {
				file {re.page.1} {re.page.1}.html
				not vars {site_asked} {re.page.1}
			}
			redir @place {re.page.1}{site_query} permanent
			@index {
				vars {re.page.1} ""
				not vars {site_asked} /
			}
			redir @index /{site_query} permanent
		}
		@home path /
		rewrite @home /index.html
		try_files {path} {path}.html =404
		file_server {
			precompressed br gzip
			index none
			disable_canonical_uris
		}
	}
	handle_errors {
		import site
		header Cache-Control "no-cache"
		rewrite * /404.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}

/** `vercel.json`, to lie beside the pages. */
export function vercelFile({ headers, redirects }: Rules): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({ path, headers: lines }) => ({
      source: `${path}(.*)`,
      headers: Object.entries(lines).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Cloudflare's own file: the folder, and how addresses stand to files. `_headers` and `_redirects` lie in the folder. */
export function cloudflareFile(name: string, folder: string): string {
  const config = {
    name,
    compatibility_date: '2026-11-01',
    assets: { directory: folder, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
