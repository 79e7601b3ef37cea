import type { Page, Route } from '@playwright/test';
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
  holdEach,
  mainLink,
  openFilled,
  sendForm,
  sendInStillTime,
  sending,
  sendPath,
  submitButton,
  test,
  visitor,
} from './site.ts';

// What may arrive late, twice or not at all: the page says which, and confirms only what it shows.

const corrected = '(904) 555-0199';
const earlierArrived = (page: Page) =>
  page.getByRole('main').getByText('We received your request as it was before your last changes.');
const mayHaveArrived = (page: Page) => page.getByText('It may have reached us all the same.');
// To its browser a machine without a network is offline, and nothing that it sends can arrive.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })),
);

/** How the message of a request ends that may be the second. */
const sentAgain = /\(Sent again: an earlier version, sent on .+, may have reached you too\.\)$/;

test('a correction after a stalled send is sent itself, and no late yes to the first words confirms it', async ({
  page,
}) => {
  const { params, answer } = await holdEach(page);
  collectAlerts(page);
  await sendInStillTime(page);
  await page.clock.runFor(20_000);
  await expect(mayHaveArrived(page)).toBeVisible();
  await fill(page, 'Phone', corrected);
  await submitButton(page).click();
  await expect.poll(() => params.length).toBe(2);
  expect(params[0]).toMatchObject({ phone: visitor.Phone, message: visitor['Additional notes (optional)'] });
  expect(params[1]).toMatchObject({ phone: corrected, message: expect.stringMatching(sentAgain) });
  expect(params[1]?.message).toContain(visitor['Additional notes (optional)']);
  await answer(0);
  await expect(earlierArrived(page)).toBeVisible();
  await expect(sending(page)).toBeVisible();
  await answer(1);
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByRole('main').locator('dl').filter({ hasText: 'Square footage' })).toContainText(corrected);
});

for (const when of ['while it is sent', 'after it failed'] as const)
  test(`words changed ${when} stay in the form when the earlier ones arrive, and can be sent`, async ({ page }) => {
    const { params, answer } = await holdEach(page);
    collectAlerts(page);
    await sendInStillTime(page);
    if (when === 'after it failed') await page.clock.runFor(20_000);
    await fill(page, 'Phone', corrected);
    await answer(0);
    await expect(earlierArrived(page)).toBeVisible();
    await expectValues(page, { ...visitor, Phone: corrected });
    await submitButton(page).click();
    await expect.poll(() => params.length).toBe(2);
    expect(params[1]).toMatchObject({ phone: corrected, message: expect.stringMatching(sentAgain) });
    await answer(1);
    await expect(confirmation(page)).toBeFocused();
  });

test('changed words are in the form again for who hears elsewhere that the earlier ones arrived', async ({ page }) => {
  const { answer } = await holdEach(page);
  await sendForm(page);
  await fill(page, 'Phone', corrected);
  await mainLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await answer(0);
  const notification = page.getByRole('region', { name: /^Notifications/ });
  await expect(notification).toContainText('before your last changes');
  await notification.getByRole('button', { name: 'Show' }).click();
  await expect(earlierArrived(page)).toBeVisible();
  await expectValues(page, { ...visitor, Phone: corrected });
});

/** Fails to send the form, says so, and sends it again. @returns whether the page said that it may have arrived, and the second request */
async function failAndRetry(page: Page, fault: (route: Route) => Promise<void>) {
  collectAlerts(page);
  await page.route(sendPath, fault);
  await openFilled(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText(failed);
  const doubted = (await mayHaveArrived(page).count()) > 0;
  await page.unroute(sendPath);
  const requests = await collectRequests(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(confirmation(page)).toBeFocused();
  expect(requests).toHaveLength(1);
  return { doubted, again: sentAgain.test(requests[0]?.template_params.message ?? '') };
}

test('an answer lost on the line may have arrived: the page says so, and so does the second request', async ({
  page,
}) => {
  expect(await failAndRetry(page, (route) => route.abort())).toEqual({ doubted: true, again: true });
});

test('what the service refused has not arrived', async ({ page }) => {
  const refuse = (route: Route) => route.fulfill({ status: 403, body: 'no' });
  expect(await failAndRetry(page, refuse)).toEqual({ doubted: false, again: false });
});

test('what was sent offline has not arrived', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  expect(await failAndRetry(page, (route) => route.abort())).toEqual({ doubted: false, again: false });
});

test('who reloads while it is sent is asked first; the offer then says that it may have arrived', async ({ page }) => {
  const dialogs = collectAlerts(page);
  const asked = page.waitForRequest(sendPath);
  await holdAnswers(page);
  await sendForm(page);
  await asked;
  await page.reload();
  expect(dialogs).toEqual([expect.stringMatching(/^beforeunload/)]);
  await expect(draftOffer(page)).toContainText('You sent it, and it may already be with us.');
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.unroute(sendPath);
  const requests = await collectRequests(page);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeFocused();
  expect(requests[0]?.template_params.message).toMatch(sentAgain);
  // Nothing is asked of who leaves a request that is with the company.
  await page.reload();
  expect(dialogs).toHaveLength(1);
});

test('who leaves before it has left is asked, and nothing is said to have arrived', async ({ page }) => {
  const dialogs = collectAlerts(page);
  const requests = await collectRequests(page);
  await openFilled(page);
  // As if the page had only just come: for two seconds nothing is sent.
  await page.evaluate(() => {
    performance.now = () => 0;
  });
  await submitButton(page).click();
  await expect(sending(page)).toBeVisible();
  await page.reload();
  expect(dialogs).toEqual([expect.stringMatching(/^beforeunload/)]);
  await expect(draftOffer(page)).not.toContainText('You sent it');
  expect(requests).toEqual([]);
});

test('a page that was frozen while it sent does not take the time away for a failure', async ({ page }) => {
  const answer = await holdAnswers(page);
  const alerts = collectAlerts(page);
  await sendInStillTime(page);
  // As Back brings a page after half a minute on another site, or a lid that is opened.
  await page.clock.fastForward(26_000);
  await expect(sending(page)).toBeVisible();
  answer();
  await expect(confirmation(page)).toBeFocused();
  expect(alerts).toEqual([]);
});
