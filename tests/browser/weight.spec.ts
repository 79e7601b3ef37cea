import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { examples } from '../owner.ts';
import { phone } from './parts.ts';
import { expect, open, test } from './site.ts';
import { scrollThrough, shiftsOf, watchShifts } from './watch.ts';

/** Counts the bytes of each response body, by path, as transferred to a visitor with an empty cache. */
async function countBytes(page: Page): Promise<() => Promise<Map<string, number>>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  const come: Request[] = [];
  page.on('requestfinished', (request) => come.push(request));
  // Reads the sizes of finished requests only, because waiting for the others could fail the test.
  const sizeOf = async (request: Request): Promise<[string, number]> => {
    const { responseBodySize } = await request.sizes();
    return [new URL(request.url()).pathname, responseBodySize];
  };
  return async () => new Map(await Promise.all(come.map(sizeOf)));
}

const total = (bytes: Map<string, number>, paths: (path: string) => boolean) =>
  [...bytes].reduce((sum, [path, size]) => sum + (paths(path) ? size : 0), 0);

test.describe('on a phone at 2×', () => {
  test.use({ ...phone, deviceScaleFactor: 2, isMobile: true });

  test('home has at most 70 KB of pictures first, 800 bytes of script before idle, 95 KB after, 450 KB in all', async ({
    page,
  }) => {
    const bytes = await countBytes(page);
    await open(page, '/');
    const inView = await page.evaluate(() => {
      const shown = [...document.images].filter((image) => image.checkVisibility());
      const visible = shown.filter((image) => image.getBoundingClientRect().top < innerHeight);
      return visible.map(({ currentSrc }) => new URL(currentSrc).pathname);
    });
    await expect
      .poll(async () => {
        const come = await bytes();
        return inView.filter((path) => !come.has(path));
      })
      .toEqual([]);
    expect(total(await bytes(), (path) => inView.includes(path))).toBeLessThanOrEqual(70 * 1024);
    await page.waitForLoadState('networkidle');
    const early = await bytes();
    const boot = total(early, (path) => /\/boot-.*\.js$/.test(path));
    expect(boot).toBeGreaterThan(300);
    expect(boot).toBeLessThanOrEqual(800);
    const rest = total(early, (path) => /\/(?!boot-)[^/]*\.js$/.test(path));
    expect(rest).toBeGreaterThan(50_000);
    expect(rest).toBeLessThanOrEqual(95_000);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const all = await bytes();
    expect(total(all, (path) => path.startsWith('/pictures/'))).toBeGreaterThan(100 * 1024);
    expect(total(all, (path) => !path.startsWith('/film/'))).toBeLessThanOrEqual(450 * 1024);
  });

  test('if the host pauses partway through the HTML, the page still renders in full without layout shifts', async ({
    page,
  }) => {
    await watchShifts(page);
    const [start, rest] = readFileSync(`dist${examples.city}.html`, 'utf8').split(/(?<=<\/h1>)/);
    const host = createServer(({ url }, response) => {
      if (url !== '/') return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html' }).write(start);
      setTimeout(() => response.end(rest), 1000);
    }).listen(0);
    const { port } = host.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    host.close();
    expect(rest).toContain('</html>');
    expect(await shiftsOf(page)).toEqual([]);
  });
});
