import { expect, open, test } from './site.ts';

// Compares what a screen reader is told about the form with the text in `reading/`; if that changes, read it aloud.
// To update the text, run `npx playwright test reading --update-snapshots`.

test('the quote form reads well', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('form')).toMatchAriaSnapshot({ name: 'form.aria.yml' });
});
