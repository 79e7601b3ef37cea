import { expect, test } from '../browser/site.ts';
import { specifiedPages } from './pages.ts';

// What only a browser can say of the specification; the rest is read from the HTML. No script may be needed to see it.
test.use({ javaScriptEnabled: false });

test('the texts of the specification are visible, and the call beside a button is a button', async ({ page }) => {
  test.slow();
  // Words alone are looked at.
  await page.route(/\/(pictures|film)\//, (route) => route.abort());
  for (const [path, { words = [] }] of Object.entries(specifiedPages)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    const text = (await main.innerText()).replace(/\s+/g, ' ');
    expect(
      words.filter((word) => !text.includes(word)),
      path,
    ).toEqual([]);
    for (const call of await main.getByRole('link', { name: 'Call (813) 555-0142', exact: true }).all())
      await expect(call, path).toHaveCSS('border-top-width', '1px');
  }
});

test('the top bar leads to the six main services, the four main pages and the quote', async ({ page }) => {
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a');
  const services = 'retail-storefront apartment-complex hoa-community warehouse-facility restaurant-patio parking-lot';
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...services.split(' ').map((name) => `/services/${name}-cleaning`),
    ...['/services', '/industries', '/areas', '/about', '/contact', '/contact'],
  ]);
});

test('the footer is text of the page from the start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/apartment-complex-cleaning');
  // As a search engine or a reader reads it: what is not drawn is not in it.
  const text = await page.evaluate(() => document.body.innerText);
  for (const words of ['5.0 Rating • 500+ Satisfied Customers', 'Contact Us', 'Surrounding Areas', 'Back to Top'])
    expect(text).toContain(words);
});

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
