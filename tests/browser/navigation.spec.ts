import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, open, takenOver, test } from './site.ts';

const six = [
  '/services/retail-storefront-cleaning',
  '/services/apartment-complex-cleaning',
  '/services/hoa-community-cleaning',
  '/services/warehouse-facility-cleaning',
  '/services/restaurant-patio-cleaning',
  '/services/parking-lot-cleaning',
];
const topLinks = ['/industries', '/areas', '/about', '/contact', '/contact'];

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).hash;
const hrefs = (list: ReturnType<Page['locator']>) =>
  list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the top bar leads to every main page and to the quote', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  expect(await hrefs(nav)).toEqual(topLinks);
  await nav.getByRole('link', { name: 'Get Commercial Quote' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(nav.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a browser without popovers follows links all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, method);
  });
  await open(page, '/');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tampa', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial pressure washing in Tampa');
  // A failure comes after the page has been shown: the next move tells.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('the services menu opens on hover and lists the six services', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = nav.getByRole('link', { name: 'Apartment Complex' });
  await expect(link).toBeHidden();
  await nav.getByRole('button', { name: 'Services' }).hover();
  await expect(link).toBeVisible();
  expect(await hrefs(nav.getByRole('list'))).toEqual(six);
  // The pointer crosses the gap between the button and the list.
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 12 });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.mouse.move(20, 400);
  await nav.getByRole('button', { name: 'Services' }).hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/services/apartment-complex-cleaning');
  await page.mouse.move(400, 700);
  await expect(link).toBeHidden();
});

test('the services menu opens and closes with the keyboard', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = nav.getByRole('link', { name: 'Retail Storefront' });
  await nav.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(nav.getByRole('button', { name: 'Services' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/apartment-complex-cleaning');
  await expect(link).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens on a tap, holds the same list, and closes after navigation', async ({ page }) => {
    await open(page, '/');
    await markDocument(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu).toBeVisible();
    expect(await hrefs(menu)).toEqual([...six, ...topLinks]);
    await menu.getByRole('link', { name: 'Apartment Complex' }).tap();
    await expect(page).toHaveURL('/services/apartment-complex-cleaning');
    await expect(menu).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
  });

  test('the bar at the bottom calls or leads to the quote, and is not on the contact page', async ({ page }) => {
    await open(page, '/areas/tampa');
    const bar = page.getByRole('navigation', { name: 'Call or get a quote' });
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+18135550142');
    await bar.getByRole('link', { name: 'Get quote' }).tap();
    await expect(page).toHaveURL('/contact');
    await expect(bar).toHaveCount(0);
  });
});

test('the footer has five services, every city, the contact block and a placeholder for the terms', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  expect(await hrefs(footer.getByRole('navigation', { name: 'Services' }))).toEqual(six.slice(0, 5));
  const areas = footer.getByRole('navigation', { name: 'Service Areas' });
  await expect(areas.getByRole('link', { name: 'Tampa' })).toHaveAttribute('href', '/areas/tampa');
  await expect(areas.getByText('Surrounding Areas')).toBeVisible();
  await expect(areas.getByRole('link', { name: 'Surrounding Areas' })).toHaveCount(0);
  await expect(footer.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(footer.getByRole('link', { name: '(813) 555-0142' })).toHaveAttribute('href', 'tel:+18135550142');
  await expect(footer.getByRole('link', { name: 'sales@example.com' })).toHaveAttribute(
    'href',
    'mailto:sales@example.com',
  );
  await expect(footer.getByText('5.0 Rating • 500+ Satisfied Customers')).toBeVisible();
  await expect(footer.getByText('© 2024')).toBeVisible();
  const terms = footer.getByRole('link', { name: 'Terms of Service' });
  await expect(terms).toHaveAttribute('aria-disabled', 'true');
  await expect(terms).not.toHaveAttribute('href');
});

for (const width of [390, 768, 1280]) {
  test(`a page of ${width} px keeps its length when its footer comes near`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/areas/tampa');
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await length();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    // Two lines of links: another city may be added without a new measure.
    expect(Math.abs((await length()) - before)).toBeLessThan(80);
  });
}

test('a new page starts at its top, and Back returns to the old place', async ({ page }) => {
  await open(page, '/services/apartment-complex-cleaning');
  await markDocument(page);
  const link = page.getByRole('main').getByRole('link', { name: /Schedule Free Consultation/ });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1500);
  const before = await scrollY(page);
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/services/apartment-complex-cleaning');
  await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(150);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page reached by a link ends up with everything that its document has', async ({ page }) => {
  const headings = () => page.getByRole('main').getByRole('heading').allTextContents();
  for (const [path, name] of [
    ['/areas/brandon', 'Brandon'],
    ['/areas/tampa', 'Tampa'],
    ['/services/hoa-community-cleaning', 'HOA Community'],
    ['/privacy-policy', 'Privacy Policy'],
  ] as const) {
    await page.goto(path);
    const all = await headings();
    expect(all.length).toBeGreaterThan(4);
    await open(page, '/areas/lakeland');
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(headings).toEqual(all);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('scrolling to the top is smooth, and at once for those who want no motion', async ({ page }) => {
  await open(page, '/');
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
});

test('the hero button scrolls to the quote section of the home page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Request a Commercial Bid' }).click();
  await expect(page.locator('#quote-form')).toBeInViewport({ ratio: 0.9 });
  expect(path(page)).toBe('/#quote-form');
});

test('a section link from another page arrives at the top and moves to the section after its delay', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /5.0 Rating/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trusted Commercial');
  await page.clock.runFor(99);
  expect(await scrollY(page)).toBe(0);
  await page.clock.runFor(1);
  await expect(page.locator('#reviews')).toBeInViewport({ ratio: 0.5 });
  expect(path(page)).toBe('/#reviews');
});

test('the logo leads home, and on the home page to the top', async ({ page }) => {
  await open(page, '/areas/tampa');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Tampa Bay Pressure Washing home' });
  await logo.click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await logo.click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('Back to Top returns to the top and leaves the address alone', async ({ page }) => {
  await open(page, '/areas/tampa');
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(path(page)).toBe('/areas/tampa');
});

test('a document starts at its own place, not where an earlier one in the tab stood', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrollY(page)).toBe(2000);
  await open(page, '/about');
  // What the router restores comes with a glide: the next frames would have left the top.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrollY(page)).toBe(0);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goBack();
  await takenOver(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(2000);
});

for (const section of ['quote-form', 'reviews'])
  test(`/#${section} as a first address shows that section`, async ({ page }) => {
    await open(page, `/#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
    // Below the top bar, and still there when the app has come to rest.
    await page.waitForLoadState('networkidle');
    const top = await page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  });

for (const width of [1024, 1080, 1136, 1279])
  test(`the top bar has room at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const bar = page.getByRole('banner');
    const name = await bar.getByText('Tampa Bay Pressure Washing', { exact: true }).boundingBox();
    expect(name?.height).toBeLessThan(45);
    const quote = await bar.getByRole('link', { name: 'Get Commercial Quote' }).boundingBox();
    const content = await page.getByRole('contentinfo').getByText('All rights reserved').locator('..').boundingBox();
    expect((quote?.x ?? 0) + (quote?.width ?? 0)).toBeLessThanOrEqual((content?.x ?? 0) + (content?.width ?? 0) + 1);
  });

test('an open menu stays usable when the phone is turned and the bar gets wide', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('dialog').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the focus and the title move to the new page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tampa', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Tampa/);
  expect(await page.locator('title').count()).toBe(1);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://www.example.com/areas/tampa');
});

test('/services/residential is replaced by /industries, in the app and as a document', async ({ page }) => {
  await open(page, '/');
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    history.pushState({}, '', '/services/residential');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/industries');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goto('/contact');
  await page.goto('/services/residential');
  await expect(page).toHaveURL('/industries');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('on hosts without redirect rules, the page at /services/residential replaces itself', async ({ page }) => {
  const html = readFileSync('dist/services/residential.html', 'utf8');
  await page.route('**/services/residential', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/contact');
  await page.goto('/services/residential');
  await expect(page).toHaveURL('/industries');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a page whose code fails shows the failure screen with its message', async ({ page }) => {
  await page.route(/\/assets\/apartment-complex-cleaning-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The record is broken");' }),
  );
  await open(page, '/areas/tampa');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apartment Complex' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('The record is broken')).toBeVisible();
});
