import type { Page } from '@playwright/test';
import type { City } from '../../src/content/schema.ts';
import { pathOf } from '../../tools/site/content.ts';
import { entries, examples, links, recordOf } from '../owner.ts';
import { boxOf, footerLink, h1, phone } from './parts.ts';
import { expect, open, test } from './site.ts';
import { drawFrames } from './watch.ts';

/** Service pages, the one with the most pictures first. */
const [pictured = '', alsoPictured = ''] = entries
  .filter(({ folder }) => folder === 'services')
  .map((entry) => ({ path: pathOf(entry), pictures: JSON.stringify(entry.record).split('"picture":').length }))
  .toSorted((one, other) => other.pictures - one.pictures)
  .map(({ path }) => path);

/** Counts the pictures that have not loaded. */
const empty = (page: Page) =>
  page.locator('main img').evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).complete).length);

test('on a wide screen and a fast connection, all pictures load without scrolling once the browser is idle', async ({
  page,
}) => {
  for (const path of ['/', pictured, '/industries']) {
    await open(page, path);
    expect(await page.locator('main img').count()).toBeGreaterThan(4);
    await expect.poll(() => empty(page), path).toBe(0);
    await expect(page.locator('main img[decoding=async]')).toHaveCount(0);
  }
  // The same must hold on a page reached by a link.
  await footerLink(page, links.city.label).click();
  const cards = recordOf<City>(links.city.to).cards.filter(({ picture }) => picture);
  await expect(page.getByTestId('cards').locator('img')).toHaveCount(cards.length);
  await expect.poll(() => empty(page)).toBe(0);
});

test('on a phone, pictures below the first screen load only as they come into view', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await open(page, pictured);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator('main img[loading=lazy]').count()).toBeGreaterThan(3);
  expect(await empty(page)).toBeGreaterThan(0);
});

test('pictures further down the page load after the first one, or as soon as the visitor scrolls', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route('**/pictures/**', async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await held.promise;
    await route.continue();
  });
  await page.goto(pictured, { waitUntil: 'domcontentloaded' });
  await expect(h1(page)).toBeVisible();
  // Ten frames are long enough for the browser to request every picture that it may load now.
  await drawFrames(page, 10);
  expect(asked).toEqual([expect.stringContaining('-phone.avif')]);
  held.resolve();
  await expect.poll(() => asked.length).toBeGreaterThan(1);

  // Scrolling loads the pictures at once: a visitor who scrolls must not wait until the browser is idle.
  asked.length = 0;
  await page.goto(alsoPictured, { waitUntil: 'commit' });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test("every picture fills its box, and no box extends beyond the page's text column", async ({ page }) => {
  for (const path of ['/', pictured, examples.city, '/industries']) {
    await open(page, path);
    const words = page.getByRole('contentinfo').getByText('All rights reserved').locator('..');
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { x, right } = await boxOf(words);
      const pictures = await page.locator('main picture:visible').evaluateAll((all) =>
        all.map((picture) => {
          const image = picture.querySelector('img') ?? picture;
          const [box, filled] = [picture, image].map((each) => each.getBoundingClientRect().toJSON());
          const toTheSide = picture.matches('.hero-picture, .cut-picture, .before-after *');
          return { box, filled, toTheSide, objectFit: getComputedStyle(image).objectFit };
        }),
      );
      expect(pictures.length).toBeGreaterThan(1);
      for (const { box, filled, toTheSide, objectFit } of pictures) {
        const at = `${path} at ${width} px`;
        expect(filled, at).toEqual(box);
        expect(box.height, at).toBeGreaterThan(90);
        expect(objectFit, at).toBe('cover');
        if (toTheSide) continue;
        expect(box.left, at).toBeGreaterThanOrEqual(x - 1);
        expect(box.right, at).toBeLessThanOrEqual(right + 1);
      }
    }
  }
});

test('if the boot script does not load, the pictures show after a few seconds anyway', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.route(/\/assets\/boot-/, (route) => route.abort());
  await page.goto(pictured);
  const waiting = page.locator('main img[loading=lazy]');
  await expect(waiting.first()).toHaveCSS('display', 'none');
  // Finish the animation that delays the pictures by four seconds.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(waiting.first()).toHaveCSS('display', 'block');
  expect(await waiting.count()).toBeGreaterThan(3);
});
