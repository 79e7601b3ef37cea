import { expect, test } from 'vitest';
import type { LocationPage, PlainPage } from '../../src/content/schema.ts';
import { origin } from '../browser/head.ts';
import { company, examples, locations, paths, recordOf } from '../owner.ts';
import { all, type Data, dataOf, hrefs, wordsOf } from './site.ts';

/** Properties that each schema.org type must have here and, after ` | `, those that it may have. */
const vocabulary: Record<string, string> = {
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
  Service: 'name description provider areaServed serviceType | url',
  LocalBusiness:
    '@id name url | description telephone email priceRange address openingHoursSpecification aggregateRating ' +
    'parentOrganization areaServed sameAs',
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  AggregateRating: 'ratingValue reviewCount',
  ImageObject: 'contentUrl caption contentLocation creator',
  State: 'name',
  City: 'name',
};

/** Problems of a structured-data record and of the records inside it. */
function problemsOf(data: Data): string[] {
  const { '@type': type, '@context': _, ...properties } = data;
  const [required = [], allowed = []] = (vocabulary[type] ?? '').split(' | ').map((names) => names.split(' '));
  const names = Object.keys(properties);
  const inner = Object.values(properties)
    .flat()
    .filter((value) => typeof value === 'object' && value !== null);
  return [
    ...(type in vocabulary ? [] : [`unknown type ${type}`]),
    ...required.filter((name) => !names.includes(name)).map((name) => `${type} lacks ${name}`),
    ...names.filter((name) => ![...required, ...allowed].includes(name)).map((name) => `${type} has ${name}`),
    ...(inner as Data[]).flatMap(problemsOf),
  ];
}

const recordAt = (path: string, type: string) => dataOf(path).find((each) => each['@type'] === type);

test.each(paths)('%s: structured data has every property that its type requires, and no unknown ones', (path) => {
  expect(dataOf(path).length).toBeGreaterThan(0);
  expect(dataOf(path).flatMap(problemsOf)).toEqual([]);
  const crumbs = recordAt(path, 'BreadcrumbList')?.itemListElement as Data[];
  expect(crumbs.at(-1)).toMatchObject({ position: crumbs.length, item: origin + path });
});

test.each(paths)(
  '%s has Service data if it is a service, LocalBusiness data if a location or /contact, else neither',
  (path) => {
    const [service, business] = [recordAt(path, 'Service'), recordAt(path, 'LocalBusiness')];
    if (path.startsWith('/services/')) {
      const { serviceName } = recordOf<PlainPage>(path);
      expect(service).toMatchObject({
        ...(serviceName && { name: serviceName }),
        provider: { '@id': `${origin}/#company`, name: company.name },
        areaServed: { name: company.region.state },
        serviceType: 'Commercial Pressure Washing',
      });
    } else expect(service).toBeUndefined();
    if (path.startsWith('/locations/')) {
      expect(business).toMatchObject({
        '@id': `${origin}${path}#business`,
        parentOrganization: { '@id': `${origin}/#company` },
        areaServed: { '@type': 'City' },
      });
      expect(business).not.toHaveProperty('address');
    } else expect(Boolean(business)).toBe(path === '/contact');
  },
);

/** Last part of an address as structured data names it: spaces for hyphens, and capitals. */
const titled = (path: string) =>
  (path.split('/').pop() ?? '').replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Expected breadcrumbs of a city or location page: home, the areas page (named `folder`), and the page itself. */
const crumbs = (path: string, folder: string) => ({
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: folder, item: `${origin}/areas` },
    { '@type': 'ListItem', position: 3, name: titled(path), item: `${origin}${path}` },
  ],
});
const shown = 'nav[aria-label=Breadcrumb]';

test('breadcrumbs follow the segments of the address', () => {
  const { city } = examples;
  expect(recordAt('/', 'BreadcrumbList')?.itemListElement).toHaveLength(1);
  expect(recordAt(city, 'BreadcrumbList')).toMatchObject(crumbs(city, 'Service Areas'));
  expect(hrefs(city, `${shown} a`)).toEqual(['/', '/areas']);
});

test.skipIf(locations.length === 0)('a location’s breadcrumbs lead through the areas and show its name', () => {
  const { location } = examples;
  const { name } = recordOf<LocationPage>(location);
  expect(recordAt(location, 'BreadcrumbList')).toMatchObject(crumbs(location, 'Locations'));
  expect(all(location, `${shown} li`).map(wordsOf)).toEqual(['Home', 'Locations', name]);
  expect(hrefs(location, `${shown} a`)).toEqual(['/', '/areas']);
});
