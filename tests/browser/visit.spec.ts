import type { Page } from '@playwright/test';
import { paths } from '../owner.ts';
import { expectNoViolations } from './axe.ts';
import { expect, open, test } from './site.ts';
import { cutOff, scrollThrough, shiftsOf, watchShifts, widthOf } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Opens a page and looks at its first screen. */
async function arrive(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (!paths.includes(path)) return;
  const first = page.locator('main img').first();
  await expect(first).toBeInViewport();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => widthOf(page), `sideways scroll at ${width} px`).toBe(width);
  expect(await cutOff(page), `cut off at ${width} px`).toEqual([]);
}

for (const path of [...paths, '/nowhere'])
  test(`${path}: nothing moves, is cut off, is logged, or breaks a rule of axe`, async ({ page, log }) => {
    await watchShifts(page);
    await arrive(page, path);
    await scrollThrough(page);
    expect(await shiftsOf(page), 'shifts').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // 320 is what a window of 1280 pixels shows at 400 %.
    for (const width of [390, 320, 360]) await expectFit(page, width);
    await expectNoViolations(page, '360 px');
    await page.setViewportSize({ width: 1280, height: 800 });
    await arrive(page, path);
    await expectFit(page, 1280);
    await expectNoViolations(page, '1280 px');
    // What Chromium says of the not-found page's status, and the page of itself.
    const own = log.filter((line) => !line.startsWith('Failed to load resource') && !line.startsWith('404:'));
    expect(own, 'console').toEqual([]);
  });
