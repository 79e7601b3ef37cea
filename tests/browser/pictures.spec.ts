import type { Page } from '@playwright/test';
import type { City } from '../../src/content/schema.ts';
import { pathOf } from '../../tools/build/content.ts';
import { entries, examples, links, recordOf } from '../owner.ts';
import { expect, open, test } from './site.ts';

/** Service pages, the one with the most pictures first. */
const [pictured = '', alsoPictured = ''] = entries
  .filter(({ folder }) => folder === 'services')
  .map((entry) => ({ path: pathOf(entry), pictures: JSON.stringify(entry.record).split('"picture":').length }))
  .toSorted((one, other) => other.pictures - one.pictures)
  .map(({ path }) => path);

/** Pictures that are not on the screen yet, as an observer who never scrolls would see them. */
const empty = (page: Page) =>
  page.locator('main img').evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).complete).length);

test('a wide screen on a fast line has every picture without scrolling, once the browser is idle', async ({ page }) => {
  for (const path of ['/', pictured, '/industries']) {
    await open(page, path);
    expect(await page.locator('main img').count()).toBeGreaterThan(4);
    await expect.poll(() => empty(page), path).toBe(0);
    await expect(page.locator('main img[decoding=async]')).toHaveCount(0);
  }
  // A page reached by a link as well.
  await page.getByRole('contentinfo').getByRole('link', { name: links.city.label, exact: true }).click();
  const { retail, commercial } = recordOf<City>(links.city.to);
  const cards = [retail, commercial].filter(({ picture }) => picture);
  await expect(page.getByTestId('cards').locator('img')).toHaveCount(cards.length);
  await expect.poll(() => empty(page)).toBe(0);
});

for (const [who, connection] of [
  ['a phone', undefined],
  ['a slow line', { effectiveType: '3g' }],
  ['a metered line', { effectiveType: '4g', type: 'cellular' }],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }],
] as const)
  test(`${who} is sent the pictures below the first screen as they come near`, async ({ page }) => {
    if (connection)
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    else await page.setViewportSize({ width: 390, height: 844 });
    await open(page, pictured);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.locator('main img[loading=lazy]').count()).toBeGreaterThan(3);
    expect(await empty(page)).toBeGreaterThan(0);
  });

test('pictures below the first screen are asked for once the first one is on the screen, or the page is used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route('**/pictures/**', async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await held.promise;
    await route.continue();
  });
  /** Frames enough for the browser to ask for all that it wants. */
  const frames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    });
  await page.goto(pictured, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await frames();
  expect(asked).toEqual([expect.stringContaining('-phone.avif')]);
  held.resolve();
  await expect.poll(() => asked.length).toBeGreaterThan(1);

  // A visitor who is there before the picture does not wait for it.
  asked.length = 0;
  await page.goto(alsoPictured, { waitUntil: 'commit' });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

for (const width of [390, 768, 1280, 1920])
  test(`at ${width} pixels every picture fills its box, and no box leaves the width of the page's words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', pictured, examples.city, '/industries']) {
      await open(page, path);
      const words = await page.getByRole('contentinfo').getByText('All rights reserved').locator('..').boundingBox();
      const [left, right] = [words?.x ?? 0, (words?.x ?? 0) + (words?.width ?? 0)];
      const pictures = await page.locator('main picture').evaluateAll((all) =>
        all.map((picture) => {
          const [box, filled] = [picture, picture.querySelector('img') ?? picture].map((each) =>
            each.getBoundingClientRect(),
          );
          const { objectFit } = getComputedStyle(picture.querySelector('img') ?? picture);
          return { box: box?.toJSON(), filled: filled?.toJSON(), objectFit };
        }),
      );
      expect(pictures.length, path).toBeGreaterThan(1);
      for (const { box, filled, objectFit } of pictures) {
        expect(filled, path).toEqual(box);
        expect(box.height, path).toBeGreaterThan(90);
        expect(objectFit, path).toBe('cover');
      }
      // The first is the hero's, from edge to edge.
      for (const { box } of pictures.slice(1)) {
        expect(box.left, path).toBeGreaterThanOrEqual(left - 1);
        expect(box.right, path).toBeLessThanOrEqual(right + 1);
      }
    }
  });

test('where the boot script does not come, pictures wait for some seconds alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/boot-/, (route) => route.abort());
  await page.goto(pictured);
  const waiting = page.locator('main img[loading=lazy]');
  await expect(waiting.first()).toHaveCSS('display', 'none');
  // What time would bring, at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(waiting.first()).toHaveCSS('display', 'block');
  expect(await waiting.count()).toBeGreaterThan(3);
});
