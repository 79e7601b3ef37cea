import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cityLabels } from '../../src/content/labels.ts';
import type { City, PlainPage } from '../../src/content/schema.ts';
import { redirects } from '../../src/content/site.ts';
import { pathOf } from '../../tools/build/content.ts';
import { callHref, company, entries, examples, links, recordOf, scriptOf } from '../owner.ts';
import { origin } from './head.ts';
import { expect, hrefs, isSameDocument, mainServices, markDocument, open, test, topLinks } from './site.ts';

const moved = redirects[0] ?? { from: '', to: '' };
const inFooter = (page: Page, { label }: { label: string }) =>
  page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });

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
  await inFooter(page, links.city).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cityLabels.heading(recordOf<City>(links.city.to)));
  // A failure comes after the page has been shown: the next move tells.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recordOf<PlainPage>('/about').hero.heading);
  expect(await isSameDocument(page)).toBe(true);
});

test('the footer has the services, every city, the contact block and a placeholder for the terms', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const under = (name: string) =>
    footer.getByRole('heading', { name, exact: true }).locator('..').getByRole('list').first();
  expect(await hrefs(under('Services'))).toEqual(mainServices.slice(0, 5));
  const areas = under('Service Areas');
  const cities = entries
    .filter(({ folder }) => folder === 'cities')
    .toSorted((one, other) => (one.record as City).order - (other.record as City).order);
  expect(await hrefs(areas)).toEqual(cities.map(pathOf));
  await expect(areas.getByText('Surrounding Areas')).toBeVisible();
  await expect(areas.getByRole('link', { name: 'Surrounding Areas' })).toHaveCount(0);
  await expect(footer.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', callHref);
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  await expect(footer.getByText(`© ${company.copyrightYear} ${company.name}.`)).toBeVisible();
  const terms = footer.getByRole('link', { name: 'Terms of Service' });
  await expect(terms).toHaveAttribute('aria-disabled', 'true');
  await expect(terms).not.toHaveAttribute('href');
});

test('a page reached by a link ends up with everything that its document has', async ({ page }) => {
  const headings = () => page.getByRole('main').getByRole('heading').allTextContents();
  for (const link of [...Object.values(links), { label: 'Privacy Policy', to: '/privacy-policy' }]) {
    await page.goto(link.to);
    const all = await headings();
    expect(all.length).toBeGreaterThan(4);
    await open(page, examples.location);
    await markDocument(page);
    await inFooter(page, link).click();
    await expect(page).toHaveURL(link.to);
    await expect.poll(headings).toEqual(all);
    expect(await isSameDocument(page)).toBe(true);
  }
});

for (const width of [1024, 1080, 1136, 1279])
  test(`the top bar has room at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const bar = page.getByRole('banner');
    const name = await bar.getByText(company.name, { exact: true }).boundingBox();
    expect(name?.height).toBeLessThan(45);
    const quote = await bar.getByRole('link', { name: 'Get Commercial Quote' }).boundingBox();
    const content = await page.getByRole('contentinfo').getByText('All rights reserved').locator('..').boundingBox();
    // The bar ends where the page's words end.
    expect((quote?.x ?? 0) + (quote?.width ?? 0)).toBeCloseTo((content?.x ?? 0) + (content?.width ?? 0), 0);
  });

test('the focus and the title move to the new page', async ({ page }) => {
  await open(page, '/');
  const before = await page.title();
  await inFooter(page, links.city).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle(before);
  await expect(page).toHaveTitle(new RegExp(links.city.label));
  expect(await page.locator('title').count()).toBe(1);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + links.city.to);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const fades = reducedMotion === 'no-preference' ? 1 : 0;
  test(`the next page fades in ${fades ? 'over' : 'at once, without fading over'} this one: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const { startViewTransition } = document;
      document.startViewTransition = function (change) {
        document.documentElement.dataset.fades = `${Number(document.documentElement.dataset.fades ?? 0) + 1}`;
        return startViewTransition.call(this, change);
      };
    });
    await open(page, '/');
    // A section of this page is no other page.
    await page.getByRole('main').locator('a[href^="/#"]').first().click();
    await expect(page).toHaveURL(/#/);
    await inFooter(page, links.city).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0))).toBe(fades);
  });
}

test('a page that has moved is replaced by the new one, in the app and as a document', async ({ page }) => {
  await open(page, '/');
  const before = await page.evaluate(() => history.length);
  await page.evaluate((old) => {
    history.pushState({}, '', old);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, moved.from);
  await expect(page).toHaveURL(moved.to);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goto('/contact');
  await page.goto(moved.from);
  await expect(page).toHaveURL(moved.to);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('on hosts without redirect rules, the page at an old address replaces itself', async ({ page }) => {
  const html = readFileSync(`dist${moved.from}.html`, 'utf8');
  await page.route(`**${moved.from}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/contact');
  await page.goto(moved.from);
  await expect(page).toHaveURL(moved.to);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a page whose code fails shows the failure screen with its message', async ({ page, log }) => {
  await page.route(scriptOf(links.service.to), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The record is broken");' }),
  );
  await open(page, examples.city);
  await markDocument(page);
  await inFooter(page, links.service).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  // A document would fail the same way.
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByText('The record is broken')).toBeVisible();
  expect(log.filter((line) => line.includes('The record is broken'))).toHaveLength(1);
});

test('a first page whose code fails shows the failure screen, and the console has its error once', async ({
  page,
  log,
}) => {
  await page.route(scriptOf(links.service.to), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The record is broken");' }),
  );
  await open(page, links.service.to);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect.poll(() => log).toEqual([expect.stringContaining('Error: The record is broken')]);
});

test('while the next page is fetched React draws nothing, and then the page', async ({ page }) => {
  await page.addInitScript(() => {
    let commits = 0;
    Object.assign(window, {
      // React tells its developer tools of each drawing.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => {
          commits += 1;
        },
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
      drawings: () => commits,
    });
  });
  const drawings = () => page.evaluate<number>('window.drawings()');
  const held = Promise.withResolvers<void>();
  await page.route(scriptOf(links.service.to), async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/about');
  await expect.poll(drawings).toBeGreaterThan(0);
  const link = inFooter(page, links.service);
  // The link's page is asked for when it is pointed at; what is drawn for that is no part of the question.
  await link.hover();
  await page.waitForLoadState('domcontentloaded');
  const before = await drawings();
  await link.click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  expect(await drawings()).toBe(before);
  held.resolve();
  // The address changes first: the page is drawn when it fades in.
  await expect.poll(drawings).toBeGreaterThan(before);
});

test('a page that takes long to come is announced once, after 300 ms, by a bar that goes with the page', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scriptOf(links.service.to), async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/about');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  const status = page.getByRole('banner').getByRole('status');
  await inFooter(page, links.service).click();
  await page.clock.runFor(299);
  await expect(bar).toHaveCount(0);
  await expect(status).toBeEmpty();
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await expect(status).toHaveText('Loading the page');
  const place = await bar.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(place?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
  expect(place?.height).toBeLessThanOrEqual(4);
  release();
  await expect(page).toHaveURL(links.service.to);
  await expect(bar).toHaveCount(0);
  await expect(status).toHaveCount(0);
});

for (const hand of ['finger', 'mouse'])
  test(`a ${hand} that is quicker than the fade meets the new page`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', hasTouch: true });
    // A fade that would take for ever.
    await page.addInitScript(() => {
      const { startViewTransition } = document;
      document.startViewTransition = function (change) {
        const fade = startViewTransition.call(this, change);
        fade.ready.then(() => {
          for (const animation of document.getAnimations()) animation.pause();
          document.documentElement.dataset.fading = '';
        });
        return fade;
      };
    });
    await open(page, '/about');
    const next = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
    const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await inFooter(page, links.service).click();
    await expect(page.locator('html')).toHaveAttribute('data-fading');
    if (hand === 'finger') await page.touchscreen.tap(x + width / 2, y + height / 2);
    else await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL('/contact');
    await page.close();
  });
