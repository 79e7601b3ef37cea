import type { Page } from '@playwright/test';
import type { ServicePage } from '../../src/content/schema.ts';
import { links, recordOf, scriptOf } from '../owner.ts';
import { expect, hydrated, isSameDocument, markDocument, open, test } from './site.ts';

/** The scripts asked for, as they are asked for. */
function scripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const { label, to } = links.service;
const { heading } = recordOf<ServicePage>(to).hero;
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const footerLink = (page: Page) => inFooter(page, label);
const record = scriptOf(to);
const isRecord = (path: string) => record.test(path);

const signs = {
  'pointed at': (page: Page) => footerLink(page).hover(),
  focused: (page: Page) => footerLink(page).focus(),
  touched: (page: Page) => footerLink(page).dispatchEvent('touchstart'),
};

for (const [sign, act] of Object.entries(signs)) {
  test(`a link that is ${sign} has its page fetched before it is followed`, async ({ page, context }) => {
    const document = await context.newPage();
    const needed = scripts(document);
    await open(document, to);
    expect(needed.some(isRecord)).toBe(true);
    const asked = scripts(page);
    await open(page, '/about');
    expect(asked.some(isRecord)).toBe(false);
    await act(page);
    await expect.poll(() => needed.filter((path) => !asked.includes(path))).toEqual([]);
    await footerLink(page).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('what most pages are made of is asked for beside the page’s code, not after it', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/city-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = scripts(page);
  await open(page, '/');
  const shared = () => asked.filter((path) => path.startsWith('/assets/sections-'));
  expect(shared()).toEqual([]);
  await inFooter(page, links.city.label).hover();
  await expect.poll(shared).toHaveLength(1);
  held.resolve();
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = scripts(page);
  await open(page, '/about');
  await footerLink(page).hover();
  await footerLink(page).focus();
  await page.waitForLoadState('networkidle');
  expect(asked.some(isRecord)).toBe(false);
  await footerLink(page).click();
  await expect(page).toHaveURL(to);
});

for (const failure of ['deployed away', 'out of reach']) {
  test(`a page whose code is ${failure} is loaded as a document`, async ({ page }) => {
    await page.route(record, (route) => (failure === 'deployed away' ? route.fulfill({ status: 404 }) : route.abort()));
    await open(page, '/about');
    await markDocument(page);
    await footerLink(page).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
}

test('a first page whose own code is gone stays as it was sent, and its links work', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => isRecord(request.url()));
  await page.route(record, (route) => route.abort());
  await page.goto(to);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await inFooter(page, links.city.label).click();
  await expect(page).toHaveURL(links.city.to);
  await hydrated(page);
});
