import { company } from '../../src/company.ts';
import type { ContactPage } from '../../src/content/schema.ts';
import { recordOf } from '../owner.ts';
import {
  collectRequests,
  confirmation,
  expect,
  fillForm,
  marina,
  open,
  openFilled,
  sendForm,
  submitButton,
  test,
} from './site.ts';

test('the confirmation says what was sent, in words, and what happens next', async ({ page }) => {
  await collectRequests(page);
  await sendForm(page, { ...marina, 'Square footage': '15000' });
  await expect(confirmation(page)).toBeFocused();
  const main = page.getByRole('main');
  const sent = main.locator('dl').filter({ hasText: 'Square footage' });
  await expect(sent).toContainText('10,000+ square feet');
  await expect(sent).toContainText('Parking lot cleaning');
  await expect(sent).toContainText('Marina');
  await expect(sent).toContainText('Gate code at the office.');
  await expect(sent.getByText(/parking-lot-cleaning|15000|^other$/i)).toHaveCount(0);
  await expect(main.getByRole('listitem').filter({ hasText: /^\d/ })).toHaveText([
    /We read it/,
    /We may visit/,
    /quote/,
  ]);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(recordOf<ContactPage>('/contact').hero.heading);
  await expect(main.getByText("Here's what you sent and what happens next.")).toBeVisible();
  await expect(main.getByRole('link', { name: 'Email them' })).toHaveAttribute(
    'href',
    `mailto:${company.email}?subject=Photos%20for%20our%20quote%20request%3A%20Harbor%20Pines%20Logistics`,
  );
  await expect(main.getByRole('link', { name: company.phone })).not.toHaveCount(0);
});

test('who counts requests hears of each that was taken, and nothing of its words', async ({ page }) => {
  await collectRequests(page);
  await open(page, '/contact');
  await page.evaluate(() => {
    addEventListener('quote:sent', (event) => {
      Object.assign(window, { heard: [event.type, 'detail' in event, Object.keys(event).join()] });
    });
  });
  expect(await page.evaluate(() => 'heard' in window)).toBe(false);
  await fillForm(page);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
    'quote:sent',
    false,
    'isTrusted',
  ]);
});

test('a field that people never meet keeps programs out', async ({ page }) => {
  const requests = await collectRequests(page);
  page.on('dialog', (dialog) => dialog.accept());
  await openFilled(page);
  const trap = page.locator('input[name="second-topic"]');
  // Neither keyboard, screen reader nor autofill finds it.
  await expect(page.getByRole('textbox', { name: /leave this field empty/ })).toHaveCount(0);
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await page.getByLabel('Additional notes').press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await submitButton(page).click();
  // A person whom it should ever hit keeps every word, and has the phone and the mail.
  await expect(page.getByRole('alert').getByRole('link', { name: company.phone })).toBeVisible();
  expect(requests).toEqual([]);
  // An extension that fills it again does not keep the person out.
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(confirmation(page)).toBeVisible();
  expect(Object.keys(requests[0]?.template_params ?? {})).not.toContain('second-topic');
});

test('an extension that takes the field away keeps nobody out', async ({ page }) => {
  await collectRequests(page);
  await openFilled(page);
  await page.locator('input[name="second-topic"]').evaluate((field) => field.remove());
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('a message that reaches its longest says so', async ({ page }) => {
  await open(page, '/contact');
  const notes = page.getByLabel('Additional notes');
  const full = page.getByText("That's all this field can hold. Please email us the rest.");
  await notes.fill('x'.repeat(9999));
  await expect(full).toBeHidden();
  await notes.press('x');
  await expect(full).toBeVisible();
  await expect(notes).toHaveAccessibleDescription(/email us the rest/);
});

test('a form that is sent within two seconds waits until they have passed', async ({ page }) => {
  const sentAt: number[] = [];
  await page.route('**/api/v1.0/email/send', async (route) => {
    sentAt.push(await page.evaluate(() => performance.now()));
    await route.fulfill({ body: 'OK' });
  });
  await openFilled(page);
  // As if the page had only just come.
  await page.evaluate(() => {
    const then = performance.now();
    const { now } = Performance.prototype;
    performance.now = () => now.call(performance) - then;
  });
  await submitButton(page).click();
  await expect(page.getByText('Sending...')).toBeVisible();
  await expect(confirmation(page)).toBeVisible();
  expect(sentAt[0]).toBeGreaterThanOrEqual(1999);
});
