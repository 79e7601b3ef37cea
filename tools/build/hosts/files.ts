import type { redirects } from '../../../src/content/addresses.ts';
import type { HeaderRule } from './headers.ts';

/** What a host is told: headers, and addresses that have moved. */
export interface Rules {
  headers: HeaderRule[];
  redirects: typeof redirects;
}

/** The headers of every answer, by name. */
export const everywhere = ({ headers }: Rules) =>
  Object.entries(headers.find(({ path }) => path === '/')?.headers ?? {});
/** The folders that have headers of their own. */
export const folders = ({ headers }: Rules) => headers.filter(({ path }) => path !== '/');
/** How long the files of a folder are kept. */
export const caching = (rule: HeaderRule) => rule.headers['Cache-Control'] ?? 'no-cache';
/** Paths, as a regular expression, at which a file lies that is not to be found: compressed twins, what a host is told, the 404 page. */
export const hidden = '(\\.(br|gz)|^/(404|_headers|_redirects))(/index|\\.html|/)*$';
/** An address without a page: for hosts that would answer 200 with a file that is not to be found. */
const nowhere = '/not-found';
/** The first line of a file. */
export const made = 'Made by the build from tools/build/hosts/headers.ts: change it there.';

/** `_headers` of Cloudflare and Netlify. */
export function headersFile({ headers }: Rules): string {
  const blocks = headers.map(({ path, headers: lines }) =>
    [`${path}*`, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# ${made}\n${blocks.join('\n')}\n`;
}

/** `_redirects` of Cloudflare, which has the 404 page at an address of its own. */
export function redirectsFile({ redirects }: Rules): string {
  return `${redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')}/404 ${nowhere} 200\n`;
}

/** `_redirects` of Netlify, which knows no 308, and takes a rule before a file of the same name only with `!`. */
export function netlifyFile({ redirects }: Rules): string {
  const unfound = ['/404', '/_headers', '/_redirects'].map((path) => `${path} /404.html 404!\n`);
  return [...redirects.map(({ from, to }) => `${from} ${to} 301!\n`), ...unfound].join('');
}

/** `.assetsignore` of Cloudflare: what lies in the folder for other hosts. */
export const ignoreFile = '*.br\n*.gz\n';

/** `vercel.json`, to lie beside the pages. */
export function vercelFile({ headers, redirects }: Rules): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({ path, headers: lines }) => ({
      source: `${path}(.*)`,
      headers: Object.entries(lines).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      ...redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
      { source: '/:hidden(404|_headers|_redirects|.+\\.(?:br|gz))', destination: nowhere, permanent: false },
    ],
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
