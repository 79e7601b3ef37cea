import { specifiedPages } from '../specification/pages.ts';
import { expect, open, test } from './site.ts';

test('every service page prints on two sheets at most', async ({ page }) => {
  test.slow();
  const services = Object.keys(specifiedPages).filter((path) => path.startsWith('/services/'));
  expect(services.length).toBeGreaterThan(0);
  for (const path of services) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(2);
  }
});

test('the printed contact page has the number in its row, and no button or map', async ({ page }) => {
  await open(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('link', { name: '(813) 555-0142', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the map' })).toBeHidden();
  await expect(page.getByRole('form')).toBeHidden();
});

test('a printed service page has phone and address, and nothing that only a screen can do', async ({ page }) => {
  await open(page, '/services/restaurant-patio-cleaning');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('(813) 555-0142 · sales@example.com · 100 Sample Street, Tampa, FL 33602')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByTestId('before-after')).toBeHidden();
  await expect(page.getByTestId('questions').getByRole('heading', { level: 2 })).toBeVisible();
});
