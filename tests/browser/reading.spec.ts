import { expect, open, test } from './site.ts';

// What a screen reader is told, as text in the folder `reading`: read it aloud when it changes.
// `npx playwright test reading --update-snapshots` writes it anew.

test('the home page reads well', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});

test('the quote form reads well', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('form')).toMatchAriaSnapshot({ name: 'form.aria.yml' });
});
