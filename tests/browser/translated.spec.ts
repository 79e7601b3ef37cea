import type { Page } from '@playwright/test';
import {
  collectAlerts,
  expect,
  fill,
  fillForm,
  holdApp,
  open,
  pages,
  sendPath,
  submitButton,
  takenOver,
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

const confirmation = (page: Page) => page.getByRole('heading', { name: 'Quote Request Submitted!' });

/** Sends the form by its button, whose name the translation may have changed. */
const send = (page: Page) => page.locator('form [type=submit]').click();

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
      expect(await translate(page)).toBeGreaterThan(100);
    }
    release();
    await takenOver(page);
    if (moment === 'before the app is there') {
      await expect(page.getByLabel('Contact name', { exact: true })).toHaveValue('Typed early');
      // The page is drawn anew by then, and translated again, as browsers do.
      await translate(page);
    }
    if (moment === 'after it') expect(await translate(page)).toBeGreaterThan(100);
    await page.locator('#businessType').selectOption('other');
    await page.locator('#otherBusinessType').fill('Marina');
    for (const [id, value] of [
      ['service', 'parking-lot-cleaning'],
      ['squareFootage', '7500'],
    ] as const)
      await page.locator(`#${id}`).selectOption(value);
    for (const id of ['businessName', 'address', 'name', 'email', 'phone'])
      await page.locator(`#${id}`).fill(id === 'email' ? visitor.Email : `my ${id}`);
    if (moment === 'before sending') expect(await translate(page)).toBeGreaterThan(100);
    await send(page);
    const block = page.getByRole('alert');
    await expect(block).toBeVisible();
    await expect.poll(() => alerts).toHaveLength(1);
    await expect(page.locator('#name')).toHaveValue('my name');
    if (moment === 'after a failure') expect(await translate(page)).toBeGreaterThan(100);
    status = 200;
    await block.getByRole('button').click();
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test('a walk over ten translated pages throws nothing', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, '/');
  const walk = pages.slice(1, 11);
  expect(walk).toHaveLength(10);
  for (const path of walk) {
    expect(await translate(page)).toBeGreaterThan(5);
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://www.example.com${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('elements that an extension puts into the page before the app do no harm, and what was typed stays', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }));
  const release = await holdApp(page);
  await page.goto('/contact');
  await fillForm(page, { 'Business type': 'other' });
  await page.getByLabel('Please describe your company or property').fill('Marina');
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
  await takenOver(page);
  await expect(page.getByLabel('Please describe your company or property')).toHaveValue('Marina');
  for (const [label, value] of Object.entries({ ...visitor, 'Business type': 'other' })) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(errors).toEqual([]);
});
