import { expect, open, test } from './site.ts';

// Compares what a screen reader is told of the form with the text in `reading/`; read the text aloud when it changes.
// To update it, run `npx playwright test reading --update-snapshots`.

test('the quote form reads well', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('form')).toMatchAriaSnapshot({ name: 'form.aria.yml' });
});
