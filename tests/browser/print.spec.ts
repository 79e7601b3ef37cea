import type { ContactPage } from '../../src/content/schema.ts';
import { company, examples, recordOf, sectionsOf } from '../owner.ts';
import { expect, open, test } from './site.ts';

/** Kinds of sections that print leaves out, because they are of no use on paper. */
const onScreenAlone = ['before-after', 'links', 'places', 'quote-call'];

test('the printed contact page shows the phone number, and no form, button or map', async ({ page }) => {
  await open(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: company.phone, exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: recordOf<ContactPage>('/contact').map.open })).toBeHidden();
  await expect(page.getByRole('form')).toBeHidden();
  // An empty map frame would fill half a sheet and, in Safari, start a second sheet.
  const frame = page.locator('iframe').locator('..');
  await expect(frame).toHaveCount(1);
  await expect(frame).toBeHidden();
});

test('the printed home page is text only, without buttons, film or pictures', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('a.rounded-lg, img, video, svg, #quote-form').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByTestId('gallery')).toBeHidden();
});

test('a printed service page has the phone number and address, and no sections for screen use only', async ({
  page,
}) => {
  const { name, phone, email, address } = company;
  const office = `${address.street}, ${address.city}, ${address.state} ${address.zip}`;
  await open(page, examples.service);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${name} · ${phone} · ${email} · ${office}`)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  for (const [place, { kind }] of sectionsOf(examples.service).entries()) {
    const section = page.locator('main section[data-testid]').nth(place);
    await expect(section, kind).toBeVisible({ visible: !onScreenAlone.includes(kind) });
  }
});

test('a closing quote call is printed only if it is the page’s only section below the first screen', async ({
  page,
}) => {
  await open(page, examples.shortLocation);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('quote-call')).toBeVisible({
    visible: sectionsOf(examples.shortLocation).length === 1,
  });
});
