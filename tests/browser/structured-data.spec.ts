import type { Page } from '@playwright/test';
import type { LocationPage, PlainPage } from '../../src/content/schema.ts';
import { company, examples, paths, recordOf } from '../owner.ts';
import { openReader, origin, readHead } from './head.ts';
import { expect, test } from './site.ts';

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

type Data = Record<string, unknown> & { '@type': string };

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

/** The records of structured data on a page, by type. */
async function dataOf(page: Page, path: string): Promise<Record<string, Data>> {
  const { data } = await readHead(page, path);
  return Object.fromEntries(data.map((each) => JSON.parse(each) as Data).map((each) => [each['@type'], each]));
}

test('every record has what its type needs, and nothing that it does not know', async ({ browser, baseURL }) => {
  const reader = await openReader(browser, baseURL);
  for (const path of paths) {
    const { data } = await readHead(reader, path);
    expect(data.length, path).toBeGreaterThan(0);
    expect(
      data.flatMap((each) => problemsOf(JSON.parse(each))),
      path,
    ).toEqual([]);
  }
  await reader.close();
});

/** A part of an address as search engines are told it: with spaces and capitals. */
const titled = (path: string) =>
  (path.split('/').pop() ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

test('breadcrumbs follow the segments of the address, for machines and for people', async ({
  page,
  browser,
  baseURL,
}) => {
  const reader = await openReader(browser, baseURL);
  const { BreadcrumbList } = await dataOf(reader, examples.location);
  expect(BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Locations', item: `${origin}/areas` },
    { '@type': 'ListItem', position: 3, name: titled(examples.location), item: `${origin}${examples.location}` },
  ]);
  await page.goto(examples.location);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    '/Locations',
    `/${recordOf<LocationPage>(examples.location).name}`,
  ]);
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Locations']);
  await expect(crumbs.getByRole('link', { name: 'Locations' })).toHaveAttribute('href', '/areas');
  const home = await dataOf(reader, '/');
  expect(home.BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
  ]);
  const areas = await dataOf(reader, examples.city);
  await reader.close();
  expect(areas.BreadcrumbList?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Service Areas', item: `${origin}/areas` },
    { name: titled(examples.city) },
  ]);
  await page.goto(examples.city);
  await crumbs.getByRole('link', { name: 'Service Areas' }).click();
  await expect(page).toHaveURL('/areas');
});

test('service pages have a service record, and location pages a business of the company', async ({
  browser,
  baseURL,
}) => {
  const page = await openReader(browser, baseURL);
  for (const path of paths) {
    const { Service, LocalBusiness } = await dataOf(page, path);
    if (path.startsWith('/services/')) {
      expect(Service, path).toMatchObject({
        provider: { '@id': `${origin}/#company`, name: company.name },
        areaServed: { name: 'Florida' },
        serviceType: 'Commercial Pressure Washing',
      });
      const { serviceName } = recordOf<PlainPage>(path);
      if (serviceName) expect(Service?.name).toBe(serviceName);
    } else expect(Service, path).toBeUndefined();
    if (path.startsWith('/locations/')) {
      expect(LocalBusiness, path).toMatchObject({
        '@id': `${origin}${path}#business`,
        parentOrganization: { '@id': `${origin}/#company` },
        areaServed: { '@type': 'City' },
      });
      expect(LocalBusiness, path).not.toHaveProperty('address');
    } else expect(Boolean(LocalBusiness), path).toBe(path === '/contact');
  }
});
