import type { Locator, Page } from '@playwright/test';
import { paths, recordOf, site } from '../owner.ts';
import { holdApp } from './network.ts';
import { boxOf, phone } from './parts.ts';
import { expect, hydrated, open, test } from './site.ts';

/** Pages with a before-and-after pair, in a section or in the `difference` of the home page. */
const withPair = paths.filter((path) => JSON.stringify(recordOf(path)).includes('"kind":"before-after"'));
const [first = ''] = withPair;

/** Position of the edge between the two pictures, in percent of their width. */
async function edgeOf(slider: Locator): Promise<number> {
  const clip = await slider.evaluate((input) => {
    const clean = input.parentElement?.querySelector('.before-after-clean');
    return clean ? getComputedStyle(clean).clipPath : '';
  });
  return Number(/^polygon\((?:calc\()?([\d.]+)%/.exec(clip)?.[1]);
}

const sliderOf = (page: Page) => page.getByRole('slider', { name: `${site.blocks.compare}: ` });

test('the slider moves with the arrow keys, Home and End, reports its value, and follows the mouse', async ({
  page,
}) => {
  await open(page, first);
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  await expect.poll(() => edgeOf(slider)).toBe(50);
  for (const [key, edge] of [
    ['ArrowRight', 51],
    ['End', 100],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await edgeOf(slider)).toBe(edge);
    await expect(slider).toHaveValue(`${edge}`);
  }
  const { x, y, width, height } = await boxOf(page.getByTestId('before-after').locator('.before-after'));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await edgeOf(slider)).toBeGreaterThan(77);
  expect(await edgeOf(slider)).toBeLessThan(83);
});

test('when the slider scrolls into view, its edge slides to the middle; with reduced motion it stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, first);
  const slider = sliderOf(page);
  // Scrolls until this many pixels of the slider show at the bottom of the screen.
  const show = (pixels: number) =>
    slider.evaluate((input, shown) => {
      const top = input.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight + shown, behavior: 'instant' });
    }, pixels);
  await show(40);
  await expect.poll(() => edgeOf(slider)).toBeGreaterThan(60);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => edgeOf(slider)).toBe(50);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await show(600);
  await expect.poll(() => edgeOf(slider)).toBe(50);
});

test('if the slider is moved before hydration, its edge catches up on hydration', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(first);
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(() => edgeOf(slider)).toBe(50);
  release();
  await hydrated(page);
  await expect.poll(() => edgeOf(slider)).toBe(100);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a finger moves the slider sideways, and scrolls the page up and down', async ({ page }) => {
    await open(page, first);
    const slider = sliderOf(page);
    await slider.scrollIntoViewIfNeeded();
    const frame = page.getByTestId('before-after').locator('.before-after');
    const box = await boxOf(frame);
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
    const now = await boxOf(frame);
    await swipe(now.x + now.width / 2, now.y + now.height / 2, 100, 0);
    expect(await edgeOf(slider)).toBeGreaterThan(70);
  });
});
