import type { Page } from '@playwright/test';
import {
  collectAlerts,
  collectRequests,
  confirmation,
  draftOffer,
  expect,
  expectValues,
  failed,
  fill,
  holdAnswers,
  hydrated,
  mainLink,
  marina,
  openFilled,
  sendForm,
  sendInStillTime,
  sending,
  sendPath,
  submitButton,
  test,
  visitorParams,
} from './site.ts';

async function expectConfirmation(page: Page): Promise<void> {
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByText(/contact you within 24 hours with a personalized quote/)).toHaveCount(1);
  await expect(page).toHaveTitle(/^Quote Request Submitted!/);
  await expect(page.locator('form')).toHaveCount(0);
}

/** Expects a page that is reloaded to know nothing of the request that was sent. */
async function expectForgotten(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
  await expect(submitButton(page)).toBeDisabled();
  await expect(draftOffer(page)).toHaveCount(0);
}

test('status 200 shows the confirmation and sends exactly the ten parameters', async ({ page }) => {
  const requests = await collectRequests(page);
  const alerts = collectAlerts(page);
  await openFilled(page);
  const told = page.locator('meta[property="og:title"]');
  const title = (await told.getAttribute('content')) ?? '';
  expect(title).not.toBe('');
  await submitButton(page).click();
  await expectConfirmation(page);
  // What others are told of the page stays.
  await expect(told).toHaveAttribute('content', title);
  expect(alerts).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.template_params).toEqual({
    ...visitorParams,
    timestamp: expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{2}:\d{2}\s[AP]M$/),
  });
  // There is no way back but reloading.
  await expectForgotten(page);
});

test('a chosen "other" is sent as what the visitor wrote', async ({ page }) => {
  const requests = await collectRequests(page);
  await sendForm(page, { ...marina, Service: 'other', 'Please describe the work you need': 'Boat ramp' });
  await expectConfirmation(page);
  const params = requests[0]?.template_params ?? {};
  expect(params).toMatchObject({ businessType: 'Marina', service: 'Boat ramp' });
  expect(Object.keys(params)).toHaveLength(10);
});

test('the block of a failed send goes when the visitor edits', async ({ page }) => {
  (await holdAnswers(page, 500))();
  collectAlerts(page);
  await sendForm(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await fill(page, 'Phone', '727 555 0100');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(submitButton(page)).toBeEnabled();
});

const elsewhere = {
  200: 'We have received your quote request.',
  500: "We couldn't send your quote request. Everything you typed is still here.",
};

for (const [status, notice] of Object.entries(elsewhere))
  test(`an answer of ${status} on another page is told there, and the contact page shows what became of it`, async ({
    page,
    log,
  }) => {
    const answer = await holdAnswers(page, Number(status));
    const alerts = collectAlerts(page);
    await sendForm(page);
    await mainLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    answer();
    const notification = page.getByRole('region', { name: /^Notifications/ });
    await expect(notification).toContainText(notice);
    if (status === '500') {
      await expect.poll(() => alerts).toEqual([`alert: ${failed}`]);
      expect(log).toContain('The quote request was not sent: 500 no');
    } else expect(alerts).toEqual([]);
    await notification.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/contact');
    if (status === '500') {
      await expect(page.getByRole('alert')).toContainText(failed);
      await expectValues(page);
      await expect(submitButton(page)).toBeEnabled();
    } else {
      await expect(confirmation(page)).toBeVisible();
      await mainLink(page, 'About').click();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await expect(confirmation(page)).toBeVisible();
      await expectForgotten(page);
    }
  });

test('no answer within 20 seconds counts as failed, and a late 200 still confirms', async ({ page }) => {
  const answer = await holdAnswers(page);
  const alerts = collectAlerts(page);
  await sendInStillTime(page);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(19_999);
  await expect(sending(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect.poll(() => alerts).toEqual([`alert: ${failed}`]);
  await expectValues(page);
  await expect(submitButton(page)).toBeEnabled();
  answer();
  await expectConfirmation(page);
});

test('an answer just before the limit counts', async ({ page }) => {
  const answer = await holdAnswers(page);
  const alerts = collectAlerts(page);
  await sendInStillTime(page);
  await page.clock.runFor(19_500);
  answer();
  await expectConfirmation(page);
  expect(alerts).toEqual([]);
});

for (const late of [true, false])
  test(`Try Again waits for the request without an answer; ${late ? 'its late yes is the confirmation' : 'only after 20 seconds more it is sent again'}`, async ({
    page,
  }) => {
    const answers: (() => void)[] = [];
    await page.route(sendPath, async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.fulfill({ body: 'OK' });
    });
    collectAlerts(page);
    await sendInStillTime(page);
    await page.clock.runFor(20_000);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(19_999);
    expect(answers).toHaveLength(1);
    if (!late) {
      await page.clock.runFor(1);
      await expect.poll(() => answers.length).toBe(2);
    }
    answers.at(-1)?.();
    await expectConfirmation(page);
    expect(answers).toHaveLength(late ? 1 : 2);
  });

test('the client of the e-mail service failing to load counts as failed, and the next try loads it again', async ({
  page,
}) => {
  await collectRequests(page);
  const alerts = collectAlerts(page);
  let blocked = true;
  await page.route(/\/assets\/es-.*\.js$/, (route) => (blocked ? route.abort() : route.continue()));
  await sendForm(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect.poll(() => alerts).toHaveLength(1);
  await expectValues(page);
  blocked = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectConfirmation(page);
});

test('ten fast clicks send once', async ({ page }) => {
  const requests = await collectRequests(page);
  await openFilled(page);
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await expectConfirmation(page);
  expect(requests).toHaveLength(1);
});

test('Enter and a click while it is being sent send once', async ({ page }) => {
  const answer = await holdAnswers(page);
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/send')) tries += 1;
  });
  await openFilled(page);
  await page.getByLabel('Phone').press('Enter');
  // The words stand in the line that is told to screen readers; the button loses the focus when it is disabled.
  await expect(sending(page).locator('..')).toBeFocused();
  await page.getByLabel('Phone').press('Enter');
  await submitButton(page).click({ force: true });
  answer();
  await expectConfirmation(page);
  expect(tries).toBe(1);
});
