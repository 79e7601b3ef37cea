import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { hostRedirects } from '../site/redirects.ts';

/** Read with the first request: the doctor, which asks a site too, must start with a company whose record is wrong. */
let redirects: ReturnType<typeof hostRedirects> | undefined;

/** What is there and no page: compressed twins, what a host is told, hidden files. A backslash is a slash on Windows alone. */
const hidden = /\.(br|gz)$|^\/(404|_headers|_redirects)$|\/\.(?!well-known\/)|\\/;

/** Whether there is a file of exactly this name: macOS and Windows take `/About` for `/about` too, which hosts do not. */
function isFile(root: string, path: string): boolean {
  const file = join(root, path);
  const isThere = existsSync(file) && statSync(file).isFile();
  return isThere && realpathSync.native(file) === join(realpathSync.native(root), path);
}

/** What answers a request: a file of the built site, or another address for good. */
type Found = { file: string } | { to: string };

/**
 * The one address of the page that is asked for: `/about` for `/about/`, `//about.html` and `/%61bout/index`.
 *
 * @param path as it stands in the request line
 * @returns decoded, and always inside the site; `undefined` for malformed encoding and for what is hidden
 */
function decodePath(path: string): string | undefined {
  try {
    const inside = posix.normalize(`/${decodeURIComponent(path)}`);
    const clean = inside.replace(/(\/index|(?<!\/)\.html|\/)*$/, '') || '/';
    return hidden.test(clean) ? undefined : clean;
  } catch {
    return undefined;
  }
}

/**
 * What a built site has for a request; `undefined` when nothing.
 *
 * @param root folder of the built site
 * @param url as it stands in the request line, for example `/areas/tampa/?x=1`
 */
export function find(root: string, url: string): Found | undefined {
  const [path = ''] = url.split('?', 1);
  const clean = decodePath(path);
  if (!clean) return undefined;
  const query = url.slice(path.length);
  redirects ??= hostRedirects();
  const moved = redirects.find(({ from }) => from === clean);
  // As hosts do: an address keeps its own query.
  if (moved) return { to: moved.to.includes('?') ? moved.to : moved.to + query };
  const candidates = clean === '/' ? ['/index.html'] : [clean, `${clean}.html`];
  const file = candidates.find((candidate) => isFile(root, candidate));
  if (!file) return undefined;
  // Only the address of a file that is there is ever a place to go: whatever is asked for, nobody is led away from the site.
  const to = encodeURI(clean);
  return to === path ? { file } : { to: to + query };
}

/**
 * The headers that a built site asks its host for, by path. Its `_headers` has lines `/folder/*` and `/page`, and below each the
 * headers, indented; a later one replaces what an earlier one says.
 */
export function siteHeaders(root: string): (path: string) => Map<string, string> {
  const file = join(root, '_headers');
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=\/)/m) : [];
  const rules = blocks.map((block) => ({
    place: block.split('\n', 1)[0] ?? '',
    headers: [...block.matchAll(/^\s+([^:\s]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  }));
  const holds = (place: string, path: string) =>
    place.endsWith('*') ? path.startsWith(place.slice(0, -1)) : path === place;
  return (path) => new Map(rules.flatMap(({ place, headers }) => (holds(place, path) ? headers : [])));
}
