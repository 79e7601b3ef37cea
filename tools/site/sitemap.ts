import { spawnSync } from 'node:child_process';

function git(...args: string[]): string {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

/**
 * For each file below `folder`, by its path from the project's root: the date of its last commit (`2026-11-21`).
 * Empty without a Git history, and in a shallow clone, where older changes would get the date of its oldest commit.
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

/** A page of the site map; `changed`: a date such as `2026-11-21`, if known; `canonical`: the page to index instead. */
export interface SitemapPage {
  path: string;
  changed?: string | undefined;
  canonical?: string | undefined;
}

/** The site map of the pages at `origin`. */
export function sitemap(origin: string, pages: SitemapPage[]): string {
  const own = pages.filter(({ path, canonical = path }) => canonical === path);
  const urls = own.map(({ path, changed }) =>
    ['<url>', `<loc>${origin}${path}</loc>`, changed ? `<lastmod>${changed}</lastmod>` : '', '</url>'].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Line by which the doctor knows a quick build. */
export const quickNote = '# A quick build, only for viewing on this computer: to publish the site, run npm run build.';

/** `robots.txt`: allows everything, and names the site map. */
export function robots(origin: string, quick: boolean): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n${quick ? `${quickNote}\n` : ''}`;
}
