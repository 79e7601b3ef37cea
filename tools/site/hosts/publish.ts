import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hostRedirects } from '../redirects.ts';
import { headerRules, made, pattern, type Rules } from './headers.ts';
import { plainName } from './names.ts';
import { apacheFile, caddyFile, nginxMaps, nginxRules, nginxSite } from './servers.ts';

/** An address without a page: redirect target for hosts that would otherwise serve a hidden file with status 200. */
const nowhere = '/not-found';

/**
 * `_headers` for Cloudflare and Netlify. Cloudflare joins the values of all matching rules unless a line `! Name` removes the earlier
 * ones. Netlify ignores such a line; in `netlify dev` its last rule wins.
 */
function headersFile({ headers }: Rules): string {
  const [general] = headers;
  const blocks = headers.map((rule) => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    const replaced = Object.keys(rule.headers).filter((name) => rule !== general && general?.headers[name]);
    return [pattern(rule), ...replaced.map((name) => `  ! ${name}`), ...lines].join('\n');
  });
  return `# ${made}\n${blocks.join('\n')}\n`;
}

/** `_redirects` for Cloudflare, where the 404 page would otherwise have an address of its own. */
function redirectsFile({ redirects }: Rules): string {
  return `${redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')}/404 ${nowhere} 200\n`;
}

/** `_redirects` for Netlify, which has no 308 and needs `!` for a rule to win over a file of the same name. */
function netlifyFile({ redirects }: Rules): string {
  const unfound = ['/404', '/_headers', '/_redirects', '/.htaccess'].map((path) => `${path} /404.html 404!\n`);
  return [...redirects.map(({ from, to }) => `${from} ${to} 301!\n`), ...unfound].join('');
}

/** `vercel.json`, to be put beside the pages. */
function vercelConfig({ headers, redirects }: Rules): object {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({ path, headers: lines }) => ({
      source: path.endsWith('/') ? `${path}(.*)` : path,
      headers: Object.entries(lines).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      ...redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
      {
        source: '/:hidden(404|_headers|_redirects|\\.htaccess|.+\\.(?:br|gz))',
        destination: nowhere,
        permanent: false,
      },
    ],
  };
}

/**
 * `wrangler.json` for Cloudflare: the site's folder, and the addresses of its files. `_headers` and `_redirects` are in that folder;
 * branches other than the public one get previews.
 */
function cloudflareConfig({ origin }: Rules, directory: string): object {
  const assets = { directory, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' };
  return { name: plainName(origin), compatibility_date: '2026-11-01', assets, previews: {} };
}

interface HostFilesOptions {
  out: string;
  target: string;
  origin: string;
  env: Record<string, string | undefined>;
}

/**
 * Writes the hosts' files: into the built site those that Cloudflare, Netlify and Apache read there, into the folder `deploy` beside
 * it those for the others.
 *
 * @param out folder in which the site is being built
 * @param target folder to which the finished site is moved
 * @param origin of the public site
 * @param env the build's variables
 */
export function publishHostFiles({ out, target, origin, env }: HostFilesOptions): void {
  const rules = { origin, headers: headerRules(env), redirects: hostRedirects() };
  const deploy = join(dirname(target), 'deploy');
  const toJson = (config: object) => `${JSON.stringify(config, null, 2)}\n`;
  const files = {
    [join(out, '_headers')]: headersFile(rules),
    [join(out, '_redirects')]: redirectsFile(rules),
    // Keeps other hosts' files out of Cloudflare's upload.
    [join(out, '.assetsignore')]: '*.br\n*.gz\n.htaccess\n',
    [join(out, '.htaccess')]: apacheFile(rules),
    [join(deploy, 'nginx/site.conf')]: nginxSite(rules),
    [join(deploy, 'nginx/maps.conf')]: nginxMaps(rules),
    [join(deploy, 'nginx/rules.conf')]: nginxRules(rules),
    [join(deploy, 'Caddyfile')]: caddyFile(rules),
    [join(deploy, 'netlify_redirects')]: netlifyFile(rules),
    [join(deploy, 'vercel.json')]: toJson(vercelConfig(rules)),
    [join(deploy, 'wrangler.json')]: toJson(cloudflareConfig(rules, relative(deploy, target).replaceAll('\\', '/'))),
  };
  mkdirSync(join(deploy, 'nginx'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
}
