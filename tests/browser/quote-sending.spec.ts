import type { ContactPage } from '../../src/content/schema.ts';
import { company, quote, recordOf, services } from '../owner.ts';
import { expect, failed, marina, type QuoteForm, test, visitorParams } from './form.ts';
import { boxOf, h1 } from './parts.ts';

async function expectConfirmation({ page, confirmation }: QuoteForm): Promise<void> {
  await expect(confirmation).toBeFocused();
  await expect(page.getByText(/contact you within 24 hours with a personalized quote/)).toHaveCount(1);
  await expect(page).toHaveTitle(/^Quote Request Submitted!/);
  await expect(page.locator('form')).toHaveCount(0);
}

/** Expects a reload to show an empty form. */
async function expectForgotten(form: QuoteForm): Promise<void> {
  await form.reload();
  await expect(form.submit).toBeDisabled();
  await expect(form.offer).toHaveCount(0);
}

test('an accepted request is confirmed with its labels; the service gets ten parameters, and analytics no answers', async ({
  page,
  form,
  dialogs,
}) => {
  const requests = await form.takeAll();
  const size = quote.squareFootages.at(-1) ?? { value: '', label: '' };
  await form.openFilled({ ...marina, 'Square footage': size.value });
  const told = page.locator('meta[property="og:title"]');
  const title = (await told.getAttribute('content')) ?? '';
  expect(title).not.toBe('');
  await page.evaluate(() => {
    addEventListener('quote:sent', (event) => {
      Object.assign(window, { heard: ['detail' in event, Object.keys(event).join()] });
    });
  });
  expect(await page.evaluate('window.heard')).toBeUndefined();
  await form.submit.click();
  await expectConfirmation(form);
  expect(await page.evaluate('window.heard')).toEqual([false, 'isTrusted']);
  // The confirmation changes the page's title, but must not change the title for social cards.
  await expect(told).toHaveAttribute('content', title);
  expect(dialogs).toEqual([]);
  expect(requests).toHaveLength(1);
  const params = { ...visitorParams, businessType: 'Marina', squareFootage: size.value };
  expect(requests[0]?.template_params).toEqual({
    ...params,
    timestamp: expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{2}:\d{2}\s[AP]M$/),
  });

  const main = page.getByRole('main');
  const sent = main.locator('dl').filter({ hasText: 'Square footage' });
  const service = services.find(({ value }) => value === params.service);
  for (const words of [size.label, service?.label ?? '', 'Marina', params.message])
    await expect(sent).toContainText(words);
  for (const value of [size.value, params.service, 'other'])
    await expect(sent.getByText(value, { exact: true })).toHaveCount(0);
  const steps = main.getByRole('listitem').filter({ hasText: /^\d[A-Z]/ });
  await expect(steps).toHaveText([/We read it/, /We may visit/, /quote/]);
  await expect(h1(page)).toHaveText(recordOf<ContactPage>('/contact').hero.heading);
  await expect(main.getByText('Here’s what happens next, and what you sent.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Email them' })).toHaveAttribute(
    'href',
    `mailto:${company.email}?subject=Photos%20for%20our%20quote%20request%3A%20Harbor%20Pines%20Logistics`,
  );
  await expect(main.getByRole('link', { name: company.phone })).not.toHaveCount(0);
  // Only a reload brings the form back.
  await expectForgotten(form);
});

test('a success on another page shows a notification at the bottom right, which leads to the confirmation', async ({
  page,
  form,
  dialogs,
}) => {
  const { answer } = await form.hold();
  await form.send();
  await form.leave();
  await form.comeBack();
  await form.expectValues();
  await expect(form.sending).toBeVisible();
  await form.leave();
  await answer();
  const notification = form.notification.getByRole('listitem');
  await expect(notification).toContainText('We have received your quote request.');
  await expect(notification).toBeInViewport({ ratio: 1 });
  const { right, bottom } = await boxOf(notification);
  expect(right).toBeGreaterThan(1200);
  expect(bottom).toBeGreaterThan(820);
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-sonner-theme', 'light');
  await page.keyboard.press('Alt+KeyT');
  await expect(form.notification.getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const show = notification.getByRole('button', { name: 'Show' });
  await expect(show).toBeFocused();
  await expect(show).toHaveCSS('outline-style', 'solid');
  await form.followNotification();
  await expect(form.confirmation).toBeVisible();
  await form.leave();
  await page.goBack();
  await expect(form.confirmation).toBeVisible();
  expect(dialogs).toEqual([]);
  await expectForgotten(form);
});

test('a failure on another page shows a notification and keeps all answers; the next edit clears the error', async ({
  form,
  dialogs,
  log,
}) => {
  const { answer } = await form.hold(500);
  await form.send();
  await form.leave();
  await answer();
  await expect(form.notification).toContainText('We couldn’t send your quote request. Everything you typed is still');
  await expect.poll(() => dialogs).toEqual([`alert: ${failed}`]);
  expect(log).toContain('The quote request was not sent: 500 no');
  await form.followNotification();
  await expect(form.failure).toContainText(failed);
  await form.expectValues();
  await form.fill('Phone', '727 555 0100');
  await expect(form.failure).toHaveCount(0);
  await expect(form.submit).toBeEnabled();
});

test('20 seconds without an answer count as failed, not those of a frozen page, and a late 200 still confirms', async ({
  page,
  form,
  dialogs,
}) => {
  const { answer } = await form.hold();
  await form.sendInStillTime();
  await expect(form.submit).toBeDisabled();
  // Skips 26 seconds, as a page frozen in the back/forward cache or a closed laptop does: only one of them counts.
  await page.clock.fastForward(26_000);
  await page.clock.runFor(18_999);
  await expect(form.sending).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.failure).toContainText(failed);
  await expect.poll(() => dialogs).toEqual([`alert: ${failed}`]);
  await form.expectValues();
  await expect(form.submit).toBeEnabled();
  await answer();
  await expectConfirmation(form);
});

for (const late of [true, false])
  test(`Try Again ${late ? 'does not resend if an answer' : 'resends if no answer'} comes within 20 seconds`, async ({
    page,
    form,
  }) => {
    const { params, answer } = await form.hold();
    await form.sendInStillTime();
    await page.clock.runFor(20_000);
    await form.again.click();
    await expect(form.sending).toBeVisible();
    await page.clock.runFor(19_999);
    expect(params).toHaveLength(1);
    if (!late) await page.clock.runFor(1);
    await answer(late ? 0 : 1);
    await expectConfirmation(form);
    expect(params).toHaveLength(late ? 1 : 2);
  });

test('ten fast clicks, then Enter and a click during the send, send the request only once', async ({ page, form }) => {
  const { params, answer } = await form.hold();
  await form.openFilled();
  await form.submit.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  // The status line, a live region, takes the focus, because the disabled button loses it.
  await expect(form.sending.locator('..')).toBeFocused();
  await form.field('Phone').press('Enter');
  await form.submit.click({ force: true });
  await answer();
  await expectConfirmation(form);
  expect(params).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
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
