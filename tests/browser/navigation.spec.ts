import { readFileSync } from 'node:fs';
import { redirects } from '../../src/content/site.ts';
import { company, links, scriptOf, site } from '../owner.ts';
import { expectNoViolations } from './axe.ts';
import { breakScript, hold } from './network.ts';
import { boxOf, failureScreen, footerLink, h1, mainLink } from './parts.ts';
import { expect, goInside, isSameDocument, markDocument, open, test } from './site.ts';

const moved = redirects[0] ?? { from: '', to: '' };

test('the top bar fits without wrapping at each desktop width, and ends at the right edge of the text', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.getByRole('banner');
  for (const width of [1024, 1080, 1136, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await boxOf(bar.getByText(company.name, { exact: true }))).height, `${width} px`).toBeLessThan(45);
    const quote = await boxOf(mainLink(page, site.menu.quoteLabel));
    const words = await boxOf(page.getByRole('contentinfo').getByText('All rights reserved').locator('..'));
    // The bar's last link ends at the right edge of the page's text.
    expect(quote.right, `${width} px`).toBeCloseTo(words.right, 0);
  }
});

test('a navigation fades once, a link within the page not at all, and neither fades with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { startViewTransition } = document;
    document.startViewTransition = function (change) {
      document.documentElement.dataset.fades = `${Number(document.documentElement.dataset.fades ?? 0) + 1}`;
      return startViewTransition.call(this, change);
    };
  });
  await open(page, '/');
  await page.getByRole('main').locator('a[href^="/#"]').first().click();
  await expect(page).toHaveURL(/#/);
  const fades = () => page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0));
  expect(await fades()).toBe(0);
  await footerLink(page, links.city.label).click();
  await expect(h1(page)).toBeFocused();
  expect(await fades()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footerLink(page, links.service.label).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', company.domain + links.service.to);
  expect(await fades()).toBe(1);
});

test('inside the app a moved page’s old address is replaced by the new one, with one history entry', async ({
  page,
}) => {
  await open(page, '/');
  const before = await page.evaluate(() => history.length);
  await goInside(page, moved.from);
  await expect(page).toHaveURL(moved.to);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('on a host without redirect rules an old address redirects to the new one, and Back skips the old one', async ({
  page,
}) => {
  const body = readFileSync(`dist${moved.from}.html`, 'utf8');
  await page.route(`**${moved.from}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/contact');
  await page.goto(moved.from);
  await expect(page).toHaveURL(moved.to);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

for (const first of [false, true])
  test(`if the ${first ? 'first' : 'next'} page’s script fails, an error screen shows and one error is logged`, async ({
    page,
    log,
  }) => {
    await breakScript(page, scriptOf(links.service.to));
    await open(page, first ? links.service.to : links.city.to);
    await markDocument(page);
    if (!first) await footerLink(page, links.service.label).click();
    await expect(failureScreen(page)).toBeVisible();
    // The app must not reload the document, which would fail the same way.
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByText('The record is broken')).toBeVisible();
    if (!first) await expectNoViolations(page, 'failure screen');
    await expect.poll(() => log).toEqual([expect.stringContaining('The record is broken')]);
  });

test('React renders nothing while the next page is being fetched, and renders the page once it arrives', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let commits = 0;
    Object.assign(window, {
      // React reports each commit to its developer tools.
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
  const release = await hold(page, scriptOf(links.service.to));
  await open(page, '/about');
  await expect.poll(drawings).toBeGreaterThan(0);
  const link = footerLink(page, links.service.label);
  // Prefetch first, so that only the commits of the navigation are counted.
  await link.hover();
  await page.waitForLoadState('domcontentloaded');
  const before = await drawings();
  await link.click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  expect(await drawings()).toBe(before);
  release();
  // Poll, because the page is drawn only when it fades in, after the address has changed.
  await expect.poll(drawings).toBeGreaterThan(before);
});

test('a slow page shows a progress bar and is announced once, from 300 ms until it arrives', async ({ page }) => {
  const release = await hold(page, scriptOf(links.service.to));
  await open(page, '/about');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  const status = page.getByRole('banner').getByRole('status');
  await footerLink(page, links.service.label).click();
  await page.clock.runFor(299);
  await expect(bar).toHaveCount(0);
  await expect(status).toBeEmpty();
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await expect(status).toHaveText('Loading the page');
  const place = await boxOf(bar);
  expect(place.y).toBe((await boxOf(page.getByRole('banner'))).bottom);
  expect(place.height).toBeLessThanOrEqual(4);
  release();
  await expect(page).toHaveURL(links.service.to);
  await expect(bar).toHaveCount(0);
  await expect(status).toHaveCount(0);
});

for (const hand of ['finger', 'mouse'])
  test(`a ${hand === 'finger' ? 'tap' : 'mouse click'} during the fade acts on the new page`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', hasTouch: true });
    // Pause the fade, so that it never ends.
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
    const next = mainLink(page, 'Contact');
    const { x, y, width, height } = await boxOf(next);
    await footerLink(page, links.service.label).click();
    await expect(page.locator('html')).toHaveAttribute('data-fading');
    if (hand === 'finger') await page.touchscreen.tap(x + width / 2, y + height / 2);
    else await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL('/contact');
    await page.close();
  });
