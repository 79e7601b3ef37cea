import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LocationPage } from '../../src/content/schema.ts';
import { locations, paths, recordOf } from '../owner.ts';
import { fileOf, hrefs, pageAt } from './site.ts';

/** Links inside the site, as they are written. */
const linksOf = (path: string) => hrefs(path, 'a[href^="/"], a[href^="#"]').map((href) => href ?? '');
/** Pages that a page links to. */
const pagesFrom = (path: string) =>
  new Set(linksOf(path).flatMap((href) => (href.startsWith('/') ? [href.split('#')[0] || '/'] : [])));

test('every page is reached from home by links, and no link is dead', () => {
  const seen = new Set(['/']);
  const dead: string[] = [];
  // The set grows while it is walked: each page found is read for more.
  for (const path of seen) {
    if (!existsSync(fileOf(path))) dead.push(path);
    else for (const link of pagesFrom(path)) seen.add(link);
  }
  expect(dead).toEqual([]);
  expect([...seen].sort()).toEqual(paths.toSorted());
});

test.each(paths)('%s: every link to a section finds the section', (path) => {
  // `#top` needs no element: browsers know it.
  const parts = linksOf(path)
    .map((href) => href.split('#'))
    .filter(([, id]) => id && id !== 'top');
  expect(parts.filter(([target, id = '']) => !pageAt(target || path).getElementById(id))).toEqual([]);
});

test.skipIf(locations.length === 0)('each location page is linked from its service and from its city', () => {
  for (const location of locations) {
    const { service, city } = recordOf<LocationPage>(location);
    for (const page of [`/services/${service}`, `/areas/${city}`])
      expect([...pagesFrom(page)], page).toContain(location);
  }
});
