import { examples, links, paths, scriptOf, sectionsOf } from '../owner.ts';
import { expectNoViolations } from './axe.ts';
import { expect, marina, sendPath, test } from './form.ts';
import { breakScript } from './network.ts';
import { failureScreen, footerLink, mainMenu } from './parts.ts';
import { open } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe objects to nothing with a question closed', async ({ page }) => {
  const path = paths.find((each) => sectionsOf(each).some(({ kind }) => kind === 'questions'));
  test.skip(!path, 'no page of this owner has questions');
  await open(page, path ?? '');
  await page.locator('summary').first().click();
  await expectNoViolations(page, 'a question closed');
});

test('nor in the states of the menus and with forced colors', async ({ page }) => {
  await open(page, examples.service);
  await mainMenu(page).getByRole('button', { name: 'Services' }).press('Enter');
  await expect(page.locator('#services-menu')).toBeVisible();
  await expectNoViolations(page, 'services menu');
  await page.emulateMedia({ forcedColors: 'active' });
  // Forced colors are the visitor's own, so the site does not control their contrast.
  await expectNoViolations(page, 'forced colors', ['color-contrast']);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Menu');
  await expectNoViolations(page, 'a tooltip', ['color-contrast']);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'mobile menu');
});

test('nor in the states of the form', async ({ page, form }) => {
  const { answer } = await form.hold(500);
  await form.open();
  await form.fill('Business type', 'other');
  await expectNoViolations(page, 'half filled');
  await form.fillAll(marina);
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await expectNoViolations(page, 'sending');
  await answer();
  await expect(form.again).toBeVisible();
  await expectNoViolations(page, 'failed');
  await page.reload();
  await expect(form.restore).toBeVisible();
  await expectNoViolations(page, 'draft offered');
  await page.unroute(sendPath);
  await form.takeAll();
  await form.restore.click();
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  await expectNoViolations(page, 'submitted');
});

test('nor on the failure screen', async ({ page }) => {
  await breakScript(page, scriptOf(links.service.to));
  await open(page, '/about');
  await footerLink(page, links.service.label).click();
  await expect(failureScreen(page)).toBeVisible();
  await expectNoViolations(page, 'failure screen');
});
