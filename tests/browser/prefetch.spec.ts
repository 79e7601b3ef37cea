import type { Locator, Page } from '@playwright/test';
import type { ServicePage } from '../../src/content/schema.ts';
import { links, recordOf, scriptOf } from '../owner.ts';
import { hold, setConnection, watchRequests } from './network.ts';
import { failureScreen, footerLink, h1 } from './parts.ts';
import { expect, hydrated, isSameDocument, markDocument, open, test } from './site.ts';

const scripts = (page: Page) => watchRequests(page, /\.js$/);

const { label, to } = links.service;
const { heading } = recordOf<ServicePage>(to).hero;
const link = (page: Page) => footerLink(page, label);
const record = scriptOf(to);
const isRecord = (path: string) => record.test(path);

const signs = {
  'pointed at': [links.service, (link: Locator) => link.hover()],
  focused: [links.otherService, (link: Locator) => link.focus()],
  touched: [links.city, (link: Locator) => link.dispatchEvent('touchstart')],
} as const;

test('a service page needs at most ten scripts; hovering, focusing or touching a link prefetches its page', async ({
  page,
}) => {
  const needed = scripts(page);
  await open(page, to);
  await page.waitForLoadState('networkidle');
  expect(needed.some(isRecord)).toBe(true);
  expect(needed.length, needed.join(' ')).toBeLessThanOrEqual(10);
  const all = [...needed];
  const asked = scripts(page);
  await open(page, '/about');
  for (const [sign, [{ label, to }, act]] of Object.entries(signs)) {
    const isPrefetched = () => asked.some((path) => scriptOf(to).test(path));
    expect(isPrefetched(), sign).toBe(false);
    await act(footerLink(page, label));
    await expect.poll(isPrefetched, sign).toBe(true);
  }
  expect(all.filter((path) => !asked.includes(path))).toEqual([]);
  await link(page).click();
  await expect(page).toHaveURL(to);
  await expect(h1(page)).toBeFocused();
});

test('the code that most pages share is fetched in parallel with a page’s own code, not after it', async ({ page }) => {
  const release = await hold(page, /\/assets\/city-/);
  const asked = scripts(page);
  await open(page, '/');
  const shared = () => asked.filter((path) => path.startsWith('/assets/sections-'));
  expect(shared()).toEqual([]);
  await footerLink(page, links.city.label).hover();
  await expect.poll(shared).toHaveLength(1);
  release();
});

test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
  await setConnection(page, { saveData: true });
  const asked = scripts(page);
  await open(page, '/about');
  await link(page).hover();
  await link(page).focus();
  await page.waitForLoadState('networkidle');
  expect(asked.some(isRecord)).toBe(false);
  await link(page).click();
  await expect(page).toHaveURL(to);
});

test('if a page’s code cannot be loaded, its link loads the page as a document', async ({ page }) => {
  await page.route(record, (route) => route.abort());
  await open(page, '/about');
  await markDocument(page);
  await link(page).click();
  await expect(page).toHaveURL(to);
  await expect(h1(page)).toHaveText(heading);
  expect(await isSameDocument(page)).toBe(false);
  await expect(failureScreen(page)).toHaveCount(0);
});

test('if the first page’s own code fails to load, its HTML stays as sent, and its links work', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => isRecord(request.url()));
  await page.route(record, (route) => route.abort());
  await page.goto(to);
  await failed;
  await expect(h1(page)).toHaveText(heading);
  await footerLink(page, links.city.label).click();
  await expect(page).toHaveURL(links.city.to);
  await hydrated(page);
});
