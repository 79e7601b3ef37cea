import type { Page } from '@playwright/test';
import { company, entryOf, paths, sectionsOf, site } from '../owner.ts';
import { expectNoViolations } from './axe.ts';
import { boxOf, phone } from './parts.ts';
import { expect, goInside, open, test } from './site.ts';
import { cutOff, linksThatLeave, moving, resize, scrollThrough, shiftsOf, watchShifts, widthOf } from './watch.ts';

// With films on, to check that a film shifts nothing on its page and logs nothing.
test.use({ ...phone, isMobile: true, films: true });

/** What a page is made of: its own kind and the kinds of its sections. */
function partsOf(path: string): string[] {
  const { folder } = entryOf(path);
  return [folder === 'pages' ? path : folder, ...new Set(sectionsOf(path).map(({ kind }) => kind))];
}

const seen = new Set<string>();

/** Pages that together have every part: the page with the most parts first, then each that adds a new part. */
const firstOfTheirKind = paths
  .toSorted((one, other) => partsOf(other).length - partsOf(one).length)
  .filter((path) => {
    const fresh = partsOf(path).filter((part) => !seen.has(part));
    for (const part of fresh) seen.add(part);
    return fresh.length > 0;
  });

/** Opens a page and waits for the picture on its first screen, if it has one there. */
async function arrive(page: Page, path: string): Promise<void> {
  await open(page, path);
  const first = page.locator('main img[loading=eager]').first();
  if ((await first.count()) === 0) return;
  await expect(first).toBeInViewport();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Expects nothing to overflow the window sideways at any of `widths`. */
async function expectFit(page: Page, letters: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => widthOf(page), `sideways scroll at ${width} px, ${letters} letters`).toBe(width);
    // Poll, because a new width reaches a page's media queries a frame late.
    await expect.poll(() => cutOff(page), `cut off at ${width} px, ${letters} letters`).toEqual([]);
  }
}

/** Expects the first screen's quote button to be above the bottom bar, on a small phone and on a common one. */
async function expectQuoteInSight(page: Page): Promise<void> {
  const quote = page.locator('main > section').first().locator('a.bg-quote');
  if ((await quote.count()) === 0) return;
  const bar = page.getByRole('navigation', { name: site.names.bar });
  for (const viewport of [{ width: 360, height: 640 }, phone.viewport]) {
    await resize(page, viewport);
    const [{ bottom }, { y }] = [await boxOf(quote), await boxOf(bar)];
    expect(bottom, `the quote button at ${viewport.width} px`).toBeLessThan(y);
  }
}

/** Expects the page's words to fit (nothing is cut off, the quote button is in sight) and the console to be empty. */
async function expectWordsToFit(page: Page, log: string[], widths: number[]): Promise<void> {
  await expectQuoteInSight(page);
  await expectFit(page, 'plain', widths);
  // Leaves out what Chromium and the not-found page log about a 404.
  const own = log.filter((line) => !line.startsWith('Failed to load resource') && !line.startsWith('404:'));
  expect(own, 'console').toEqual([]);
}

for (const path of [...firstOfTheirKind, '/nowhere'])
  test(`${path}: no layout shift, cut-off content, console output, reload, unwanted motion or axe violation`, async ({
    page,
    log,
  }) => {
    await watchShifts(page);
    await arrive(page, path);
    await scrollThrough(page);
    expect(await shiftsOf(page), 'shifts').toEqual([]);
    // Again, with the font in the cache: where it comes too late, headings can have a line more.
    await open(page, path);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // At 400 % zoom a 1280-pixel window is only 320 CSS pixels wide.
    await expectWordsToFit(page, log, [1280, 390, 320, 360]);
    await expectNoViolations(page, '360 px');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page), 'moves despite reduced motion').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoViolations(page, '1280 px');
    // Print must hide all pictures, because those that were never scrolled to would print as empty boxes.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main :is(img, video):visible'), 'pictures in print').toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '212.5%';
    });
    await expectFit(page, 'double', [1280, 390, 320]);
    expect(await linksThatLeave(page), 'links that load a document').toEqual([]);
  });

const others = paths.filter((path) => !firstOfTheirKind.includes(path));

for (const [folder, all = []] of Object.entries(Object.groupBy(others, (path) => entryOf(path).folder)))
  test(`on the other pages in “${folder}”, nothing is cut off or logged, and the quote button is in view`, async ({
    page,
    log,
  }) => {
    test.setTimeout(180_000);
    // Twice, for the font: see above.
    for (const path of ['/', '/contact']) await open(page, path);
    for (const path of all)
      await test.step(path, async () => {
        log.length = 0;
        // Stays inside the app, which shows the next page in a third of the time of a document.
        await goInside(page, path);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', company.domain + path);
        await expectWordsToFit(page, log, [1280, 320]);
      });
  });
