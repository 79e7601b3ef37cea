import type { ContactPage } from '../../src/content/schema.ts';
import { company, examples, recordOf, sectionsOf } from '../owner.ts';
import { expect, open, test } from './site.ts';

/** Kinds of sections that print leaves out, because they are of no use on paper. */
const onScreenAlone = ['before-after', 'links', 'places', 'quote-call'];

test('printed pages have text and the company’s contact details, and nothing for screen use only', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await test.step('the contact page: the phone number, and no form, button or map', async () => {
    await open(page, '/contact');
    await expect(main.getByRole('link', { name: company.phone, exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: recordOf<ContactPage>('/contact').map.open })).toBeHidden();
    await expect(page.getByRole('form')).toBeHidden();
    // An empty map frame would fill half a sheet and, in Safari, start a second sheet.
    const frame = page.locator('iframe').locator('..');
    await expect(frame).toHaveCount(1);
    await expect(frame).toBeHidden();
  });
  await test.step('the home page: no button, film or picture', async () => {
    await open(page, '/');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      main.locator('a.button, a.rounded-lg, img, video, svg, #quote-form').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByTestId('gallery')).toBeHidden();
  });
  await test.step('a service page: the company’s contact details, and no sections for screen use only', async () => {
    const { name, phone, email, address } = company;
    const office = `${address.street}, ${address.city}, ${address.state} ${address.zip}`;
    await page.goto(examples.service);
    await expect(page.getByText(`${name} · ${phone} · ${email} · ${office}`)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    for (const [place, { kind }] of sectionsOf(examples.service).entries()) {
      const section = page.locator('main section[data-testid]').nth(place);
      await expect(section, kind).toBeVisible({ visible: !onScreenAlone.includes(kind) });
    }
  });
  await test.step('a closing quote call only if it is the only section below the first screen', async () => {
    await page.goto(examples.shortLocation);
    await expect(page.getByTestId('quote-call')).toBeVisible({
      visible: sectionsOf(examples.shortLocation).length === 1,
    });
  });
});
