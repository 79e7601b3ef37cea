import { everywhere, hidden, made, pattern, places, type Rules } from './headers.ts';
import { counterpart } from './names.ts';
import { serverFolder } from './nginx.ts';

/** Caddyfile: https comes by itself once the domain points to the machine. */
export function caddyFile(rules: Rules): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers)
      .map(([name, value]) => `\t\t${name} "${value}"`)
      .join('\n');
  const other = counterpart(rules.origin);
  // Without the scheme Caddy leads http to https by itself. The other name has both, and one step to go.
  const address = rules.origin.replace('https://', '');
  const others = ['http', 'https']
    .filter((scheme) => rules.origin.startsWith(scheme))
    .map((scheme) => `${scheme}://${other}`);
  return `# ${made}
# Your own Caddyfile has one line: import ${serverFolder}/deploy/Caddyfile
(site) {
	root * ${serverFolder}/dist
	header {
		-Server
${lines(everywhere(rules))}
	}
	header /site.webmanifest {
		Content-Type application/manifest+json
		defer
	}
}

${other ? `${others.join(', ')} {\n\tredir ${rules.origin}{uri} permanent\n}\n\n` : ''}${address} {
	import site
	# Deferred: they replace the others, and what is not found does not get them.
${places(rules)
  .map((rule) => `\theader ${pattern(rule)} {\n${lines(rule.headers)}\n\t\tdefer\n\t}`)
  .join('\n')}
	route {
		# A backslash would make its search for files read \`/index\\\` as \`/index\`.
		@hidden path_regexp ${hidden}|./\\.|\\x5c
		error @hidden 404
		@dot {
			path_regexp ^/\\.
			not path_regexp ^/\\.well-known/
		}
		error @dot 404
		# The path and the query as they were asked for, and the one address of the page they mean: /about for //about.html/index.
		map {uri} {site_asked} {site_query} {
			~^([^?]*)(\\?.*)?$ "\${1}" "\${2}"
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
		@home vars {site_asked} /
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
		rewrite * /404.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}
