import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { City, LocationPage } from '../../src/content/schema.ts';
import { pathOf } from '../../tools/site/content.ts';
import { callHref, company, entries, locations, paths, recordOf, site } from '../owner.ts';
import { all, fileOf, hrefs, hrefsNamed, one, pageAt, wordsOf } from './site.ts';

/** Targets of a page's links to the site's own pages and sections, as written in the HTML. */
const linksOf = (path: string) => hrefs(path, 'a[href^="/"], a[href^="#"]').map((href) => href ?? '');
/** Pages that a page links to. */
const pagesFrom = (path: string) =>
  new Set(linksOf(path).flatMap((href) => (href.startsWith('/') ? [href.split('#')[0] || '/'] : [])));

test('every page is reached from home by links, and no link is dead', () => {
  const seen = new Set(['/']);
  const dead: string[] = [];
  // The loop also visits the pages that it adds to the set.
  for (const path of seen) {
    if (!existsSync(fileOf(path))) dead.push(path);
    else for (const link of pagesFrom(path)) seen.add(link);
  }
  expect(dead).toEqual([]);
  expect([...seen].sort()).toEqual(paths.toSorted());
});

test.each(paths)('%s: every link to a section leads to an existing section', (path) => {
  // `#top` needs no element: browsers scroll to the top of the page.
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

test('the top bar links to every main page and to the quote form, and marks the current page', () => {
  expect(hrefs('/', 'nav[aria-label=Main] > a')).toEqual([...site.menu.pages.map(({ to }) => to), '/contact']);
  expect(all('/contact', 'nav[aria-label=Main] [aria-current=page]').map(wordsOf)).toEqual(['Contact']);
});

test('the footer has the services, every city, the contact block and a placeholder for the terms', () => {
  const cities = entries
    .filter(({ folder }) => folder === 'cities')
    .toSorted((one, other) => (one.record as City).order - (other.record as City).order);
  const lists = all('/', 'footer h2').map((heading) => {
    const items = [...(heading.parentElement?.querySelectorAll('li') ?? [])];
    return [wordsOf(heading), items.map((item) => item.querySelector('a')?.getAttribute('href'))];
  });
  const { headings, surroundingAreas } = site;
  expect(lists).toEqual([
    [headings.services, site.footer.services.map(({ to }) => to)],
    [headings.areas, [...cities.map(pathOf), ...(surroundingAreas ? [undefined] : [])]],
    [headings.contact, [callHref, `mailto:${company.email}`, ...(company.social ?? [])]],
  ]);
  for (const contact of [company.phone, company.email]) expect(hrefsNamed('/', contact, 'footer')).toHaveLength(1);
  const words = wordsOf(one('/', 'footer'));
  expect(words).toContain(surroundingAreas ?? '');
  expect(words).toContain(`© ${company.copyrightYear} ${company.name.replace(/\.$/, '')}. ${site.footer.rights}`);
  const placeholders = all('/', 'footer a[aria-disabled=true]:not([href])').map(wordsOf);
  expect(placeholders).toEqual(site.footer.terms ? [site.footer.terms] : []);
});
