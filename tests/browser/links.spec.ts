import type { LocationPage } from '../../src/content/schema.ts';
import { pathOf } from '../../tools/build/content.ts';
import { entries, paths } from '../owner.ts';
import { expect, test } from './site.ts';

/** Addresses inside the site that a page links to, without their section ids. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
  return [...new Set(hrefs.map((href) => href.split('#')[0] || '/'))];
}

test('every page is reached from home by links, and no link is dead', async ({ request }) => {
  const seen = new Set(['/']);
  const dead: string[] = [];
  // The set grows while it is walked: each page found is read for more.
  for (const path of seen) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) dead.push(`${path}: ${response.status()}`);
    for (const link of linksOf(await response.text())) seen.add(link);
  }
  expect(dead).toEqual([]);
  expect([...seen].sort()).toEqual(paths.toSorted());
});

test('every link to a section of a page finds the section', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await request.get(path)).text());
  // The browser itself knows `#top`.
  const missing = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<a [^>]*href="([^"#]*)#([^"]+)"/g)].flatMap(([href, target, id]) =>
      id === 'top' || pages.get(target || path)?.includes(` id="${id}"`) ? [] : `${path}: ${href}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('each location page is linked from its service and from its city', async ({ request }) => {
  const locations = entries.filter(({ folder }) => folder === 'locations');
  expect(locations.length).toBeGreaterThan(0);
  for (const location of locations) {
    const { service, city } = location.record as LocationPage;
    for (const page of [`/services/${service}`, `/areas/${city}`]) {
      expect(linksOf(await (await request.get(page)).text()), page).toContain(pathOf(location));
    }
  }
});
