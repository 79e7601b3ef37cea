import type { Page } from '@playwright/test';
import type { AreasPage, City, HomePage } from '../../src/content/schema.ts';
import { pathOf } from '../../tools/site/content.ts';
import { company, entries, links, recordOf } from '../owner.ts';
import { expect, test } from './form.ts';
import { watchRequests } from './network.ts';
import { boxOf, footerLink, mainLink, phone } from './parts.ts';
import { open } from './site.ts';

const { button: ask, film = { pause: '', play: '' } } = recordOf<HomePage>('/').hero;

/** Collects requests for the libraries of notifications and tooltips. */
const watchLibraries = (page: Page) => watchRequests(page, /\/assets\/(toaster|tooltips)-[\w-]+\.js$/);
const toaster = expect.stringContaining('toaster');

const tip = (page: Page) => page.getByRole('tooltip');

test('a visit loads no notification or tooltip library; Alt+T then loads the one for notifications', async ({
  page,
  form,
}) => {
  const asked = watchLibraries(page);
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: ask }).first().hover();
  await footerLink(page, links.service.label).click();
  await mainLink(page, 'Contact').click();
  await form.fill('Contact name', 'Ana');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  await page.keyboard.press('Alt+KeyT');
  await expect(page.getByRole('region', { name: /^Notifications.*T$/ })).toBeAttached();
  expect(asked).toEqual([toaster]);
});

test('on a phone, a notification appears below the top bar, and closes once the visitor opens the form', async ({
  page,
  form,
}) => {
  await page.setViewportSize(phone.viewport);
  const asked = watchLibraries(page);
  const { answer } = await form.hold();
  await form.send();
  await footerLink(page, links.service.label).click();
  await expect(page).toHaveURL(links.service.to);
  await answer();
  const notification = form.notification.getByRole('listitem');
  await expect(notification).toBeVisible();
  expect(asked).toEqual([toaster]);
  const { bottom } = await boxOf(page.getByRole('banner'));
  // Poll, because the notification slides in and only its final position counts.
  await expect.poll(async () => (await boxOf(notification)).y - bottom).toBeGreaterThanOrEqual(0);
  expect((await boxOf(notification)).y - bottom).toBeLessThan(24);
  // Alt+T expands the notification, so that it stays until the form dismisses it.
  await page.keyboard.press('Alt+KeyT');
  await page.getByRole('navigation', { name: 'Call or get a quote' }).getByRole('link').last().click();
  await expect(form.confirmation).toBeVisible();
  await expect(notification).toHaveCount(0);
});

test.describe('the film’s button', () => {
  test.skip(film.pause === '', 'this owner has no film');
  test.use({ films: true, contextOptions: {} });

  test('hovering for 700 ms shows a tooltip with the button’s name, and Escape closes it', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const button = page.getByRole('button', { name: film.pause });
    // The first hover has to load the tooltip library, so only the second hover measures the delay of 700 ms.
    const came = page.waitForResponse(/\/assets\/tooltips-.*\.js$/);
    await button.hover();
    await came;
    await expect(tip(page)).toHaveText(film.pause);
    await page.mouse.move(20, 400, { steps: 8 });
    await expect(tip(page)).toHaveCount(0);
    // Skip the 300 ms after a tooltip closes, in which the next tooltip would show at once.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await button.hover();
    await page.clock.runFor(699);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toHaveText(film.pause);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  });
});

test('map markers show tooltips (the next one within 300 ms at once), and a click opens the city’s page', async ({
  page,
}) => {
  // The first two cities: the focus on the last one would scroll the page, and that closes a tooltip.
  const cities = entries.filter(({ folder }) => folder === 'cities');
  const [first, second] = cities.toSorted((one, other) => (one.record as City).order - (other.record as City).order);
  test.skip(!second, 'this owner has no second city');
  await open(page, '/areas');
  const { map } = recordOf<AreasPage>('/areas');
  test.skip(!company.region.map, 'this owner has no map');
  const nameOf = ({ name, responseTime }: City) => `${name}: ${map.legend[responseTime]}`;
  const [one, other] = [first, second].map((entry) => nameOf(entry?.record as City));
  const mark = (name = '') => page.getByRole('link', { name, exact: true });
  await mark(one).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tip(page)).toHaveText(one ?? '');
  await mark(other).hover();
  await expect(tip(page)).toHaveText(other ?? '');
  await mark(other).click();
  await expect(page).toHaveURL(second ? pathOf(second) : '');
  await expect(tip(page)).toHaveCount(0);
});

test('an answer that arrives before the next page is rendered shows a notification', async ({ page, form }) => {
  const { answer } = await form.hold();
  await form.send();
  // Change only the address, as happens while the next page loads and the form still shows.
  await page.evaluate(() => history.pushState({}, '', '/about'));
  await answer();
  await expect(form.notification).toContainText('We have received your quote request.');
});
