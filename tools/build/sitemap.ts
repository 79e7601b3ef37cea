import { spawnSync } from 'node:child_process';

function git(...args: string[]): string {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

/**
 * When each file under `folder` was last committed, as `2026-11-21` by its path from the root of the project. Empty without a
 * history, and where only the newest commit was fetched: its date would be every file's.
 */
export function lastChanges(folder: string): Map<string, string> {
  const changes = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes;
  let date = '';
  for (const line of git('log', '--format=date %cs', '--name-only', '--relative', '--', folder).split('\n')) {
    if (line.startsWith('date ')) date = line.slice(5);
    else if (line && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}

/** One page of the site map; `changed` as `2026-11-21` where it is known. */
export interface SitemapPage {
  path: string;
  changed?: string | undefined;
}

/** The site map of the pages at `origin`. */
export function sitemap(origin: string, pages: SitemapPage[]): string {
  const urls = pages.map(({ path, changed }) =>
    ['<url>', `<loc>${origin}${path}</loc>`, changed ? `<lastmod>${changed}</lastmod>` : '', '</url>'].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** What crawlers may read: everything, and where the site map lies. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
