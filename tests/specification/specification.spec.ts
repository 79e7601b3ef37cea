import type { Page } from '@playwright/test';
import { expect, test } from '../browser/site.ts';
import { paths } from '../owner.ts';
import { cities } from './cities.ts';
import { specifiedPages } from './pages.ts';

// The words are in the HTML: no script may be needed to find them.
test.use({ javaScriptEnabled: false });

const entries: Record<string, string> = {
  'before-after': '[data-testid=before-after]',
  cards: '[data-testid=cards] h3',
  benefits: '[data-testid=benefits] h3',
  plans: '[data-testid=plans] h3',
  process: '[data-testid=process] ol > li',
  types: '[data-testid=types] h3',
  points: '[data-testid=points] dt',
  places: '[data-testid=places] li',
  badges: '[data-testid=badges] li',
  timeline: '[data-testid=timeline] ol > li',
  team: '[data-testid=team] h3',
  questions: '[data-testid=questions] details[open] > summary',
  'area-cards': '[data-testid=area-cards] h3',
  'quote-call': '[data-testid=quote-call]',
};

const count = (page: Page, block: string) => page.getByRole('main').locator(entries[block] ?? block);

test('the specification has fifty-five pages', () => {
  expect(Object.keys(specifiedPages)).toHaveLength(55);
  expect(paths.toSorted()).toEqual(Object.keys(specifiedPages).sort());
});

test('every page has a title and a description of its own, short enough to be shown whole', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of Object.keys(specifiedPages)) {
    const html = await (await request.get(path)).text();
    for (const [pattern, limit] of [
      [/<title>([^<]+)<\/title>/, 60],
      [/<meta name="description" content="([^"]+)"/, 160],
    ] as const) {
      const text = (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
      expect(text, path).not.toBe('');
      expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(limit);
      expect(titles.get(text), `${path}: ${text}`).toBeUndefined();
      titles.set(text, path);
    }
    expect(html, path).toMatch(/<meta name="keywords" content="[^"]+"/);
    const canonical = `https://www.example.com${path === '/' ? '/' : path}`;
    expect(html, path).toContain(`<link rel="canonical" href="${canonical}"`);
  }
});

// One page is led from address to address: without scripts it keeps nothing of the one before.
test.describe('in its HTML', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ javaScriptEnabled: false });
  });
  test.afterAll(() => page.close());

  for (const [path, { counts = {}, words = [], buttons = [] }] of Object.entries(specifiedPages)) {
    test(`${path} has its blocks, words and buttons`, async ({ baseURL }) => {
      const response = await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const [block, number] of Object.entries(counts)) {
        await expect(count(page, block), block).toHaveCount(number);
      }
      const text = (await main.innerText()).replace(/\s+/g, ' ');
      expect(
        words.filter((word) => !text.includes(word)),
        'words that are missing',
      ).toEqual([]);
      for (const name of buttons) {
        const links = main.getByRole('link', { name, exact: true });
        expect(await links.count(), name).toBeGreaterThan(0);
        for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact');
      }
    });
  }
});

const six = [
  '/services/retail-storefront-cleaning',
  '/services/apartment-complex-cleaning',
  '/services/hoa-community-cleaning',
  '/services/warehouse-facility-cleaning',
  '/services/restaurant-patio-cleaning',
];

test('the six industries lead to their services, and each link says what about', async ({ page }) => {
  await page.goto('/industries');
  const links = page.getByTestId('cards').getByRole('link', { name: /^Learn More about .+/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...six,
    '/services/healthcare-facility-cleaning',
  ]);
  const cards = await page.getByTestId('cards').locator('ul').first().locator('> li').all();
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    await expect(card.locator('ul > li')).toHaveCount(4);
    await expect(card.getByText('Learn More', { exact: true })).toBeVisible();
    const title = await card.getByRole('heading', { level: 3 }).innerText();
    await expect(card.getByRole('link')).toHaveAccessibleName(`Learn More about ${title}`);
  }
});

test('the six main services lead on from the overview', async ({ page }) => {
  await page.goto('/services');
  const links = page.getByTestId('cards').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...six,
    '/services/parking-lot-cleaning',
  ]);
});

test('about leads to the quote and to the services', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start Your Project' }).first()).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Explore Our Services' })).toHaveAttribute('href', '/services');
  const years = await page.getByTestId('timeline').locator('ol > li > p:first-child').allInnerTexts();
  expect(years).toEqual(['2019', '2020', '2021', '2022', '2023', '2024']);
});

test('the area cards have their facts and lead to the city and to the quote; the marks of the map lead to the cities', async ({
  page,
}) => {
  await page.goto('/areas');
  const cards = page.getByTestId('area-cards').locator('ul').first().locator('> li');
  for (const [index, { slug, name, response, population }] of cities.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card).toContainText(response);
    await expect(card).toContainText(slug === 'tampa' ? '350,000+' : population);
    const more = card.getByRole('link', { name: `Learn More About ${name}`, exact: true });
    await expect(more).toHaveAttribute('href', `/areas/${slug}`);
    await expect(card.getByRole('link', { name: `Get Quote in ${name}`, exact: true })).toHaveAttribute(
      'href',
      '/contact',
    );
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    'tel:+18135550142',
  );
  const map = page.getByRole('group', { name: /Drawn map of Tampa Bay/ });
  await expect(map).toBeVisible();
  const marks = map.getByRole('link');
  expect(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('href')))).toEqual(
    cities.map(({ slug }) => `/areas/${slug}`),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  // Too small to be hit: there it is a picture.
  await expect(map).toBeVisible();
  await expect(marks).toHaveCount(0);
});

test('home links its twelve cities in order, and one chip that leads nowhere', async ({ page }) => {
  await page.goto('/');
  const chips = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: new RegExp(`^(${cities.map(({ name }) => name).join('|')})$`) });
  expect(await chips.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    cities.map(({ slug }) => `/areas/${slug}`),
  );
});

test('a city page offers the two services of the specification, each under its kind, with a picture', async ({
  page,
}) => {
  await page.goto('/areas/dunedin');
  const cards = page.getByTestId('cards').locator('ul').first().locator('> li');
  await expect(cards).toHaveCount(2);
  for (const [index, kind] of ['Retail Storefront', 'Commercial Property'].entries()) {
    await expect(cards.nth(index).getByText(kind, { exact: true })).toBeVisible();
    await expect(cards.nth(index).locator('img')).toHaveCount(1);
  }
  const links = page.getByTestId('cards').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/services/retail-storefront-cleaning',
    '/services/apartment-complex-cleaning',
  ]);
});

test('the eight industries have two features each', async ({ page }) => {
  await page.goto('/services/commercial');
  const types = page.getByTestId('types').locator('ul').first().locator('> li');
  await expect(types).toHaveCount(8);
  for (const type of await types.all()) await expect(type.locator('ul > li')).toHaveCount(2);
});

test('on a service page every button leads to the contact page, and the call beside it is words', async ({ page }) => {
  const services = Object.keys(specifiedPages).filter((path) => path.startsWith('/services/'));
  expect(services).toHaveLength(15);
  for (const path of services) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const calls = page.getByRole('main').getByRole('link', { name: 'or call (813) 555-0142', exact: true });
    await expect(calls, path).toHaveCount(2);
    for (const call of await calls.all()) await expect(call).toHaveCSS('border-top-width', '0px');
    await expect(page.getByRole('main').locator('a[href^="tel:"]'), path).toHaveCount(2);
  }
  // Elsewhere it is a button.
  await page.goto('/about');
  const call = page.getByRole('main').getByRole('link', { name: 'Call (813) 555-0142', exact: true });
  await expect(call.first()).toHaveCSS('border-top-width', '1px');
});

test('the footer is text of the page from the start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/apartment-complex-cleaning');
  // As a search engine or a reader reads it: what is not drawn is not in it.
  const text = await page.evaluate(() => document.body.innerText);
  for (const words of ['5.0 Rating • 500+ Satisfied Customers', 'Contact Us', 'Surrounding Areas', 'Back to Top'])
    expect(text).toContain(words);
});

test('the privacy policy has every section and right, and leads to contact and home', async ({ page }) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  for (const heading of [
    'Introduction',
    'Information we collect',
    'How we use information',
    'SMS and text messaging',
    'Sharing of information',
    'Security',
    'Your rights',
    'Children',
    'Cookies',
    'Third-party sites',
    'Retention',
    'California residents',
    'Changes to this policy',
    'Contact us',
  ]) {
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  for (const item of [
    'Personal information',
    'Information collected automatically',
    'Service providers',
    'Legal requirements',
    'Business transfers',
    'Consent',
    'Access',
    'Correction',
    'Deletion',
    'Restriction and objection',
    'Portability',
  ]) {
    await expect(main.getByText(item, { exact: true })).toBeVisible();
  }
  for (const placeholder of ['[E-mail]', '[Phone]', '[Address]']) {
    await expect(main.getByRole('definition').filter({ hasText: placeholder })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});
