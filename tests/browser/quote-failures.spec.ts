import type { Locator, Page, Route } from '@playwright/test';
import { callHref, company, quote, site } from '../owner.ts';
import { expect, failed, sendPath, test, visitor } from './form.ts';

// Whatever fails, the request either reaches the company or stays on the screen, with another way to send it.

interface Fault {
  /** Answer to the request while the fault lasts. */
  answer: (route: Route) => Promise<unknown>;
  /** Reason that must stand at the end of the line in the console. */
  logged: string;
  /** Causes the fault once the form is filled. */
  before?: (page: Page) => Promise<unknown>;
}

const answerWith = (status: number, body = 'no'): Fault => ({
  answer: (route) => route.fulfill({ status, contentType: 'text/html', body }),
  logged: `${status} ${body}`,
});

const faults: Record<string, Fault> = {
  'offline before the send': {
    answer: (route) => route.continue(),
    logged: 'Failed to fetch',
    before: (page) => page.context().setOffline(true),
  },
  'offline during the send': {
    async answer(route) {
      await route.request().frame().page().context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    logged: 'Failed to fetch',
  },
  'connection reset': { answer: (route) => route.abort('connectionreset'), logged: 'Failed to fetch' },
  '451 Unavailable For Headless Browser': answerWith(451),
  '412 from the service': answerWith(412),
  '500 with HTML': answerWith(500, '<!doctype html><h1>Oops</h1>'),
  '201 with HTML': answerWith(201, '<h1>no</h1>'),
  '204 without a body': answerWith(204, ''),
  '500, with storage full': {
    ...answerWith(500),
    before: (page) =>
      page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
};

/** Background color of a button at the end of its transitions, which a busy browser would show too late. */
const colorOf = (button: Locator) =>
  button.evaluate((element) => {
    for (const transition of element.getAnimations()) transition.finish();
    return getComputedStyle(element).backgroundColor;
  });

test('after any send failure, the form keeps all answers and offers phone, email and a retry, which works', async ({
  page,
  form,
  dialogs,
  log,
}) => {
  // Pretends to be online, even on a machine without a network, because the site records no send while offline.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await form.open();
  const pale = await colorOf(form.submit);
  await form.fillAll();
  await expect.poll(() => colorOf(form.submit)).not.toBe(pale);
  const bright = await colorOf(form.submit);
  for (const [name, { answer, logged, before }] of Object.entries(faults))
    await test.step(name, async () => {
      dialogs.length = 0;
      log.length = 0;
      await page.route(sendPath, answer);
      await before?.(page);
      await form.submit.click();
      await expect(form.failure).toContainText(failed);
      await expect.poll(() => dialogs).toEqual([`alert: ${failed}`]);
      await expect(page.getByText(failed)).toHaveCount(1);
      expect(log.filter((line) => line.startsWith('The quote request'))).toEqual([
        `The quote request was not sent: ${logged}`,
      ]);
      // The failure notice is beside the form, not in it, and the form still has its one submit button.
      await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
      await expect(page.locator('form [type=submit]')).toHaveCount(1);
      await expect(page.locator('form').getByText(quote.words.kept)).toBeVisible();
      await form.expectValues();
      await expect(form.submit).toBeFocused();
      await page.context().setOffline(false);
      await page.unroute(sendPath);
    });
  await expect(form.failure.getByRole('link', { name: `${site.bar.callLabel} ${company.phone}` })).toHaveAttribute(
    'href',
    callHref,
  );
  const letter = (await form.failure.getByRole('link', { name: 'Send It by Email' }).getAttribute('href')) ?? '';
  expect(letter).toContain(`mailto:${company.email}?`);
  expect(decodeURIComponent(letter)).toContain(`Business name: ${visitor['Business name']}`);
  // The retry has the color that the form's own button had. A button under the mouse has another color.
  await page.mouse.move(0, 0);
  await expect.poll(() => colorOf(form.again)).toBe(bright);
  await expect.poll(() => colorOf(form.submit)).not.toBe(bright);
  const requests = await form.takeAll();
  await form.again.click();
  await expect(form.confirmation).toBeFocused();
  expect(requests).toHaveLength(1);
  expect(dialogs).toHaveLength(1);
});

const missing = 'Part of this page didn’t load';

for (const part of ['client', 'contact'])
  test(`if the “${part}” script fails to load, the form says so, and the next interaction loads it`, async ({
    page,
    form,
  }) => {
    const script = new RegExp(`/assets/${part}-.*\\.js`);
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    const note = form.failure.filter({ hasText: missing });
    await expect(note.getByRole('link', { name: company.phone })).toBeVisible();
    await form.fill('Contact name', 'Ana Ruiz');
    await expect(note).toBeVisible();
    await page.unroute(script);
    // Repeats the interaction, because one during a failing load starts no new load.
    await expect(async () => {
      await form.field('Email').focus();
      await form.field('Phone').focus();
      await expect(form.toGo(7).or(form.restore)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    // Chromium 150 loads a refused script only after a reload; the form then offers to restore what was typed.
    if (await form.restore.isVisible()) await form.restore.click();
    await expect(note).toHaveCount(0);
    await form.expectValues({ 'Contact name': 'Ana Ruiz' });
  });

test('if the boot script does not load, the form says so after a few seconds', async ({ page, form }) => {
  const note = page.getByText(missing);
  // Skips the delay after which the note appears.
  const waitLong = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation.effect?.getTiming().delay) animation.finish();
    });
  await page.route(/\/assets\/boot-/, (route) => route.abort());
  await page.goto('/contact');
  await expect(note).toBeHidden();
  await waitLong();
  await expect(note).toBeVisible();
  await expect(form.failure.getByRole('link', { name: company.phone })).toBeVisible();
  await page.unroute(/\/assets\/boot-/);
  await form.open();
  await waitLong();
  await expect(note).toHaveCount(0);
});
