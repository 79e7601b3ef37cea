import type { Page } from '@playwright/test';
import { company } from '../owner.ts';
import { expect, marina, sendPath, test, visitor } from './form.ts';
import { holdApp } from './network.ts';
import { failureScreen, h1 } from './parts.ts';
import { goInside, hydrated, isOwn, open, pages } from './site.ts';
import { translate } from './translate.ts';

/** Collects the errors that a page throws. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => isOwn(error) && errors.push(error.message));
  return errors;
}

test('on a page translated before hydration, after it, before sending and after a failure, a retry is confirmed', async ({
  page,
  form,
  dialogs,
}) => {
  const errors = collectErrors(page);
  await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'no' }));
  const release = await holdApp(page);
  await page.goto('/contact');
  await form.fill('Contact name', 'Typed early');
  expect(await translate(page)).toBeGreaterThan(50);
  release();
  await hydrated(page);
  await form.expectValues({ 'Contact name': 'Typed early' });
  // Hydration has rendered the page again, untranslated, so a browser would translate it again.
  expect(await translate(page)).toBeGreaterThan(50);
  // Finds fields by their `name`, because the translation has changed the labels.
  const field = (name: string) => page.locator(`form [name=${name}]`);
  await field('businessType').selectOption('other');
  await field('otherBusinessType').fill('Marina');
  await field('service').selectOption(visitor.Service);
  await field('squareFootage').selectOption(visitor['Square footage']);
  await field('email').fill(visitor.Email);
  for (const name of ['businessName', 'address', 'name', 'phone']) await field(name).fill(`my ${name}`);
  expect(await translate(page)).toBeGreaterThan(0);
  await page.locator('form [type=submit]').click();
  await expect(form.failure).toBeVisible();
  await expect.poll(() => dialogs).toHaveLength(1);
  await expect(field('name')).toHaveValue('my name');
  expect(await translate(page)).toBeGreaterThan(0);
  await page.unroute(sendPath);
  await form.takeAll();
  await form.failure.getByRole('button').click();
  await expect(form.confirmation).toBeVisible();
  await expect(failureScreen(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('navigating through translated pages throws no errors', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, '/');
  for (const path of pages.slice(1)) {
    expect(await translate(page)).toBeGreaterThan(5);
    await goInside(page, path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', company.domain + path);
    await expect(h1(page)).toBeVisible();
  }
  await expect(failureScreen(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the form works even if an extension adds elements before hydration or removes one afterward', async ({
  page,
  form,
}) => {
  const errors = collectErrors(page);
  await form.takeAll();
  const release = await holdApp(page);
  await page.goto('/contact');
  await form.fillAll(marina);
  await form.field('Email').focus();
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
  await form.expectValues({ ...visitor, ...marina });
  await expect(form.field('Email')).toBeFocused();
  await page.locator('input[name="second-topic"]').evaluate((field) => field.remove());
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  expect(errors).toEqual([]);
});
