import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { buildCopy, copyProject } from '../../tools/copy-project.ts';
import { specifiedPages } from '../specification/pages.ts';
import { expect, open, test } from './site.ts';

const origin = 'https://www.example.com';
const paths = Object.keys(specifiedPages);

/** Properties that each type must have, and those that it may have besides, as schema.org defines them. */
const vocabulary: Record<string, { required: string[]; allowed?: string[] }> = {
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'], allowed: ['item'] },
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

/**
 * Everything that a page says of itself to machines, in a form that can be compared: the page on show, or the HTML that the server
 * sends for a path, read without loading anything else of it.
 */
function readHead(page: Page, path?: string) {
  return page.evaluate(async (address) => {
    const html = address && (await (await fetch(address)).text());
    const from = html ? new DOMParser().parseFromString(html, 'text/html') : document;
    const all = (selector: string) => [...from.querySelectorAll(selector)];
    const metas = all('meta[name]:not([name=viewport], [name=theme-color]), meta[property]').map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    return {
      titles: all('title:not(svg title)').map((title) => title.textContent),
      metas: metas.sort(([one = ''], [other = '']) => one.localeCompare(other)),
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
      data: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      breadcrumbs: all('nav[aria-label=Breadcrumb]').length,
    };
  }, path);
}

/** A page from which the HTML of others can be read: the policy of the site's own pages forbids scripts to parse any. */
async function openReader(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const reader = await browser.newPage({ bypassCSP: true, ...(baseURL ? { baseURL } : {}) });
  await reader.goto('/robots.txt');
  return reader;
}

const socialTags = [
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

test('every page says what it is once, and its share picture exists', async ({ browser, baseURL }) => {
  const page = await openReader(browser, baseURL);
  for (const path of paths) {
    const { titles, metas, canonical, data, breadcrumbs } = await readHead(page, path);
    expect(breadcrumbs, path).toBe(path === '/' ? 0 : 1);
    expect(titles, path).toHaveLength(1);
    expect(canonical, path).toEqual([`${origin}${path}`]);
    const tags = Object.fromEntries(metas);
    expect(
      metas.map(([name]) => name),
      path,
    ).toEqual([...socialTags, 'description', 'keywords'].sort((one, other) => one.localeCompare(other)));
    expect(tags).toMatchObject({ 'og:title': titles[0], 'og:description': tags.description, 'og:url': canonical[0] });
    expect(tags['twitter:image']).toBe(tags['og:image']);
    const file = join('dist', new URL(tags['og:image'] ?? '').pathname);
    expect(await sharp(file).metadata(), path).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(statSync(file).size, path).toBeLessThanOrEqual(120 * 1024);
    expect(
      data.flatMap((each) => problemsOf(JSON.parse(each))),
      path,
    ).toEqual([]);
  }
  await page.close();
});

test('every page says the same after navigation inside the app, with nothing of the page before', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const reader = await openReader(browser, baseURL);
  await open(page, '/nowhere');
  for (const path of paths) {
    const expected = await readHead(reader, path);
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page).toHaveTitle(expected.titles[0] ?? '');
    await expect.poll(() => readHead(page), path).toEqual(expected);
  }
  await reader.close();
});

/** The records of structured data on a page, by type. */
async function dataOf(page: Page, path: string): Promise<Record<string, Data>> {
  const { data } = await readHead(page, path);
  return Object.fromEntries(data.map((each) => JSON.parse(each) as Data).map((each) => [each['@type'], each]));
}

test('breadcrumbs follow the segments of the address, for machines and for people', async ({
  page,
  browser,
  baseURL,
}) => {
  const reader = await openReader(browser, baseURL);
  const { BreadcrumbList } = await dataOf(reader, '/locations/hoa-services-clearwater');
  expect(BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Locations' },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Hoa Services Clearwater',
      item: `${origin}/locations/hoa-services-clearwater`,
    },
  ]);
  await page.goto('/locations/hoa-services-clearwater');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', '/Locations', '/HOA Services in Clearwater']);
  await expect(crumbs.getByRole('link')).toHaveText(['Home']);
  const areas = await dataOf(reader, '/areas/st-petersburg');
  await reader.close();
  expect(areas.BreadcrumbList?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Service Areas', item: `${origin}/areas` },
    { name: 'St Petersburg' },
  ]);
  await page.goto('/areas/st-petersburg');
  await crumbs.getByRole('link', { name: 'Service Areas' }).click();
  await expect(page).toHaveURL('/areas');
});

test('the not-found page has no breadcrumbs and no address of its own', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('service pages have a service record, and location pages a business of the company', async ({
  browser,
  baseURL,
}) => {
  const page = await openReader(browser, baseURL);
  for (const path of paths) {
    const { Service, LocalBusiness } = await dataOf(page, path);
    const isService = path.startsWith('/services/') && path !== '/services/commercial';
    if (isService) {
      expect(Service, path).toMatchObject({
        provider: { '@id': `${origin}/#company`, name: 'Tampa Bay Pressure Washing' },
        areaServed: { name: 'Florida' },
        serviceType: 'Commercial Pressure Washing',
      });
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

test('the site map holds the pages of the specification, and robots.txt names it', async ({ request }) => {
  const map = await request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toMatch(/xml/);
  const addresses = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(paths.map((path) => `${origin}${path}`).sort());
  expect(await (await request.get('/robots.txt')).text()).toMatch(`Sitemap: ${origin}/sitemap.xml`);
});

test('unsafe words in a record come out harmless', async ({ page }) => {
  test.setTimeout(120_000);
  const unsafe = `</script><img src=x onerror="alert(1)"> & "double" 'single' <!-- <script> --`;
  const copy = copyProject();
  try {
    const file = join(copy, 'src/content/locations/hoa-services-tampa.ts');
    const record = readFileSync(file, 'utf8').replace(
      /(name|description|heading|lead|title):\s+(['"`]).*\2,$/gm,
      (_, field) => `${field}: ${JSON.stringify(`${field} ${unsafe}`)},`,
    );
    writeFileSync(file, record);
    buildCopy(copy);
    const html = readFileSync(join(copy, 'dist/locations/hoa-services-tampa.html'), 'utf8');
    await page.route('**/unsafe', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/unsafe');
    const { titles, metas, data } = await readHead(page);
    expect(titles).toEqual([`title ${unsafe}`.slice(0, 57).concat('...')]);
    expect(Object.fromEntries(metas).description).toBe(`description ${unsafe}`);
    expect(data.map((each) => JSON.parse(each))).toContainEqual(
      expect.objectContaining({ description: `description ${unsafe}` }),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`heading ${unsafe}`);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
