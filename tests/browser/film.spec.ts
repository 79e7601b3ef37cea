import type { Page } from '@playwright/test';
import type { HomePage } from '../../src/content/schema.ts';
import { examples, recordOf } from '../owner.ts';
import { expect, open, test } from './site.ts';

const { pause: pauseLabel, play } = recordOf<HomePage>('/').hero.film;

const films = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/film/')) asked.push(pathname);
  });
  return asked;
};

/** Waits until the page has had every chance to ask for the film: all it loads is there and a frame has been drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Waits until the film has moved on. */
const played = (page: Page) =>
  expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);

test('the film plays after the first paint, and can be paused', async ({ page }) => {
  await open(page, '/');
  const pause = page.getByRole('button', { name: pauseLabel });
  await expect(pause).toBeVisible();
  await played(page);
  // The browser notes what it asked for once it has come, which may be after the first frame.
  const asked = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/film/'))?.startTime,
  );
  const [paint] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  );
  expect(await asked.jsonValue()).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  await pause.click();
  await expect(page.getByRole('button', { name: play })).toBeVisible();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('the film is not named in the HTML, and nothing of it is fetched without the app', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const video = /<video [^>]*preload="none".*?<\/video>/s.exec(html)?.[0] ?? '';
  expect(video).not.toBe('');
  expect(video).not.toMatch(/<source|src=|autoplay/);
  await page.route(/\/assets\/(?!boot).*\.js$/, (route) => route.abort());
  const asked = films(page);
  await page.goto('/');
  await settle(page);
  expect(asked).toEqual([]);
});

test('on a phone it can be paused on the first screen, beside the bar at its foot', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const pause = page.getByRole('button', { name: pauseLabel });
    await played(page);
    const { x, y, width: wide, height: high } = (await pause.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // By the pointer itself: a click on the button would scroll it into view first.
    await page.mouse.click(x + wide / 2, y + high / 2);
    await expect(page.getByRole('button', { name: play })).toBeVisible();
  }
});

test('where AV1 is not to be had, the film plays all the same', async ({ page }) => {
  await page.route(/\.webm$/, (route) => route.abort());
  await open(page, '/');
  await played(page);
  await expect(page.locator('video')).toHaveJSProperty('currentSrc', new URL('/film/hero.mp4', page.url()).href);
});

test('a phone is sent the film and the picture made for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = films(page);
  await open(page, '/');
  await played(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !path.startsWith('/film/hero-phone.'))).toEqual([]);
  const picture = page.locator('main img').first();
  await expect(picture).toHaveJSProperty('naturalWidth', 720);
});

test('a visitor who wants no motion is sent no film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = films(page);
  await open(page, '/');
  await settle(page);
  expect(asked).toEqual([]);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
});

test('a visitor who saves data is sent no film', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = films(page);
  await open(page, '/');
  await settle(page);
  expect(asked).toEqual([]);
});

test('the film belongs to the home page alone', async ({ page }) => {
  const asked = films(page);
  await open(page, examples.service);
  await settle(page);
  expect(asked).toEqual([]);
});
