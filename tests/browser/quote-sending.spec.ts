import type { Page } from '@playwright/test';
import { collectAlerts, expect, fill, fillForm, open, sendPath, sent, submitButton, test, visitor } from './site.ts';

const failed = 'Failed to send your request. Please try again or call us directly.';

async function expectConfirmation(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Quote Request Submitted!' });
  await expect(heading).toBeFocused();
  await expect(page.getByText(/contact you within 24 hours with a personalized quote/)).toHaveCount(1);
  await expect(page).toHaveTitle(/^Quote Request Submitted!/);
  // What others are told of the page stays.
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Get a Commercial/);
  await expect(page.locator('form')).toHaveCount(0);
}

async function expectValuesKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(visitor)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

test('status 200 shows the confirmation and sends exactly the ten parameters', async ({ page }) => {
  const requests: ReturnType<typeof sent>[] = [];
  await page.route(sendPath, (route) => {
    requests.push(sent(route));
    return route.fulfill({ body: 'OK' });
  });
  const alerts = collectAlerts(page);
  await open(page, '/contact');
  await fillForm(page);
  await submitButton(page).click();
  await expectConfirmation(page);
  expect(alerts).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.template_params).toEqual({
    businessType: 'warehouse',
    service: 'parking-lot-cleaning',
    squareFootage: '7500',
    businessName: 'Harbor Pines Logistics',
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '(904) 456-3851',
    address: '4200 Adamo Drive, Tampa, FL',
    message: 'Gate code at the office.',
    timestamp: expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{2}:\d{2}\s[AP]M$/),
  });
  // There is no way back but reloading.
  await page.reload();
  await expect(submitButton(page)).toBeDisabled();
});

test('a chosen "other" is sent as what the visitor wrote', async ({ page }) => {
  let params: Record<string, string> = {};
  await page.route(sendPath, (route) => {
    params = sent(route).template_params;
    return route.fulfill({ body: 'OK' });
  });
  await open(page, '/contact');
  await fillForm(page, { 'Business type': 'other', Service: 'other' });
  await page.getByLabel('Please describe your company or property').fill('Marina');
  await page.getByLabel('Please describe the work you need').fill('Boat ramp');
  await submitButton(page).click();
  await expectConfirmation(page);
  expect(params).toMatchObject({ businessType: 'Marina', service: 'Boat ramp' });
  expect(Object.keys(params)).toHaveLength(10);
});

for (const [answer, logged] of [
  [201, '201 <h1>no</h1>'],
  [500, '500 <h1>no</h1>'],
  ['broken connection', 'Failed to fetch'],
] as const) {
  test(`${answer}: the values stay, the failure is said, and a second try succeeds`, async ({ page, log }) => {
    let tries = 0;
    await page.route(sendPath, (route) => {
      tries += 1;
      if (tries > 1) return route.fulfill({ body: 'OK' });
      return typeof answer === 'number'
        ? route.fulfill({ status: answer, body: '<h1>no</h1>' })
        : route.abort('connectionreset');
    });
    const alerts = collectAlerts(page);
    await open(page, '/contact');
    await fillForm(page);
    await submitButton(page).click();
    const block = page.getByRole('alert');
    await expect(block).toContainText(failed);
    await expect.poll(() => alerts).toEqual([`alert: ${failed}`]);
    await expect(page.getByText(failed)).toHaveCount(1);
    expect(log.filter((line) => line.startsWith('The quote request'))).toEqual([
      `The quote request was not sent: ${logged}`,
    ]);
    // The form is the one it was: the block stands beside it, and the form has its one button.
    await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
    await expect(page.locator('form [type=submit]')).toHaveCount(1);
    await expectValuesKept(page);
    await expect(submitButton(page)).toBeFocused();
    await expect(block.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+18135550142');
    const letter = await block.getByRole('link', { name: 'Send It by E-mail' }).getAttribute('href');
    expect(decodeURIComponent(letter ?? '')).toContain('Business name: Harbor Pines Logistics');
    await block.getByRole('button', { name: 'Try Again' }).click();
    await expectConfirmation(page);
    expect(tries).toBe(2);
    expect(alerts).toHaveLength(1);
  });
}

test('the block of a failed send goes when the visitor edits', async ({ page }) => {
  await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'no' }));
  collectAlerts(page);
  await open(page, '/contact');
  await fillForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await fill(page, 'Phone', '727 555 0100');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(submitButton(page)).toBeEnabled();
});

const elsewhere = {
  200: 'We have received your quote request.',
  500: 'Your quote request was not sent. Every word of it is kept.',
};

for (const [status, notice] of Object.entries(elsewhere))
  test(`an answer of ${status} on another page is told there, and the contact page shows what became of it`, async ({
    page,
    log,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(sendPath, async (route) => {
      await held.promise;
      await route.fulfill({ status: Number(status), body: 'no' });
    });
    const alerts = collectAlerts(page);
    await open(page, '/contact');
    await fillForm(page);
    await submitButton(page).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    held.resolve();
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
      await expectValuesKept(page);
      await expect(submitButton(page)).toBeEnabled();
    } else {
      const confirmation = page.getByRole('heading', { name: 'Quote Request Submitted!' });
      await expect(confirmation).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await expect(confirmation).toBeVisible();
      await page.reload();
      await expect(submitButton(page)).toBeDisabled();
    }
  });

test('no answer within 20 seconds counts as failed, and a late 200 still confirms', async ({ page }) => {
  await page.clock.install();
  let answer = () => {};
  await page.route(sendPath, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ body: 'OK' });
  });
  const alerts = collectAlerts(page);
  await open(page, '/contact');
  await fillForm(page);
  // From here on time stands still but for what the test lets pass.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const asked = page.waitForRequest(sendPath);
  await submitButton(page).click();
  await asked;
  await expect(page.getByText('Sending...')).toHaveCount(1);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(19_999);
  await expect(page.getByText('Sending...')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect.poll(() => alerts).toEqual([`alert: ${failed}`]);
  await expectValuesKept(page);
  await expect(submitButton(page)).toBeEnabled();
  answer();
  await expectConfirmation(page);
});

for (const late of [true, false])
  test(`Try Again waits for the request without an answer; ${late ? 'its late yes is the confirmation' : 'only after 20 seconds more it is sent anew'}`, async ({
    page,
  }) => {
    await page.clock.install();
    const answers: (() => void)[] = [];
    await page.route(sendPath, async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.fulfill({ body: 'OK' });
    });
    collectAlerts(page);
    await open(page, '/contact');
    await fillForm(page);
    // From here on time stands still but for what the test lets pass.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await submitButton(page).click();
    await expect.poll(() => answers.length).toBe(1);
    await page.clock.runFor(20_000);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Sending...')).toBeVisible();
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
  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }));
  const alerts = collectAlerts(page);
  let blocked = true;
  await page.route(/\/assets\/es-.*\.js$/, (route) => (blocked ? route.abort() : route.continue()));
  await open(page, '/contact');
  await fillForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect.poll(() => alerts).toHaveLength(1);
  await expectValuesKept(page);
  blocked = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectConfirmation(page);
});

test('ten fast clicks send once', async ({ page }) => {
  let tries = 0;
  await page.route(sendPath, async (route) => {
    tries += 1;
    await route.fulfill({ body: 'OK' });
  });
  await open(page, '/contact');
  await fillForm(page);
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await expectConfirmation(page);
  expect(tries).toBe(1);
});

test('Enter and a click while it is being sent send once', async ({ page }) => {
  let tries = 0;
  const held = Promise.withResolvers<void>();
  await page.route(sendPath, async (route) => {
    tries += 1;
    await held.promise;
    await route.fulfill({ body: 'OK' });
  });
  await open(page, '/contact');
  await fillForm(page);
  await page.getByLabel('Phone').press('Enter');
  // The words stand in the line that is told to screen readers; the button loses the focus when it is disabled.
  await expect(page.getByText('Sending...').locator('..')).toBeFocused();
  await page.getByLabel('Phone').press('Enter');
  await submitButton(page).click({ force: true });
  held.resolve();
  await expectConfirmation(page);
  expect(tries).toBe(1);
});
