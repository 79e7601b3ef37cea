import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { hostRedirects } from '../site/redirects.ts';

/** Paths not served: compressed twins, 404 page, hosts' files, hidden files, and backslashes (slashes on Windows). */
const hidden = /\.(br|gz)$|^\/(404|_headers|_redirects)$|\/\.(?!well-known\/)|\\/;

/** Whether a file of exactly this name exists: hosts tell `/About` from `/about`, but macOS and Windows do not. */
function isFile(root: string, path: string): boolean {
  const file = join(root, path);
  const isThere = existsSync(file) && statSync(file).isFile();
  return isThere && realpathSync.native(file) === join(realpathSync.native(root), path);
}

/** Answer to a request: a file of the built site, or a permanent redirect. */
type Found = { file: string } | { to: string };

/**
 * Canonical path of the requested page: `/about` for `/about/`, `//about.html` and `/%61bout/index`.
 *
 * @param path as it stands in the request line
 * @returns the decoded path, always inside the site; `undefined` for malformed encoding and hidden files
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
 * Finds the file or redirect with which a built site answers a request; `undefined` if there is none.
 *
 * @param root folder of the built site
 * @param redirects rules that go before files
 * @param url as it stands in the request line, for example `/areas/tampa/?x=1`
 */
export function find(root: string, redirects: ReturnType<typeof hostRedirects>, url: string): Found | undefined {
  const [path = ''] = url.split('?', 1);
  const clean = decodePath(path);
  if (!clean) return undefined;
  const query = url.slice(path.length);
  const moved = redirects.find(({ from }) => from === clean);
  if (moved) return { to: moved.keepsQuery ? moved.to + query : moved.to };
  const candidates = clean === '/' ? ['/index.html'] : [clean, `${clean}.html`];
  const file = candidates.find((candidate) => isFile(root, candidate));
  if (!file) return undefined;
  // This redirect leads only to an existing file, so that no request can send a visitor off the site.
  const to = encodeURI(clean);
  return to === path ? { file } : { to: to + query };
}

/**
 * Headers that the built site sets for each path. In `_headers`, a line such as `/folder/*` or `/page` stands above
 * the indented headers of that path; a later header replaces an earlier one of the same name.
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
