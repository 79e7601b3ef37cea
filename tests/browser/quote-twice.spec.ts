import type { Page, Route } from '@playwright/test';
import { expect, failed, sendPath, test, visitor } from './form.ts';

// A request can arrive late, twice or never: the page says so, and confirms only the version that the form shows.

const corrected = '(904) 555-0199';
const earlierArrived = (page: Page) =>
  page.getByRole('main').getByText('We received your request as it was before your last changes.');
const mayHaveArrived = (page: Page) => page.getByText('It may have reached us all the same.');
// Always reports being online, because the site assumes that a request sent while offline cannot have arrived.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })),
);

/** End of the message in a request that may be a duplicate. */
const sentAgain = /\(Sent again: an earlier version, sent on .+, may have reached you too\.\)$/;

test('a correction after a stalled send is sent separately, and confirmed on its own', async ({ page, form }) => {
  const { params, answer } = await form.hold();
  await form.sendInStillTime();
  await page.clock.runFor(20_000);
  await expect(mayHaveArrived(page)).toBeVisible();
  await form.fill('Phone', corrected);
  await form.submit.click();
  await expect.poll(() => params.length).toBe(2);
  expect(params[0]).toMatchObject({ phone: visitor.Phone, message: visitor['Additional notes (optional)'] });
  expect(params[1]).toMatchObject({ phone: corrected, message: expect.stringMatching(sentAgain) });
  expect(params[1]?.message).toContain(visitor['Additional notes (optional)']);
  await answer(0);
  await expect(earlierArrived(page)).toBeVisible();
  await expect(form.sending).toBeVisible();
  await answer(1);
  await expect(form.confirmation).toBeFocused();
  await expect(page.getByRole('main').locator('dl').filter({ hasText: 'Square footage' })).toContainText(corrected);
});

for (const when of ['while it is sent', 'after it failed'] as const)
  test(`a request edited ${when} keeps the edits when the first version arrives, and can be sent again`, async ({
    page,
    form,
  }) => {
    const { params, answer } = await form.hold();
    await form.sendInStillTime();
    if (when === 'after it failed') await page.clock.runFor(20_000);
    await form.fill('Phone', corrected);
    await answer(0);
    await expect(earlierArrived(page)).toBeVisible();
    await form.expectValues({ ...visitor, Phone: corrected });
    await form.submit.click();
    await expect.poll(() => params.length).toBe(2);
    expect(params[1]).toMatchObject({ phone: corrected, message: expect.stringMatching(sentAgain) });
    await answer(1);
    await expect(form.confirmation).toBeFocused();
  });

test('a notification on another page that an earlier version arrived leads back to the edited form', async ({
  page,
  form,
}) => {
  const { answer } = await form.hold();
  await form.send();
  await form.fill('Phone', corrected);
  await form.leave();
  await answer(0);
  await expect(form.notification).toContainText('before your last changes');
  await form.followNotification();
  await expect(earlierArrived(page)).toBeVisible();
  await form.expectValues({ ...visitor, Phone: corrected });
});

for (const [name, { answer, offline = false, may }] of Object.entries<{
  answer: (route: Route) => Promise<void>;
  offline?: boolean;
  /** Whether the first request may have arrived; if so, the page and the second request say so. */
  may: boolean;
}>({
  'a request whose answer is lost is reported as possibly received, and its retry says so': {
    answer: (route) => route.abort(),
    may: true,
  },
  'a request that the service refuses is not reported as possibly received': {
    answer: (route) => route.fulfill({ status: 403, body: 'no' }),
    may: false,
  },
  'a request sent while offline is not reported as possibly received': {
    answer: (route) => route.abort(),
    offline: true,
    may: false,
  },
}))
  test(name, async ({ page, form }) => {
    if (offline) await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route(sendPath, answer);
    await form.send();
    await expect(form.failure).toContainText(failed);
    await expect(mayHaveArrived(page)).toHaveCount(may ? 1 : 0);
    await page.unroute(sendPath);
    const requests = await form.takeAll();
    await form.again.click();
    await expect(form.confirmation).toBeFocused();
    expect(requests.map(({ template_params }) => sentAgain.test(template_params.message ?? ''))).toEqual([may]);
  });

test('a reload during the send asks first, and the form then says that the request may have arrived', async ({
  page,
  form,
  dialogs,
}) => {
  const asked = page.waitForRequest(sendPath);
  await form.hold();
  await form.send();
  await asked;
  await page.reload();
  expect(dialogs).toEqual([expect.stringMatching(/^beforeunload/)]);
  await expect(form.offer).toContainText('You sent it, and it may already be with us.');
  await form.restore.click();
  await page.unroute(sendPath);
  const requests = await form.takeAll();
  await form.submit.click();
  await expect(form.confirmation).toBeFocused();
  expect(requests[0]?.template_params.message).toMatch(sentAgain);
  // The page does not ask before leaving, because the request has arrived.
  await page.reload();
  expect(dialogs).toHaveLength(1);
});

test('a reload before the request leaves asks first, and the form then does not say that it was sent', async ({
  page,
  form,
  dialogs,
}) => {
  const requests = await form.takeAll();
  await form.openFilled();
  // Holds the page's clock at 0, because the site sends nothing in a page's first two seconds.
  await page.evaluate(() => {
    performance.now = () => 0;
  });
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await page.reload();
  expect(dialogs).toEqual([expect.stringMatching(/^beforeunload/)]);
  await expect(form.offer).not.toContainText('You sent it');
  expect(requests).toEqual([]);
});

test('time that a page spends frozen does not count toward the send’s timeout', async ({ page, form, dialogs }) => {
  const { answer } = await form.hold();
  await form.sendInStillTime();
  // Skips 26 seconds, as if the page had been frozen until the visitor pressed Back or opened the laptop.
  await page.clock.fastForward(26_000);
  await expect(form.sending).toBeVisible();
  await answer();
  await expect(form.confirmation).toBeFocused();
  expect(dialogs).toEqual([]);
});
