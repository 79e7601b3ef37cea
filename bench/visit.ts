import type { Browser, CDPSession, Page } from '@playwright/test';

/** A cheap phone on a slow line: Lighthouse's "slow 4G", and a processor four times slower than this machine's. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Runs `measure` with an empty page on the emulated phone, and closes the page afterward. */
async function onPhone<Value>(browser: Browser, measure: (page: Page, client: CDPSession) => Promise<Value>) {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(60_000);
  // Answer requests to other sites with an empty page, or the contact page's map frame shows the browser's error page.
  const empty = { contentType: 'text/html', body: '<!doctype html>' };
  await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill(empty));
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    return await measure(page, client);
  } finally {
    await context.close();
  }
}

const hydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');
const settled = (page: Page) => page.waitForLoadState('networkidle');

/** Waits for the page's first performance entry of this name. @returns its start time in milliseconds */
async function momentOf(page: Page, name: string): Promise<number> {
  const moment = await page.waitForFunction((each) => performance.getEntriesByName(each)[0]?.startTime, name);
  return Number(await moment.jsonValue());
}

/** The page's performance entries so far: largest paints, layout shifts and long tasks. */
const entriesOf = (page: Page) =>
  page.evaluate(async () => {
    const entries: (PerformanceEntry & { value?: number })[] = [];
    for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    // Wait a fixed time, because an observer without entries is never called.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return entries.map(({ entryType, startTime, duration, value = 0 }) => ({ entryType, startTime, duration, value }));
  });

/** Measures a load, in ms and bytes on the wire, until the network is idle and, if `app` is true, the page hydrated. */
export const visit = (browser: Browser, address: string, app: boolean) =>
  onPhone(browser, async (page, client) => {
    const wire = { bytesBeforeIdle: 0, bytes: 0, requests: 0 };
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      wire.bytes += encodedDataLength;
      wire.requests += 1;
    });
    page.on('request', (request) => {
      // The boot script requests the app's first script once the page is idle, or on /contact once painted.
      if (/\/client-[^/]*\.js$/.test(request.url())) wire.bytesBeforeIdle = wire.bytes;
    });
    await page.goto(address);
    // Wait for the network first, because asking whether the page is hydrated, each frame, would delay its last paint.
    await settled(page);
    if (app) await hydrated(page);
    else wire.bytesBeforeIdle = wire.bytes;
    const sizes = { ...wire };
    const entries = await entriesOf(page);
    const firstPaint = await momentOf(page, 'first-contentful-paint');
    const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
    // Tasks before the first paint are left out: they are the document's style and layout, with or without scripts.
    const tasks = ofType('longtask').filter(({ startTime }) => startTime >= firstPaint);
    return {
      firstPaint,
      largestPaint: ofType('largest-contentful-paint').at(-1)?.startTime ?? 0,
      shift: ofType('layout-shift').reduce((sum, { value }) => sum + value, 0),
      blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      ...sizes,
    };
  });

/** Milliseconds from the start of the load until the mobile menu opens; a script taps the menu button every 10 ms. */
export const visitMenu = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    await page.addInitScript(() => {
      const taps = setInterval(() => {
        if (document.querySelector('#menu:popover-open')) {
          performance.mark('menu');
          clearInterval(taps);
        } else document.querySelector<HTMLButtonElement>('header button[popovertarget="menu"]')?.click();
      }, 10);
    });
    await page.goto(address, { waitUntil: 'commit' });
    return { menu: await momentOf(page, 'menu') };
  });

/**
 * Milliseconds from a tap on a footer link to the next page. In the app, the time ends when the next page's heading is
 * painted; `warm` touches the link 2 s before the tap, so that the app prefetches the page. For `document`, one time
 * ends at the next page's first paint, another at its `load` event, both counted from the start of the navigation.
 */
export const visitNext = (browser: Browser, address: string, to: string, how: string) =>
  onPhone(browser, async (page): Promise<Record<string, number>> => {
    await page.goto(address);
    if (how !== 'document') await hydrated(page);
    await settled(page);
    const link = page.locator(`footer a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    if (how === 'document') {
      await link.evaluate((element) => (element as HTMLElement).click());
      await page.waitForURL(`**${to}`);
      const loaded = () =>
        (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart;
      const documentPaint = await momentOf(page, 'first-contentful-paint');
      return { documentPaint, documentLoaded: (await page.evaluate(loaded)) ?? 0 };
    }
    if (how === 'warm') {
      await link.dispatchEvent('touchstart');
      // Long enough for this slow line to fetch the page's few kilobytes.
      await page.waitForTimeout(2000);
    }
    const time = await link.evaluate(async (element, path) => {
      const heading = document.querySelector('h1');
      const begin = performance.now();
      (element as HTMLElement).click();
      do await new Promise(requestAnimationFrame);
      while (document.querySelector('h1') === heading || location.pathname !== path);
      // A timer set in an animation frame runs after that frame is painted.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - begin;
    }, to);
    return { [how]: time };
  });
