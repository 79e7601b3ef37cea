import { examples, links, paths, scriptOf, sectionsOf } from '../owner.ts';
import { expectNoViolations } from './axe.ts';
import {
  collectAlerts,
  collectRequests,
  confirmation,
  expect,
  fill,
  fillForm,
  footerLink,
  holdAnswers,
  marina,
  open,
  sending,
  sendPath,
  submitButton,
  test,
} from './site.ts';
import { cutOff, widthOf } from './watch.ts';

for (const width of [320, 390, 1280]) {
  test(`with letters twice as large, nothing is cut off at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/contact', '/areas', '/about', examples.service, examples.location, examples.city]) {
      await open(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '212.5%';
      });
      await expect.poll(() => widthOf(page), path).toBe(width);
      expect(await cutOff(page), path).toEqual([]);
    }
  });
}

test('axe objects to nothing with a question closed', async ({ page }) => {
  const path = paths.find((each) => sectionsOf(each).some(({ kind }) => kind === 'questions'));
  test.skip(!path, 'no page of this owner has questions');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path ?? '');
  await page.locator('summary').first().click();
  await expectNoViolations(page, 'a question closed');
});

test('nor in the states of the menus and with forced colors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, examples.service);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).press('Enter');
  await expect(page.locator('#services-menu')).toBeVisible();
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
  const answer = await holdAnswers(page, 500);
  await open(page, '/contact');
  await fill(page, 'Business type', 'other');
  await expectNoViolations(page, 'half filled');
  await fillForm(page, marina);
  await submitButton(page).click();
  await expect(sending(page)).toBeVisible();
  await expectNoViolations(page, 'sending');
  answer();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectNoViolations(page, 'failed');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectNoViolations(page, 'draft offered');
  await page.unroute(sendPath);
  await collectRequests(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expectNoViolations(page, 'submitted');
});

test('nor on the failure screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(scriptOf(links.service.to), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The record is broken");' }),
  );
  await open(page, '/about');
  await footerLink(page, links.service.label).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectNoViolations(page, 'failure screen');
});
