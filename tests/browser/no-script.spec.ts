import type { ContactPage } from '../../src/content/schema.ts';
import { entries, links, recordOf, site } from '../owner.ts';
import { answerOutside } from './network.ts';
import { footerLink, mainLink, mainMenu } from './parts.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('the site can be read and navigated without scripts', async ({ page }) => {
  await page.goto('/');
  await footerLink(page, links.city.label).click();
  await expect(page).toHaveURL(links.city.to);
  await page.getByRole('button', { name: 'Services' }).hover();
  await mainMenu(page).getByRole('link', { name: links.otherService.label }).click();
  await expect(page).toHaveURL(links.otherService.to);
  const answers = await page.locator('details > p').count();
  expect(answers).toBeGreaterThan(2);
  await expect(page.locator('details > p:visible')).toHaveCount(answers);
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await mainLink(page, site.menu.quoteLabel).click();
  await expect(page).toHaveURL('/contact');
  await page.goto('/areas');
  const facts = page.getByTestId('area-cards').locator('dl');
  await expect(facts).toHaveCount(entries.filter(({ folder }) => folder === 'cities').length);
  await expect(facts.filter({ visible: true })).toHaveCount(await facts.count());
});

test('without scripts the contact page says it cannot send, offers call and email, and shows the map on a tap', async ({
  page,
}) => {
  await answerOutside(page);
  await page.goto('/contact');
  const note = page.locator('form').getByText(/needs JavaScript/);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveCount(2);
  await expect(page.getByLabel('Please describe your company or property')).toBeHidden();
  await page.getByLabel('Business type', { exact: true }).selectOption('other');
  await expect(page.getByLabel('Please describe your company or property')).toBeVisible();
  const { title, show } = recordOf<ContactPage>('/contact').map;
  const address = await page.getByTitle(title).getAttribute('src');
  expect(page.frames().at(-1)?.url()).toBe('about:srcdoc');
  await page.getByRole('link', { name: show }).click();
  await expect.poll(() => page.frames().at(-1)?.url()).toBe(address);
});
