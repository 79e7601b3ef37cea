import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Observed, observe } from './observe.ts';

/** A cheap phone on a slow line: Chrome's "slow 4G", and a processor four times slower than this machine's. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;

/** One load of one page. Times in milliseconds, sizes in bytes on the wire. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: what each long task that begins after the first paint has over 50 ms. */
  blocking: number;
  /** The longest task that begins after the first paint. What comes before is the document's own style and layout, with or without scripts. */
  longestTask: number;
  shift: number;
  bytesBeforeIdle: number;
  bytes: number;
  requests: number;
}

async function openPhone(browser: Browser, slow: boolean): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  // Nothing outside answers here: the map frame of the contact page is an empty page, not the browser's own error page.
  await context.route(/^https:\/\/(?!localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  if (slow) await client.send('Network.enable').then(() => client.send('Network.emulateNetworkConditions', network));
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, client };
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => history.scrollRestoration === 'manual', null, { timeout: 60_000 });
const settled = (page: Page) => page.waitForLoadState('networkidle', { timeout: 60_000 });
const read = (page: Page) => page.evaluate(() => (window as unknown as { seen: Observed }).seen);

/** Loads a page and waits until it is quiet: with `app`, until the app has taken it over. */
export async function visit(browser: Browser, address: string, app: boolean): Promise<Load> {
  const { page, client } = await openPhone(browser, true);
  let bytes = 0;
  let requests = 0;
  let bytesBeforeIdle = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  page.on('request', (request) => {
    // The app's first script is asked for when the page is idle.
    if (/\/client-[^/]*\.js$/.test(request.url())) bytesBeforeIdle = bytes;
  });
  await page.addInitScript(observe, false);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  if (app) await hydrated(page);
  else bytesBeforeIdle = bytes;
  await settled(page);
  const { firstPaint, largestPaint, shift, tasks } = await read(page);
  await page.context().close();
  const durations = tasks.filter(([start]) => start >= firstPaint).map(([, duration]) => duration);
  return {
    firstPaint,
    largestPaint,
    shift,
    blocking: durations.reduce((sum, duration) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...durations),
    bytesBeforeIdle,
    bytes,
    requests,
  };
}

/** Milliseconds until the mobile menu answers a tap, tapped from the first moment on. */
export async function visitMenu(browser: Browser, address: string): Promise<number> {
  const { page } = await openPhone(browser, true);
  await page.addInitScript(observe, true);
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => (window as unknown as { seen: Observed }).seen.menu > 0, null, { timeout: 60_000 });
  const { menu } = await read(page);
  await page.context().close();
  return menu;
}

/**
 * Milliseconds from the tap on a link of the footer until the new page's heading is painted, inside the app.
 *
 * @param warm whether the link is touched, and its page fetched, before the tap
 */
export async function visitNext(browser: Browser, address: string, to: string, warm: boolean): Promise<number> {
  const { page } = await openPhone(browser, true);
  await page.goto(address, { timeout: 60_000 });
  await hydrated(page);
  await settled(page);
  const link = page.locator(`footer a[href="${to}"]`);
  await link.scrollIntoViewIfNeeded();
  if (warm) {
    await link.dispatchEvent('touchstart');
    // Long enough on this line for its few kilobytes; a finger that hesitates is no rarer.
    await page.waitForTimeout(2000);
  }
  const time = await page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1');
        const begin = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1') === heading || location.pathname !== path) return;
          observer.disconnect();
          // A message sent in a frame arrives when that frame has been painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - begin);
            port2.postMessage(null);
          });
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      }),
    to,
  );
  await page.context().close();
  return time;
}

/**
 * Milliseconds from the start of the navigation to `to` as a document, coming from another page, as on a site without scripts:
 * until its first paint, and until everything that it loads is there.
 */
export async function visitDocument(
  browser: Browser,
  address: string,
  to: string,
): Promise<{ firstPaint: number; loaded: number }> {
  const { page } = await openPhone(browser, true);
  await page.addInitScript(observe, false);
  await page.goto(address, { timeout: 60_000 });
  await settled(page);
  await page.evaluate((path) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click(), to);
  await page.waitForURL(`**${to}`, { timeout: 60_000, waitUntil: 'load' });
  await page.waitForFunction(() => (window as unknown as { seen?: Observed }).seen?.firstPaint, null, {
    timeout: 60_000,
  });
  const { firstPaint } = await read(page);
  const loaded = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  );
  await page.context().close();
  return { firstPaint, loaded };
}
