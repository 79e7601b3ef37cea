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

${rules.redirects.map(({ from, to }) => `  location ~ ^${from}/*$ { return 301 ${to}$is_args$args; }`).join('\n')}
  # The files of other hosts, the compressed twins and hidden files are no pages.
  location ~ (^/_(headers|redirects)$|\\.(br|gz)$|/\\.) { return 404; }
  location = /404.html { internal; }
  location ~ ^(?<page>.*)/index\\.html$ { return 301 $page/$is_args$args; }
  location ~ ^(?<page>.+)\\.html$ {
    if ($request_uri ~ "\\.html(\\?|$)") { return 301 $page$is_args$args; }
  }
  location ~ ^(?<page>/.*[^/])/+$ { return 301 $page$is_args$args; }
  location ~ \\.webmanifest$ { types {} default_type application/manifest+json; }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
  error_page 404 /404.html;
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
${rules.redirects.map(({ from, to }) => `\t\tredir ${from} ${to} permanent\n\t\tredir ${from}/ ${to} permanent`).join('\n')}
		@other path /_headers /_redirects *.br *.gz */.* /404.html
		error @other 404
		@index vars_regexp index {uri} ^(/[^?]*)index\\.html(\\?.*)?$
		redir @index {re.index.1}{re.index.2} permanent
		@html vars_regexp html {uri} ^(/[^?]+)\\.html(\\?.*)?$
		redir @html {re.html.1}{re.html.2} permanent
		@slash vars_regexp slash {uri} ^(/[^?]*[^/?])/+(\\?.*)?$
		redir @slash {re.slash.1}{re.slash.2} permanent
		@home path /
		rewrite @home /index.html
		try_files {path} {path}.html =404
		file_server {
			precompressed br gzip
			index none
		}
	}
	handle_errors {
		import site
		header Cache-Control "no-cache"
		rewrite * /404.html
		file_server {
			precompressed br gzip
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
