import type { Page } from '@playwright/test';
import { examples, quote, services, site } from '../owner.ts';
import { expect, test, visitor, visitorParams } from './form.ts';
import { h1, phone } from './parts.ts';
import { open } from './site.ts';

/** Presses Tab until the element with this role and name has the focus. @throws when it is not reached in 60 presses */
async function tabTo(page: Page, role: 'link' | 'button' | 'combobox' | 'textbox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'));
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await target.count()) === 1) return;
  }
  throw new Error(`The ${role} "${name}" was not reached with the Tab key.`);
}

for (const { path, width, height } of [
  { path: examples.service, width: 844, height: 390 },
  { path: examples.city, width: 320, height: 568 },
  { path: '/contact', width: 320, height: 568 },
  { path: '/contact', width: 1280, height: 680 },
])
  test(`${path} at ${width} x ${height}: no bar ever covers the focused element`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Turn off smooth scrolling, because the test reads each element's position right after the key press.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const hidden: string[] = [];
    for (let presses = 0; presses < 90; presses++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('main, footer')) return '';
        const { left, top, right, bottom } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const bar = seen?.closest('header, nav.fixed, .send');
        return bar && !bar.contains(focused) ? focused.outerHTML : '';
      });
      if (name) hidden.push(name);
    }
    expect(hidden).toEqual([]);
  });

test('a quote request can be sent with the keyboard alone, from the first Tab on the home page', async ({
  page,
  form,
}) => {
  const requests = await form.takeAll();
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, 'link', site.menu.quoteLabel);
  await page.keyboard.press('Enter');
  await expect(h1(page)).toBeFocused();
  for (const [name, choices] of [
    ['Business type', quote.businessTypes],
    ['Service', services],
    ['Square footage', quote.squareFootages],
  ] as const) {
    await tabTo(page, 'combobox', name);
    await page.keyboard.type(choices.find(({ value }) => value === visitor[name])?.label.split(' ')[0] ?? '');
  }
  for (const name of ['Business name', 'Business address', 'Contact name', 'Email', 'Phone'] as const) {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(visitor[name]);
  }
  await tabTo(page, 'button', 'Request My Quote');
  await page.keyboard.press('Enter');
  await expect(form.confirmation).toBeFocused();
  expect(requests[0]?.template_params).toMatchObject({ ...visitorParams, message: '' });
});

test.describe('on a phone', () => {
  test.use({ ...phone, isMobile: true });

  test('the “next” key of the keyboard moves on to the next field, and does not send the request', async ({
    page,
    form,
  }) => {
    const requests = await form.takeAll();
    await form.openFilled();
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    // Browsers turn the “next” key into Enter.
    await form.field('Phone').press('Enter');
    await expect(form.field('Additional notes (optional)')).toBeFocused();
    await expect(form.submit).toBeEnabled();
    expect(requests).toEqual([]);
  });
});

test('the skip link moves focus to the content; the mobile menu takes focus, traps it, and returns it', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await open(page, examples.service);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })).toBeFocused();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  // Press Tab all the way around the menu: the page behind it is inert, so the focus must never land there.
  for (let presses = 0; presses < 16; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') === null)).toBe(true);
  }
  await menu.getByRole('link', { name: 'About', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
