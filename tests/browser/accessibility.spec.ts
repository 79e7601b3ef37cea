import { examples, paths, sectionsOf } from '../owner.ts';
import { expectNoViolations } from './axe.ts';
import { expect, marina, sendPath, test } from './form.ts';
import { mainMenu } from './parts.ts';
import { open } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no violations with a question closed, a menu or tooltip open, or forced colors', async ({ page }) => {
  const asking = paths.find((each) => sectionsOf(each).some(({ kind }) => kind === 'questions'));
  await open(page, asking ?? examples.service);
  if (asking) await page.locator('summary').first().click();
  await expectNoViolations(page, 'a question closed', { part: 'main' });
  await mainMenu(page).getByRole('button', { name: 'Services' }).press('Enter');
  await expect(page.locator('#services-menu')).toBeVisible();
  await expectNoViolations(page, 'services menu', { part: 'header' });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Menu');
  // Forced colors are the visitor's own, so the site does not control their contrast.
  await expectNoViolations(page, 'a tooltip, forced colors', { without: ['color-contrast'] });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'mobile menu', { part: 'header' });
});

test('axe finds no violations in the quote form: half filled, sending, failed, draft offered, and sent', async ({
  page,
  form,
}) => {
  const { answer } = await form.hold(500);
  await form.open();
  await form.fill('Business type', 'other');
  await expectNoViolations(page, 'half filled', { part: 'main' });
  // In forced colors, the strokes of given and missing answers still differ.
  await page.emulateMedia({ forcedColors: 'active' });
  const strokes = () =>
    page.locator('.strokes > i').evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  await expect.poll(async () => new Set(await strokes()).size).toBe(2);
  await page.emulateMedia({ forcedColors: 'none' });
  await form.fillAll(marina);
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await expectNoViolations(page, 'sending', { part: 'main' });
  await answer();
  await expect(form.again).toBeVisible();
  await expectNoViolations(page, 'failed', { part: 'main' });
  await page.reload();
  await expect(form.restore).toBeVisible();
  await expectNoViolations(page, 'draft offered', { part: 'main' });
  await page.unroute(sendPath);
  await form.takeAll();
  await form.restore.click();
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  await expectNoViolations(page, 'submitted', { part: 'main' });
});
