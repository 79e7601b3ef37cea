import type { Page } from '@playwright/test';

/** Scrolls through the whole page, one screen at a time, and waits for the pictures of each. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = () => [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await Promise.all(seen().map((image) => image.decode().catch(() => {})));
    }
  });
}

/** Collects what moved without the visitor having asked for it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** How wide the page is: the window's width, unless it scrolls sideways. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Words and controls that reach over the side of the window. */
export function cutOff(page: Page): Promise<string[]> {
  return page
    .locator('main, footer')
    .locator('h1, h2, h3, p, li, dt, dd, a, button, select, input:not([type=range])')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          return width > 1 && !each.closest('.sr-only') && (left < 0 || right > innerWidth);
        })
        .map((each) => each.outerHTML.slice(0, 120)),
    );
}
