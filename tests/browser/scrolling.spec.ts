import type { Page } from '@playwright/test';
import type { HomePage } from '../../src/content/schema.ts';
import { company, examples, links, recordOf } from '../owner.ts';
import { footerLink, h1, phone } from './parts.ts';
import { expect, hydrated, isSameDocument, markDocument, open, test } from './site.ts';
import { drawFrames } from './watch.ts';

const home = recordOf<HomePage>('/');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).hash;

/** Records the scroll position of each frame from now on. @returns a function that reads the positions */
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const note = () => {
      places.push(Math.round(window.scrollY));
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

const toTheFoot = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

test.describe('on a phone', () => {
  test.use({ ...phone, isMobile: true });

  test('a footer link scrolls smoothly to the top of its page and never back down', async ({ page }) => {
    await open(page, examples.location);
    await toTheFoot(page);
    const link = footerLink(page, links.city.label);
    await link.scrollIntoViewIfNeeded();
    const places = await watchFrames(page);
    await link.tap();
    await expect(page).toHaveURL(links.city.to);
    await expect.poll(() => scrollY(page)).toBe(0);
    const seen = await places();
    const stepsBack = seen.slice(1).map((place, i) => place - (seen[i] ?? 0));
    expect(Math.max(...stepsBack)).toBeLessThanOrEqual(40);
    // Smooth, not a jump: there were positions between bottom and top.
    expect(new Set(seen).size).toBeGreaterThan(3);
  });
});

test('Back and Forward restore the scroll position within four frames, and leave the focus alone', async ({ page }) => {
  await open(page, examples.service);
  await markDocument(page);
  const link = page.getByRole('main').locator('a[href="/contact"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(1500);
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(h1(page)).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  const away = 300;
  // Waits for the `scroll` event, on which the site stores the position; no person could leave the page sooner.
  await page.evaluate(
    (top) =>
      new Promise((noted) => {
        addEventListener('scroll', noted, { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    away,
  );
  const framesAfterMove = () =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const places: number[] = [];
          const old = location.pathname;
          const note = () => {
            // Counts from the first frame that has the other page's address.
            if (location.pathname !== old) places.push(Math.round(window.scrollY));
            if (places.length < 12) requestAnimationFrame(note);
            else resolve(places);
          };
          requestAnimationFrame(note);
        }),
    );
  for (const [move, path, place] of [
    ['goBack', examples.service, before],
    ['goForward', '/contact', away],
  ] as const) {
    const [frames] = await Promise.all([framesAfterMove(), page[move]()]);
    await expect(page).toHaveURL(path);
    expect(frames.slice(4)).toEqual(frames.slice(4).map(() => place));
    await expect(h1(page)).not.toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
  // On `pagehide` the page leaves scroll restoration to the browser, and on `pageshow` takes it over again.
  const keeper = () => page.evaluate(() => history.scrollRestoration);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(await keeper()).toBe('auto');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await keeper()).toBe('manual');
});

test('with reduced motion, Back to Top and links jump without a scroll animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, examples.city);
  await toTheFoot(page);
  const places = await watchFrames(page);
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await toTheFoot(page);
  await footerLink(page, links.otherCity.label).click();
  await expect(page).toHaveURL(links.otherCity.to);
  await expect.poll(() => scrollY(page)).toBe(0);
  // At most the top and the bottom of two pages: a scroll animation would add positions in between.
  expect(new Set(await places()).size).toBeLessThanOrEqual(4);
});

test('a link to a section of another page opens that page at the top, then moves to the section', async ({ page }) => {
  test.skip(!home.reviews, 'The footer has the one link to a section, that of the reviews.');
  // Turns smooth scrolling off, because its first frames would still be at the top.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('contentinfo').locator('a[href="/#reviews"]').click();
  await expect(h1(page)).toHaveText(home.hero.heading);
  await page.clock.runFor(99);
  expect(await scrollY(page)).toBe(0);
  await page.clock.runFor(1);
  await expect(page.locator('#reviews')).toBeInViewport({ ratio: 0.5 });
  expect(path(page)).toBe('/#reviews');
  // Like a link without the app, so that the next Tab goes on from the section.
  await expect(page.locator('#reviews')).toBeFocused();
});

test('Back to Top keeps the URL, the logo leads home and to its top, and the quote button to the quote form', async ({
  page,
}) => {
  await open(page, examples.city);
  await toTheFoot(page);
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(path(page)).toBe(examples.city);
  const logo = page.getByRole('banner').getByRole('link', { name: `${company.name} home` });
  await logo.click();
  await expect(page).toHaveURL('/');
  await toTheFoot(page);
  await logo.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.getByRole('link', { name: home.hero.button }).click();
  await expect(page.locator('#quote-form')).toBeInViewport({ ratio: 0.9 });
  expect(path(page)).toBe('/#quote-form');
});

test('each page load keeps its own scroll position, not that of an earlier page in the tab', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrollY(page)).toBe(2000);
  await open(page, '/about');
  // Waits two frames, because a router that restored the earlier position would do so after the first frame.
  await drawFrames(page);
  expect(await scrollY(page)).toBe(0);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(2000);
});

test('opening the site at a section’s URL shows that section, and so does Back', async ({ page }) => {
  const section = home.reviews ? 'reviews' : 'quote-form';
  await open(page, `/#${section}`);
  await expect(page.locator(`#${section}`)).toBeInViewport();
  // The section is near the top of the screen, and still there once the app is idle.
  await page.waitForLoadState('networkidle');
  const top = await page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
  await page.getByRole('banner').locator('a[href="/contact"]').first().click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page.locator(`#${section}`)).toBeInViewport();
  expect(path(page)).toBe(`/#${section}`);
});
