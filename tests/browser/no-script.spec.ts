import { mainServices } from '../../src/content/navigation.ts';
import type { ContactPage, HomePage } from '../../src/content/schema.ts';
import { links, recordOf } from '../owner.ts';
import { expect, pages, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('the site can be read and walked without scripts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: links.city.label, exact: true }).click();
  await expect(page).toHaveURL(links.city.to);
  await page.getByRole('button', { name: 'Services' }).hover();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: links.otherService.label }).click();
  await expect(page).toHaveURL(links.otherService.to);
  const answers = await page.locator('details[open]').count();
  expect(answers).toBeGreaterThan(0);
  await page.locator('summary').first().click();
  await expect(page.locator('details[open]')).toHaveCount(answers - 1);
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get Commercial Quote' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the services menu opens on a click and the mobile menu on a tap', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'Services' }).press('Enter');
  await expect(nav.getByRole('link', { name: mainServices.at(-1)?.label ?? '', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});

test('the hero button jumps to the quote section', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: recordOf<HomePage>('/').hero.button }).click();
  await expect(page.locator('#quote-form')).toBeInViewport();
});

test('the contact page says that sending needs scripts, and offers call and mail', async ({ page }) => {
  await page.goto('/contact');
  const note = page.locator('form').getByText(/needs JavaScript/);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveCount(2);
  await expect(page.getByLabel('Please describe your company or property')).toBeHidden();
  await page.getByLabel('Business type', { exact: true }).selectOption('other');
  await expect(page.getByLabel('Please describe your company or property')).toBeVisible();
});

test('the map comes into its frame on a tap', async ({ page }) => {
  await page.goto('/contact');
  const { title, show } = recordOf<ContactPage>('/contact').map;
  const address = await page.getByTitle(title).getAttribute('src');
  expect(page.frames().at(-1)?.url()).toBe('about:srcdoc');
  await page.getByRole('link', { name: show }).click();
  await expect.poll(() => page.frames().at(-1)?.url()).toBe(address);
});

for (const path of pages) {
  test(`${path} shows its words without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const headings = await page.locator('main h2').all();
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) await expect(heading).toBeVisible();
  });
}
