import type { Page } from '@playwright/test';
import type { HomePage } from '../../src/content/schema.ts';
import { examples, recordOf } from '../owner.ts';
import { setConnection, watchRequests } from './network.ts';
import { boxOf } from './parts.ts';
import { expect, open, test } from './site.ts';
import { drawFrames } from './watch.ts';

const { pause: pauseLabel = '', play = '' } = recordOf<HomePage>('/').hero.film ?? {};
test.skip(pauseLabel === '', 'this owner has no film');
test.use({ films: true });

const films = (page: Page) => watchRequests(page, /\/film\//);

/** Waits until everything is loaded and two frames are drawn: by then the page would have requested a film. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await drawFrames(page);
}

/** Waits until the film has advanced. */
const played = (page: Page) =>
  expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);

test('the film plays after the first paint, and can be paused', async ({ page }) => {
  await open(page, '/');
  const pause = page.getByRole('button', { name: pauseLabel });
  await expect(pause).toBeVisible();
  await played(page);
  // Wait, because the browser lists the film only once it has loaded, which may be after the film starts to play.
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

test('if the AV1 film cannot be loaded, the MP4 film plays instead', async ({ page }) => {
  await page.route(/\.webm$/, (route) => route.abort());
  await open(page, '/');
  await played(page);
  await expect(page.locator('video')).toHaveJSProperty('currentSrc', new URL('/film/hero.mp4', page.url()).href);
});

test('a phone gets its own film and picture, and a small screen shows the pause button without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const asked = films(page);
  await open(page, '/');
  await played(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !path.startsWith('/film/hero-phone.'))).toEqual([]);
  await expect(page.locator('main img').first()).toHaveJSProperty('naturalWidth', 720);
  const box = await boxOf(page.getByRole('button', { name: pauseLabel }));
  // Click at coordinates, because `click` on the button would first scroll it into view.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('button', { name: play })).toBeVisible();
});

test('no film and no pause button with reduced motion, with data saving, or on other pages', async ({ page }) => {
  const asked = films(page);
  const expectNone = async (path: string) => {
    await open(page, path);
    await settle(page);
    expect(asked).toEqual([]);
    await expect(page.getByRole('button', { name: pauseLabel })).toHaveCount(0);
  };
  await expectNone(examples.service);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNone('/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await setConnection(page, { saveData: true });
  await expectNone('/');
});
