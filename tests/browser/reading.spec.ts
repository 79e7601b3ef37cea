import { expect, open, test } from './site.ts';

// Compares what the form tells a screen reader with the text in `reading/`; read that text aloud when it changes.
// To update the text, run `npx playwright test reading --update-snapshots`.

test('a screen reader hears the quote form as it is written down in “reading”', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('form')).toMatchAriaSnapshot({ name: 'form.aria.yml' });
});
