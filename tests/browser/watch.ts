import type { Page } from '@playwright/test';

/** Scrolls through the whole page, one screen at a time, and waits for each screen's pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = () =>
      [...document.images].filter(
        (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
      );
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await Promise.all(seen().map((image) => image.decode().catch(() => {})));
    }
  });
}

/** Waits until the page has drawn `count` frames. */
export const drawFrames = (page: Page, count = 2) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);

/** Collects the page's layout shifts: the size of each, the window's width and the elements that moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
        shifts.push([value, innerWidth, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))].join(' '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Resizes the window and waits until the page has the new size, because a busy browser reports success before that. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

/** Width of the page's content: the window's width, unless the page scrolls sideways. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Texts and controls that overflow the window sideways. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = ':is(h1, h2, h3, p, li, dt, dd, a, button, select, input:not([type=range]))';
    return [...document.querySelectorAll(`:is(main, footer, footer ~ nav) ${parts}`)]
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 1 && !each.closest('.sr-only') && (left < 0 || right > innerWidth);
      })
      .map((each) => each.outerHTML.slice(0, 120));
  });

/** Elements that animate, transition or scroll smoothly despite reduced motion. */
export function moving(page: Page): Promise<string[]> {
  return page.locator('*').evaluateAll((all) => {
    const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    return all.flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const longest = Math.max(seconds(style.transitionDuration), seconds(style.animationDuration));
        return longest > 0.01 || style.scrollBehavior === 'smooth' ? [`${element.tagName} ${part ?? ''}`] : [];
      }),
    );
  });
}

/** Clicks every link to a page of the site, but loads no document. @returns links that the app left to the browser */
export function linksThatLeave(page: Page): Promise<string[]> {
  return page.locator('a[href^="/"]').evaluateAll((links) => {
    if (links.length < 10) throw new Error('The page has hardly any links.');
    const left: string[] = [];
    addEventListener('click', (event) => {
      if (!event.defaultPrevented) left.push((event.target as Element).outerHTML);
      event.preventDefault();
    });
    for (const link of links) link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return left;
  });
}
