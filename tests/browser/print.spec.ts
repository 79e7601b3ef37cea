import { expect, open, test } from './site.ts';

test('a service page prints as a short leaflet with phone and address', async ({ page }) => {
  await open(page, '/services/restaurant-patio-cleaning');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('(813) 555-0142 · sales@example.com · 100 Sample Street, Tampa, FL 33602')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByTestId('before-after')).toBeHidden();
  await expect(page.getByTestId('questions').getByRole('heading', { level: 2 })).toBeVisible();
});
