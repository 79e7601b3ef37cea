import { expect, open, test } from './site.ts';

// What a screen reader is told of the form, as text in the folder `reading`: read it aloud when it changes.
// `npx playwright test reading --update-snapshots` writes it again.

test('the quote form reads well', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('form')).toMatchAriaSnapshot({ name: 'form.aria.yml' });
});
