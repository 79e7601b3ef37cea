import type { Locator, Page } from '@playwright/test';
import { specifiedPages } from '../specification/pages.ts';
import { expect, holdApp, open, takenOver, test } from './site.ts';

const paths = Object.keys(specifiedPages);
const sectors = [
  'healthcare-facility-cleaning',
  'gas-station-cleaning',
  'retail-shopping-center-cleaning',
  'warehouse-industrial-cleaning',
  'office-building-cleaning',
  'parking-garage-cleaning',
  'hotel-hospitality-cleaning',
  'municipal-government-cleaning',
];
const withSlider = [
  '/',
  ...paths.filter((path) => path.startsWith('/services/') && path !== '/services/commercial'),
  '/locations/apartment-complex-pressure-washing-tampa',
  '/locations/hoa-services-clearwater',
  '/locations/restaurant-pressure-washing-st-petersburg',
];

for (const slug of sectors) {
  test(`the sector pages name their pictures: ${slug}`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    const names = (images: Locator) => images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(await names(page.locator('main > section').first().locator('img'))).toEqual(['/commercial_pw_1.png']);
    expect(await names(page.getByTestId('cards').locator('img'))).toEqual(
      [1, 2, 3, 4].map((number) => `/commercial_pw_${number}.png`),
    );
    await expect(page.getByTestId('cards').locator('source[type="image/avif"]')).toHaveCount(4);
  });
}

test('the four pictures with addresses of their own are there as PNG', async ({ request }) => {
  for (const number of [1, 2, 3, 4]) {
    const response = await request.get(`/commercial_pw_${number}.png`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).subarray(1, 4).toString()).toBe('PNG');
  }
});

/** Pictures that are not on the screen yet, as an observer who never scrolls would see them. */
const empty = (page: Page) =>
  page.locator('main img').evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).complete).length);

test('a wide screen on a fast line has every picture without scrolling, once the browser is idle', async ({ page }) => {
  for (const path of ['/', '/services/gas-station-cleaning', '/industries']) {
    await open(page, path);
    expect(await page.locator('main img').count()).toBeGreaterThan(4);
    await expect.poll(() => empty(page), path).toBe(0);
    await expect(page.locator('main img[decoding=async]')).toHaveCount(0);
  }
  // A page reached by a link as well.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tampa', exact: true }).click();
  await expect(page.getByTestId('cards').locator('img')).toHaveCount(2);
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
    await open(page, '/services/gas-station-cleaning');
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
  await page.goto('/services/gas-station-cleaning', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await frames();
  expect(asked).toEqual([expect.stringContaining('-tall.avif')]);
  held.resolve();
  await expect.poll(() => asked.length).toBeGreaterThan(1);

  // A visitor who is there before the picture does not wait for it.
  asked.length = 0;
  await page.goto('/services/hoa-community-cleaning', { waitUntil: 'commit' });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

for (const width of [390, 768, 1280, 1920])
  test(`at ${width} pixels every picture fills its box, and no box leaves the width of the page's words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/services/gas-station-cleaning', '/areas/tampa', '/industries']) {
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
  await page.goto('/services/gas-station-cleaning');
  const waiting = page.locator('main img[loading=lazy]');
  await expect(waiting.first()).toHaveCSS('display', 'none');
  // What time would bring, at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(waiting.first()).toHaveCSS('display', 'block');
  expect(await waiting.count()).toBeGreaterThan(3);
});

test('every picture has its size, a description and two formats', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const pictures = [...html.matchAll(/<picture.*?<\/picture>/gs)];
    expect(pictures.length, path).toBeGreaterThan(0);
    for (const [picture] of pictures) {
      expect(picture).toMatch(/<img [^>]*width="\d+" height="\d+"/);
      expect(picture).toContain('type="image/avif"');
      expect(picture).toMatch(/ alt="/);
    }
  }
});

/** Where the edge between the two pictures stands, in percent of their width. */
async function edgeOf(slider: Locator): Promise<number> {
  const clip = await slider.evaluate((input) => {
    const clean = input.parentElement?.querySelector('.before-after-clean');
    return clean ? getComputedStyle(clean).clipPath : '';
  });
  return Number(/([\d.]+)%\)$/.exec(clip)?.[1]);
}

const sliderOf = (page: Page) => page.getByRole('slider', { name: /^Before and after: / });

test('the slider moves with the arrow keys, to both ends, and says its value', async ({ page }) => {
  await open(page, '/');
  const slider = sliderOf(page);
  await slider.focus();
  expect(await edgeOf(slider)).toBe(50);
  await page.keyboard.press('ArrowRight');
  expect(await edgeOf(slider)).toBe(51);
  await page.keyboard.press('End');
  expect(await edgeOf(slider)).toBe(100);
  await page.keyboard.press('Home');
  expect(await edgeOf(slider)).toBe(0);
  await expect(slider).toHaveValue('0');
});

test('the slider follows the mouse', async ({ page }) => {
  await open(page, '/');
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  const frame = page.getByTestId('before-after').locator('.before-after');
  const box = await frame.boundingBox();
  if (!box) throw new Error('The slider has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await edgeOf(slider)).toBeGreaterThan(77);
  expect(await edgeOf(slider)).toBeLessThan(83);
});

test('moved before the app is there, the edge catches up when it comes', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  const slider = sliderOf(page);
  await slider.focus();
  await page.keyboard.press('End');
  expect(await edgeOf(slider)).toBe(50);
  release();
  await takenOver(page);
  await expect.poll(() => edgeOf(slider)).toBe(100);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger moves the slider sideways, and scrolls the page up and down', async ({ page }) => {
    await open(page, '/services/apartment-complex-cleaning');
    const slider = sliderOf(page);
    await slider.scrollIntoViewIfNeeded();
    const frame = page.getByTestId('before-after').locator('.before-after');
    const box = await frame.boundingBox();
    if (!box) throw new Error('The slider has no box.');
    const client = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number, right: number, down: number) => {
      const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + (right * step) / 10, y: y + (down * step) / 10 }],
        });
      await move('touchStart', 0);
      for (let step = 1; step <= 10; step++) await move('touchMove', step);
      await move('touchEnd', 10);
    };
    const scrollY = () => page.evaluate(() => window.scrollY);
    const top = await scrollY();
    await swipe(box.x + 60, box.y + 150, 0, -100);
    await expect.poll(scrollY).toBeGreaterThan(top + 50);
    expect(await edgeOf(slider)).toBe(50);
    const now = await frame.boundingBox();
    await swipe(box.x + box.width / 2, (now?.y ?? 0) + box.height / 2, 100, 0);
    expect(await edgeOf(slider)).toBeGreaterThan(70);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows a picture above the fold and none twice, and a slider where there is a pair', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const path of paths) {
      await page.goto(path);
      const images = page.locator('main img');
      const facts = await images.evaluateAll((all) =>
        all.map((each) => [
          each.getAttribute('src') ?? '',
          each.getAttribute('loading'),
          each.getAttribute('decoding'),
        ]),
      );
      const own = facts
        .map(([source = '']) => source)
        .filter((source) => source && !source.startsWith('/commercial_pw_'));
      expect(new Set(own).size, path).toBe(own.length);
      await expect(images.first(), path).toBeInViewport();
      await expect(images.first(), path).toHaveAttribute('fetchpriority', 'high');
      await expect
        .poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth), path)
        .toBeGreaterThan(0);
      expect(
        facts.slice(1).filter(([, loading, decoding]) => loading !== 'lazy' || decoding !== 'async'),
        path,
      ).toEqual([]);

      await expect(sliderOf(page), path).toHaveCount(withSlider.includes(path) ? 1 : 0);
      if (!withSlider.includes(path)) continue;
      const pair = await page
        .getByTestId('before-after')
        .locator('img')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
      expect(pair).toEqual([expect.stringContaining('-before.'), expect.stringContaining('-after.')]);
      expect(pair[0]?.split('-before')[0]).toBe(pair[1]?.split('-after')[0]);
    }
  });

  test('the slider stands half and half', async ({ page }) => {
    await page.goto('/');
    await page.getByTestId('before-after').scrollIntoViewIfNeeded();
    for (const name of [/grime streaks/, /clean stucco/]) {
      await expect(page.getByTestId('before-after').getByRole('img', { name })).toBeVisible();
    }
    await expect(page.getByTestId('before-after')).toContainText('Before');
    await expect(page.getByTestId('before-after')).toContainText('After');
  });
});
