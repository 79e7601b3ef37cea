import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../site/redirects.ts';

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** The file of the built site that answers `path`, relative to `root`; `undefined` when there is none. */
export function findFile(root: string, path: string): string | undefined {
  // The compressed twins are ways to send a file, and what a host is told is for the host alone.
  if (/\.(br|gz)$|^\/_(headers|redirects)$/.test(path) || path.split('/').some((part) => part.startsWith('.')))
    return undefined;
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`];
  return candidates.find((candidate) => isFile(join(root, candidate)));
}

/** Where `path` moves to, and with which status; `undefined` when it stays. */
export function findRedirect(root: string, path: string): { to: string; status: number } | undefined {
  // One slash at the front, or `//elsewhere.example/` would lead away from the site.
  const bare = path.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1');
  const moved = redirects.find(({ from }) => from === bare);
  if (moved) return moved;
  if (path.endsWith('.html') && path !== '/404.html' && isFile(join(root, path))) {
    return { to: path === '/index.html' ? '/' : path.slice(0, -'.html'.length), status: 308 };
  }
  if (bare !== path && findFile(root, bare)) return { to: encodeURI(bare), status: 308 };
  return undefined;
}
