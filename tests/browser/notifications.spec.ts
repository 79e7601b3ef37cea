import type { Locator, Page } from '@playwright/test';
import type { AreasPage, City, HomePage } from '../../src/content/schema.ts';
import { examples, links, recordOf } from '../owner.ts';
import { expect, fill, footerLink, holdAnswers, mainLink, open, sendForm, test } from './site.ts';

const { button: ask, film } = recordOf<HomePage>('/').hero;

/** What of the two libraries was asked for, as it is asked for. */
function watchLibraries(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(toaster|tooltips)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

const tip = (page: Page) => page.getByRole('tooltip');

test('a visit that needs no notification and no tooltip fetches neither', async ({ page }) => {
  const asked = watchLibraries(page);
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: ask }).first().hover();
  await footerLink(page, links.service.label).click();
  await mainLink(page, 'Contact').click();
  await fill(page, 'Contact name', 'Ana');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
});

/** Sends the form, goes on to another page, and has the answer come there. */
async function beNotified(page: Page): Promise<Locator> {
  const answer = await holdAnswers(page);
  await sendForm(page);
  await footerLink(page, links.service.label).click();
  await expect(page).toHaveURL(links.service.to);
  answer();
  return page.getByRole('listitem').filter({ hasText: 'We have received your quote request.' });
}

test('a notification stands bottom right, and Alt+T leads to it', async ({ page }) => {
  const asked = watchLibraries(page);
  const notification = await beNotified(page);
  await expect(notification).toBeInViewport({ ratio: 1 });
  const box = await notification.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(820);
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-sonner-theme', 'light');
  await page.keyboard.press('Alt+KeyT');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notification.getByRole('button', { name: 'Show' })).toBeFocused();
  expect(asked).toEqual(['toaster']);
});

test('a first Alt+T brings the place for notifications', async ({ page }) => {
  const asked = watchLibraries(page);
  await open(page, '/about');
  await page.keyboard.press('Alt+KeyT');
  await expect(page.getByRole('region', { name: /^Notifications.*T$/ })).toBeAttached();
  expect(asked).toEqual(['toaster']);
});

test('on a phone a notification stands above the bar at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const notification = await beNotified(page);
  await expect(notification).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Call or get a quote' });
  await expect(bar).toBeVisible();
  // It slides in: where it comes to rest is what counts.
  await expect
    .poll(async () => {
      const [above, below] = [await notification.boundingBox(), await bar.boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? 0) <= (below?.y ?? 0);
    })
    .toBe(true);
});

test('a mouse that rests on the film’s button for 700 ms is told its name, and Escape takes it away', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const button = page.getByRole('button', { name: film.pause });
  // The library comes with the first; what counts is how long the mouse then rests.
  const came = page.waitForResponse(/\/assets\/tooltips-.*\.js$/);
  await button.hover();
  await came;
  await expect(tip(page)).toHaveText(film.pause);
  await page.mouse.move(20, 400, { steps: 8 });
  await expect(tip(page)).toHaveCount(0);
  // Past the 300 ms in which another would come at once.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.hover();
  await page.clock.runFor(699);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText(film.pause);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

test('the keyboard is told the name at once, as it stands now', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: film.pause }).click();
  const button = page.getByRole('button', { name: film.play });
  await page.getByRole('main').getByRole('link', { name: ask }).first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(tip(page)).toHaveText(film.play);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

test('on the map each mark is named, the second within 300 ms at once, and leads to its city', async ({ page }) => {
  test.skip(examples.otherCity === examples.city, 'this owner has no second city');
  await open(page, '/areas');
  const { legend } = recordOf<AreasPage>('/areas').map;
  const nameOf = ({ name, responseTime }: City) => `${name}: ${legend[responseTime]}`;
  const [one, other] = [examples.city, examples.otherCity].map((path) => nameOf(recordOf(path)));
  const mark = (name = '') => page.getByRole('link', { name, exact: true });
  await mark(one).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tip(page)).toHaveText(one ?? '');
  await mark(other).hover();
  await expect(tip(page)).toHaveText(other ?? '');
  await mark(other).click();
  await expect(page).toHaveURL(examples.otherCity);
  await expect(tip(page)).toHaveCount(0);
});
