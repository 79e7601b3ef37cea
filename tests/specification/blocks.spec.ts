import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { redirects } from '../../src/content/addresses.ts';
import { findCrowdedPages } from '../../tools/build/first-flight.ts';
import { expect, hrefs, open, test } from '../browser/site.ts';
import { mainText } from '../built-words.ts';
import { specifiedPages } from './pages.ts';

const paths = Object.keys(specifiedPages);
const under = (prefix: string) => paths.filter((path) => path.startsWith(prefix));
const htmlOf = (path: string) => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');

test('home has every block of the specification', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    "Tampa Bay's Trusted Commercial Pressure Washing Experts",
  );
  await expect(
    main.getByText('Reliable, professional pressure washing for businesses, HOAs, and facilities across Tampa Bay', {
      exact: true,
    }),
  ).toBeVisible();
  for (const badge of ['5-Star Rated', 'Tampa Bay Area', 'Licensed & Insured']) {
    await expect(main.getByRole('listitem').filter({ hasText: badge })).toBeVisible();
  }
  await expect(main.locator('video')).toBeVisible();
  const linkTo = (name: string | RegExp) => main.getByRole('link', { name });
  await expect(linkTo('Learn More about Retail Storefront Cleaning')).toHaveAttribute(
    'href',
    '/services/retail-storefront-cleaning',
  );
  await expect(linkTo('Learn More about Apartment Complex Cleaning')).toHaveAttribute(
    'href',
    '/services/apartment-complex-cleaning',
  );
  await expect(linkTo('View All Services')).toHaveAttribute('href', '/services');
  await expect(linkTo('Get My Free Estimate')).toHaveAttribute('href', '/contact');
  await expect(linkTo('Read More Reviews')).toHaveAttribute('href', '/about');
  await expect(main.locator('blockquote')).toHaveCount(3);
  await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(main.getByRole('term').filter({ hasText: 'Same-day service' })).toBeVisible();
  const gallery = main.locator('section').filter({ hasText: 'garages, patios and entrances' });
  await expect(gallery.getByRole('img')).toHaveCount(3);
  await expect(main.getByText('Surrounding Areas', { exact: true })).toBeVisible();
  await expect(linkTo('Surrounding Areas')).toHaveCount(0);
});

test('contact has its hours, its area and the rating of the business record', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get Your Commercial Estimate');
  for (const text of ['Tampa Bay Area & Surrounding Areas', 'Monday-Friday', 'Saturday', 'Closed'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByText('7:00 AM - 7:00 PM')).toHaveCount(2);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    priceRange: '$$',
    aggregateRating: { ratingValue: '5.0', reviewCount: 500 },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '19:00' },
      { dayOfWeek: ['Saturday'], opens: '07:00', closes: '19:00' },
    ],
  });
});

test('the footer has five services, the contact block and the copyright', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  const services = footer.getByRole('heading', { name: 'Services', exact: true }).locator('..').getByRole('list');
  expect(await hrefs(services)).toEqual([
    '/services/retail-storefront-cleaning',
    '/services/apartment-complex-cleaning',
    '/services/hoa-community-cleaning',
    '/services/warehouse-facility-cleaning',
    '/services/restaurant-patio-cleaning',
  ]);
  await expect(footer.getByRole('link', { name: '(813) 555-0142' })).toHaveAttribute('href', 'tel:+18135550142');
  await expect(footer.getByRole('link', { name: 'sales@example.com' })).toBeVisible();
  await expect(footer.getByText('© 2024 Tampa Bay Pressure Washing.')).toBeVisible();
  expect(redirects).toContainEqual({ from: '/services/residential', to: '/industries' });
});

test('the apartment plans carry their savings, and the middle one is marked', async ({ page }) => {
  await page.goto('/services/apartment-complex-cleaning');
  const plans = page.getByTestId('plans').locator('ul').first().locator('> li');
  for (const [index, words] of [
    ['Basic', 'Monthly', '15%'],
    ['Standard', 'Bi-weekly', '25%'],
    ['Premium', 'Weekly', '35%'],
  ].entries()) {
    for (const word of words) await expect(plans.nth(index)).toContainText(word);
  }
  await expect(plans.filter({ hasText: 'Most Popular' })).toContainText('Standard');
});

test('the Tampa apartment page names its sixteen neighborhoods, grouped by card', async ({ page }) => {
  await page.goto('/locations/apartment-complex-pressure-washing-tampa');
  const names =
    'Downtown Tampa, Hyde Park, Channelside, West Tampa, South Tampa, Seminole Heights, Riverside Heights, Bayshore, MacDill AFB Area, New Tampa, Carrollwood, University Area, Ybor City, Westshore, Tampa Palms, Harbour Island';
  for (const name of names.split(', ')) await expect(page.getByTestId('cards')).toContainText(name);
  await expect(page.getByTestId('cards').getByRole('img')).toHaveCount(0);
});

for (const slug of [
  'healthcare-facility-cleaning',
  'gas-station-cleaning',
  'retail-shopping-center-cleaning',
  'warehouse-industrial-cleaning',
  'office-building-cleaning',
  'parking-garage-cleaning',
  'hotel-hospitality-cleaning',
  'municipal-government-cleaning',
]) {
  test(`the sector pages name their pictures: ${slug}`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    const names = (images: Locator) => images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(await names(page.locator('main > section').first().locator('img'))).toEqual(['/commercial_pw_1.png']);
    expect(await names(page.getByTestId('cards').locator('img'))).toEqual(
      [1, 2, 3, 4].map((number) => `/commercial_pw_${number}.png`),
    );
    await expect(page.getByTestId('cards').locator('source[type="image/avif"]')).toHaveCount(4);
  });
}

test('the four pictures with addresses of their own are there as PNG', async ({ request }) => {
  for (const number of [1, 2, 3, 4]) {
    const response = await request.get(`/commercial_pw_${number}.png`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).subarray(1, 4).toString()).toBe('PNG');
  }
});

test('no page shows a picture twice', () => {
  for (const path of paths) {
    const main = /<main.*<\/main>/s.exec(htmlOf(path))?.[0] ?? '';
    const sources = [...main.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source = '']) => source);
    expect(sources.length, path).toBeGreaterThan(0);
    const own = sources.filter((source) => !source.startsWith('/commercial_pw_'));
    expect(new Set(own).size, path).toBe(own.length);
  }
});

const full = [
  '/locations/apartment-complex-pressure-washing-tampa',
  '/locations/hoa-services-clearwater',
  '/locations/restaurant-pressure-washing-st-petersburg',
];
const medium = [
  '/locations/apartment-complex-pressure-washing-st-petersburg',
  '/locations/apartment-complex-pressure-washing-clearwater',
];

for (const [kind, pages, least, most] of [
  ['service pages', under('/services/').filter((path) => path !== '/services/commercial'), 700, 1200],
  ['full location pages', full, 600, 1200],
  ['middle location pages', medium, 250, 600],
  ['short location pages', under('/locations/').filter((path) => ![...full, ...medium].includes(path)), 90, 240],
  ['city pages', under('/areas/'), 400, 1200],
] as const)
  test(`${kind} are as long as they should be`, () => {
    expect(pages.length).toBeGreaterThan(0);
    const lengths = pages.map((path) => ({ path, length: mainText(htmlOf(path)).split(' ').length }));
    expect(lengths.filter(({ length }) => length < least || length > most)).toEqual([]);
  });

test('every page’s HTML with its styles fits into one first flight of packets, with room for another sentence', () => {
  expect(findCrowdedPages('dist', paths)).toEqual([]);
});
