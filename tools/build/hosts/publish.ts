import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { redirects } from '../../../src/content/addresses.ts';
import { headerRules, made, pattern, type Rules } from './headers.ts';
import { plainName } from './names.ts';
import { apacheFile, caddyFile, nginxMaps, nginxRules, nginxSite } from './servers.ts';

/** An address without a page: for hosts that would answer 200 with a file that is not to be found. */
const nowhere = '/not-found';

/**
 * `_headers` of Cloudflare and Netlify. Cloudflare joins the values of all rules that hold unless a line `! Name` takes the earlier
 * ones away. Netlify passes over such a line; in `netlify dev` its last rule wins.
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

/** `_redirects` of Cloudflare, which has the 404 page at an address of its own. */
function redirectsFile({ redirects }: Rules): string {
  return `${redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')}/404 ${nowhere} 200\n`;
}

/** `_redirects` of Netlify, which knows no 308, and takes a rule before a file of the same name only with `!`. */
function netlifyFile({ redirects }: Rules): string {
  const unfound = ['/404', '/_headers', '/_redirects', '/.htaccess'].map((path) => `${path} /404.html 404!\n`);
  return [...redirects.map(({ from, to }) => `${from} ${to} 301!\n`), ...unfound].join('');
}

/** `vercel.json`, to lie beside the pages. */
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
 * Cloudflare's own file: the folder, and how addresses stand to files. `_headers` and `_redirects` lie in the folder; branches other
 * than the public one get previews.
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
 * Writes what hosts read: into the built site the files that Cloudflare, Netlify and Apache look for there, beside it the folder
 * `deploy` for the others.
 *
 * @param out folder in which the site is being built
 * @param target folder in which it will be
 * @param origin of the public site
 * @param env the build's variables
 */
export function publishHostFiles({ out, target, origin, env }: HostFilesOptions): void {
  const rules = { origin, headers: headerRules(env), redirects };
  const deploy = join(dirname(target), 'deploy');
  const toJson = (config: object) => `${JSON.stringify(config, null, 2)}\n`;
  const files = {
    [join(out, '_headers')]: headersFile(rules),
    [join(out, '_redirects')]: redirectsFile(rules),
    // What lies in the folder for other hosts.
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
