import type { Locator, Page, Route } from '@playwright/test';
import { expect, failed, sendPath, test, visitor } from './form.ts';

// A request can arrive late, twice or never: the page says so, and confirms only the version that the form shows.

test.use({ contextOptions: {} });

const corrected = '(904) 555-0199';
const earlierArrived = (page: Page) =>
  page.getByRole('main').getByText('We received your request as it was before your last changes.');
const mayHaveArrived = (page: Page) => page.getByText('It may have reached us anyway.');
/** Makes the open page believe that it is online or offline. */
const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((value) => Object.defineProperty(navigator, 'onLine', { configurable: true, value }), isOnline);
// Online even on a machine without a network, because the site assumes that nothing sent while offline can arrive.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })),
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

test('edits during a send survive the arrival of the first version on another page, and can be sent again', async ({
  page,
  form,
}) => {
  const { params, answer } = await form.hold();
  await form.send();
  await form.fill('Phone', corrected);
  await form.leave();
  await answer(0);
  await expect(form.notification).toContainText('before your last changes');
  await form.followNotification();
  await expect(earlierArrived(page)).toBeVisible();
  await form.expectValues({ ...visitor, Phone: corrected });
  await form.submit.click();
  await expect.poll(() => params.length).toBe(2);
  expect(params[1]).toMatchObject({ phone: corrected, message: expect.stringMatching(sentAgain) });
  await answer(1);
  await expect(form.confirmation).toBeFocused();
});

test('only a request whose answer is lost is reported as possibly received, and only its retry says so', async ({
  page,
  form,
}) => {
  const again: boolean[] = [];
  let answer = (route: Route) => route.fulfill({ status: 403, body: 'no' });
  await page.route(sendPath, (route) => {
    again.push(sentAgain.test(route.request().postDataJSON().template_params.message));
    return answer(route);
  });
  const expectFailure = async (button: Locator, mayHave: boolean) => {
    const asked = page.waitForRequest(sendPath);
    await button.click();
    await asked;
    await expect(form.failure).toContainText(failed);
    await expect(mayHaveArrived(page)).toHaveCount(mayHave ? 1 : 0);
  };
  await form.openFilled();
  await expectFailure(form.submit, false);
  answer = (route) => route.abort();
  await setOnline(page, false);
  await expectFailure(form.again, false);
  await setOnline(page, true);
  await expectFailure(form.again, true);
  answer = (route) => route.fulfill({ body: 'OK' });
  await form.again.click();
  await expect(form.confirmation).toBeFocused();
  expect(again).toEqual([false, false, false, true]);
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
