import type { Page } from '@playwright/test';
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
  'pointed at': (page: Page) => link(page).hover(),
  focused: (page: Page) => link(page).focus(),
  touched: (page: Page) => link(page).dispatchEvent('touchstart'),
};

test('hovering, focusing or touching a link prefetches its page', async ({ page }) => {
  const needed = scripts(page);
  await open(page, to);
  expect(needed.some(isRecord)).toBe(true);
  const all = [...needed];
  for (const [sign, act] of Object.entries(signs)) {
    const asked = scripts(page);
    await open(page, '/about');
    expect(asked.some(isRecord), sign).toBe(false);
    await act(page);
    await expect.poll(() => all.filter((path) => !asked.includes(path)), sign).toEqual([]);
    await link(page).click();
    await expect(page).toHaveURL(to);
    await expect(h1(page)).toBeFocused();
  }
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

for (const failure of ['deployed away', 'out of reach']) {
  test(`if a page’s code is ${failure}, its link loads the page as a document`, async ({ page }) => {
    await page.route(record, (route) => (failure === 'deployed away' ? route.fulfill({ status: 404 }) : route.abort()));
    await open(page, '/about');
    await markDocument(page);
    await link(page).click();
    await expect(page).toHaveURL(to);
    await expect(h1(page)).toHaveText(heading);
    expect(await isSameDocument(page)).toBe(false);
    await expect(failureScreen(page)).toHaveCount(0);
  });
}

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
