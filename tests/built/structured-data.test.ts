import { expect, test } from 'vitest';
import type { LocationPage, PlainPage } from '../../src/content/schema.ts';
import { origin } from '../browser/head.ts';
import { company, examples, paths, recordOf } from '../owner.ts';
import { all, type Data, dataOf, hrefs, wordsOf } from './site.ts';

/** Properties that each type must have, and those that it may have besides, as schema.org defines them. */
const vocabulary: Record<string, { required: string[]; allowed?: string[] }> = {
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  Service: { required: ['name', 'description', 'provider', 'areaServed', 'serviceType'], allowed: ['url'] },
  LocalBusiness: {
    required: ['@id', 'name', 'url'],
    allowed: [
      'description',
      'telephone',
      'email',
      'priceRange',
      'address',
      'openingHoursSpecification',
      'aggregateRating',
      'parentOrganization',
      'areaServed',
      'sameAs',
    ],
  },
  PostalAddress: { required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'] },
  State: { required: ['name'] },
  City: { required: ['name'] },
};

/** What is wrong with a record of structured data and with those inside it. */
function problemsOf(data: Data): string[] {
  const { '@type': type, '@context': _, ...properties } = data;
  const known = vocabulary[type];
  if (!known) return [`unknown type ${type}`];
  const missing = known.required.filter((name) => !(name in properties));
  const foreign = Object.keys(properties).filter(
    (name) => ![...known.required, ...(known.allowed ?? [])].includes(name),
  );
  const inner = Object.values(properties)
    .flat()
    .filter((value) => typeof value === 'object' && value !== null) as Data[];
  return [...missing.map((name) => `${type} lacks ${name}`), ...foreign.map((name) => `${type} has ${name}`)].concat(
    inner.flatMap(problemsOf),
  );
}

/** The record of a type on a page. */
const recordAt = (path: string, type: string) => dataOf(path).find((each) => each['@type'] === type);

test.each(paths)('%s: every record has what its type needs, and nothing that it does not know', (path) => {
  expect(dataOf(path).length).toBeGreaterThan(0);
  expect(dataOf(path).flatMap(problemsOf)).toEqual([]);
  const crumbs = recordAt(path, 'BreadcrumbList')?.itemListElement as Data[];
  expect(crumbs.at(-1)).toMatchObject({ position: crumbs.length, item: origin + path });
});

test.each(paths)('%s has a service record below /services, and a business of the company at a location', (path) => {
  const [service, business] = [recordAt(path, 'Service'), recordAt(path, 'LocalBusiness')];
  if (path.startsWith('/services/')) {
    expect(service).toMatchObject({
      provider: { '@id': `${origin}/#company`, name: company.name },
      areaServed: { name: 'Florida' },
      serviceType: 'Commercial Pressure Washing',
    });
    const { serviceName } = recordOf<PlainPage>(path);
    if (serviceName) expect(service?.name).toBe(serviceName);
  } else expect(service).toBeUndefined();
  if (path.startsWith('/locations/')) {
    expect(business).toMatchObject({
      '@id': `${origin}${path}#business`,
      parentOrganization: { '@id': `${origin}/#company` },
      areaServed: { '@type': 'City' },
    });
    expect(business).not.toHaveProperty('address');
  } else expect(Boolean(business)).toBe(path === '/contact');
});

/** A part of an address as search engines are told it: with spaces and capitals. */
const titled = (path: string) =>
  (path.split('/').pop() ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

test('breadcrumbs follow the segments of the address, for machines and for people', () => {
  const { location, city } = examples;
  const listOf = (path: string) => recordAt(path, 'BreadcrumbList')?.itemListElement;
  const home = { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` };
  expect(listOf('/')).toEqual([home]);
  expect(listOf(location)).toEqual([
    home,
    { '@type': 'ListItem', position: 2, name: 'Locations', item: `${origin}/areas` },
    { '@type': 'ListItem', position: 3, name: titled(location), item: `${origin}${location}` },
  ]);
  expect(listOf(city)).toMatchObject([
    home,
    { name: 'Service Areas', item: `${origin}/areas` },
    { name: titled(city), item: `${origin}${city}` },
  ]);
  const crumbs = 'nav[aria-label=Breadcrumb]';
  const { name } = recordOf<LocationPage>(location);
  expect(all(location, `${crumbs} li`).map(wordsOf)).toEqual(['Home', 'Locations', name]);
  expect(hrefs(location, `${crumbs} a`)).toEqual(['/', '/areas']);
  expect(hrefs(city, `${crumbs} a`)).toEqual(['/', '/areas']);
});
