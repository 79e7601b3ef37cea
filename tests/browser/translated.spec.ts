import type { Page } from '@playwright/test';
import { company } from '../owner.ts';
import {
  collectAlerts,
  collectRequests,
  confirmation,
  expect,
  expectValues,
  fill,
  fillForm,
  holdApp,
  hydrated,
  marina,
  open,
  pages,
  sendPath,
  submitButton,
  test,
  visitor,
} from './site.ts';
import { translate } from './translate.ts';

/** What a page throws, as it happens. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const moments = ['before the app is there', 'after it', 'before sending', 'after a failure'] as const;

for (const moment of moments)
  test(`translated ${moment}, the form fails, is tried again and confirmed`, async ({ page }) => {
    const errors = collectErrors(page);
    const alerts = collectAlerts(page);
    let status = 500;
    await page.route(sendPath, (route) => route.fulfill({ status, body: 'OK' }));
    const release = await holdApp(page);
    await page.goto('/contact');
    if (moment === 'before the app is there') {
      await fill(page, 'Contact name', 'Typed early');
      expect(await translate(page)).toBeGreaterThan(50);
    }
    release();
    await hydrated(page);
    if (moment === 'before the app is there') {
      await expectValues(page, { 'Contact name': 'Typed early' });
      // The page is rendered again by then, and translated again, as browsers do.
      await translate(page);
    }
    if (moment === 'after it') expect(await translate(page)).toBeGreaterThan(50);
    await page.locator('#businessType').selectOption('other');
    await page.locator('#otherBusinessType').fill('Marina');
    await page.locator('#service').selectOption(visitor.Service);
    await page.locator('#squareFootage').selectOption(visitor['Square footage']);
    for (const id of ['businessName', 'address', 'name', 'email', 'phone'])
      await page.locator(`#${id}`).fill(id === 'email' ? visitor.Email : `my ${id}`);
    if (moment === 'before sending') expect(await translate(page)).toBeGreaterThan(50);
    // Not by its name, which the translation may have changed.
    await page.locator('form [type=submit]').click();
    const block = page.getByRole('alert');
    await expect(block).toBeVisible();
    await expect.poll(() => alerts).toHaveLength(1);
    await expect(page.locator('#name')).toHaveValue('my name');
    if (moment === 'after a failure') expect(await translate(page)).toBeGreaterThan(50);
    status = 200;
    await block.getByRole('button').click();
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test('a walk over translated pages throws nothing', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, '/');
  for (const path of pages.slice(1)) {
    expect(await translate(page)).toBeGreaterThan(5);
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', company.domain + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('elements that an extension puts into the page before the app do no harm, and what was typed stays', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await collectRequests(page);
  const release = await holdApp(page);
  await page.goto('/contact');
  await fillForm(page, marina);
  await page.getByLabel('Email').focus();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('label, main, header > div, form')) {
      const foreign = document.createElement('div');
      foreign.textContent = 'An extension';
      element.prepend(foreign);
      element.append('text');
    }
  });
  release();
  await hydrated(page);
  await expectValues(page, { ...visitor, ...marina });
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(errors).toEqual([]);
});
