import type { ContactPage } from '../../src/content/schema.ts';
import { company, quote, recordOf, services } from '../owner.ts';
import { expect, marina, sendPath, test, visitorParams } from './form.ts';
import { h1 } from './parts.ts';

test('the confirmation lists what was sent, with labels rather than codes, and what happens next', async ({
  page,
  form,
}) => {
  await form.takeAll();
  const size = quote.squareFootages.at(-1) ?? { value: '', label: '' };
  const service = services.find(({ value }) => value === visitorParams.service);
  await form.send({ ...marina, 'Square footage': size.value });
  await expect(form.confirmation).toBeFocused();
  const main = page.getByRole('main');
  const sent = main.locator('dl').filter({ hasText: 'Square footage' });
  for (const words of [`${size.label} square feet`, service?.label ?? '', 'Marina', 'Gate code at the office.'])
    await expect(sent).toContainText(words);
  for (const value of [size.value, visitorParams.service, 'other'])
    await expect(sent.getByText(value, { exact: true })).toHaveCount(0);
  const steps = main.getByRole('listitem').filter({ hasText: /^\d[A-Z]/ });
  await expect(steps).toHaveText([/We read it/, /We may visit/, /quote/]);
  await expect(h1(page)).toHaveText(recordOf<ContactPage>('/contact').hero.heading);
  await expect(main.getByText('Here’s what you sent and what happens next.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Email them' })).toHaveAttribute(
    'href',
    `mailto:${company.email}?subject=Photos%20for%20our%20quote%20request%3A%20Harbor%20Pines%20Logistics`,
  );
  await expect(main.getByRole('link', { name: company.phone })).not.toHaveCount(0);
});

test('a honeypot field that visitors never reach stops bots, and a retry is sent even if it is filled', async ({
  page,
  form,
}) => {
  const requests = await form.takeAll();
  await form.openFilled();
  const trap = page.locator('input[name="second-topic"]');
  // The honeypot field is hidden from the keyboard, screen readers and autofill.
  await expect(page.getByRole('textbox', { name: /leave this field empty/ })).toHaveCount(0);
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await page.getByLabel('Additional notes').press('Tab');
  await expect(form.submit).toBeFocused();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.submit.click();
  // If the honeypot ever catches a person, the page keeps what was typed and offers phone and email.
  await expect(form.failure.getByRole('link', { name: company.phone })).toBeVisible();
  expect(requests).toEqual([]);
  // A retry is sent even if an extension fills the honeypot again.
  await form.again.click();
  await expect(form.confirmation).toBeVisible();
  expect(Object.keys(requests[0]?.template_params ?? {})).not.toContain('second-topic');
});

test('a form submitted within two seconds of page load is sent after the two seconds', async ({ page, form }) => {
  const sentAt: number[] = [];
  await page.route(sendPath, async (route) => {
    sentAt.push(await page.evaluate(() => performance.now()));
    await route.fulfill({ body: 'OK' });
  });
  await form.openFilled();
  // Restarts the clock, as if the page had just loaded.
  await page.evaluate(() => {
    const then = performance.now();
    const { now } = Performance.prototype;
    performance.now = () => now.call(performance) - then;
  });
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await expect(form.confirmation).toBeVisible();
  expect(sentAt[0]).toBeGreaterThanOrEqual(1999);
});
