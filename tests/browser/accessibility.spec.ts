import type { Page } from '@playwright/test';
import { specifiedPages } from '../specification/pages.ts';
import { expectNoViolations } from './axe.ts';
import { collectAlerts, expect, fill, fillForm, open, sendPath, submitButton, test } from './site.ts';

/** Words and controls that reach over the side of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator('main, footer')
    .locator('h1, h2, h3, p, li, dt, dd, a, button, select, input:not([type=range])')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          return width > 1 && !each.closest('.sr-only') && (left < 0 || right > innerWidth);
        })
        .map((each) => each.outerHTML.slice(0, 120)),
    );
}

for (const path of [...Object.keys(specifiedPages), '/nowhere']) {
  test(`${path} has nothing that axe objects to, and nothing cut off at 400 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(page, `${width} px`);
    }
    // What a window of 1280 px shows at 400 %.
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await cutOff(page), 'cut off at 320 px').toEqual([]);
  });
}

test('with letters twice as large, nothing on home and in the form is cut off', async ({ page }) => {
  for (const path of ['/', '/contact']) {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '212.5%';
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1280);
    expect(await cutOff(page), path).toEqual([]);
  }
});

test('nor in the states of the menus, of a question and with forced colors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/services/apartment-complex-cleaning');
  await page.locator('summary').first().click();
  await expectNoViolations(page, 'a question closed');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Parking Lot', exact: true }).first()).toBeVisible();
  await expectNoViolations(page, 'services menu');
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  // The colors are the visitor's own there: their contrast is not the site's to choose.
  await expectNoViolations(page, 'forced colors', ['color-contrast']);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Menu');
  await expectNoViolations(page, 'a tooltip', ['color-contrast']);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'mobile menu');
});

test('nor in the states of the form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  collectAlerts(page);
  let answer = () => {};
  await page.route(sendPath, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 500, body: 'no' });
  });
  await open(page, '/contact');
  await fill(page, 'Business type', 'other');
  await expectNoViolations(page, 'half filled');
  await page.getByLabel('Please describe your company or property').fill('Marina');
  await fillForm(page, { 'Business type': 'other' });
  await submitButton(page).click();
  await expect(page.getByText('Sending...')).toBeVisible();
  await expectNoViolations(page, 'sending');
  answer();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectNoViolations(page, 'failed');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectNoViolations(page, 'draft offered');
  await page.unroute(sendPath);
  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }));
  await page.getByRole('button', { name: 'Restore' }).click();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible();
  await expectNoViolations(page, 'submitted');
});

test('nor on the failure screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\/assets\/hoa-community-cleaning-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The record is broken");' }),
  );
  await open(page, '/areas/tampa');
  await page.getByRole('contentinfo').getByRole('link', { name: 'HOA Community' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectNoViolations(page, 'failure screen');
});
