import { expect, test } from '../browser/site.ts';
import { specifiedPages } from './pages.ts';

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
