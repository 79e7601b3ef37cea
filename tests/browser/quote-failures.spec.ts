import type { Page, Route } from '@playwright/test';
import { callHref, company, links } from '../owner.ts';
import {
  answersToGo,
  collectAlerts,
  collectRequests,
  confirmation,
  draftOffer,
  expect,
  expectValues,
  failed,
  fillForm,
  footerLink,
  holdAnswers,
  open,
  openFilled,
  sendForm,
  sendPath,
  submitButton,
  test,
  visitor,
} from './site.ts';

// Whatever happens, the request ends with the company or stays on the visitor's screen with a way on.

interface Fault {
  /** What becomes of the request, while the fault lasts. */
  answer: (route: Route) => Promise<unknown>;
  /** What is logged of it. */
  logged: string;
  /** Brings the fault about on the filled form. */
  before?: (page: Page) => Promise<unknown>;
}

const answerWith = (status: number, body = 'no'): Fault => ({
  answer: (route) => route.fulfill({ status, contentType: 'text/html', body }),
  logged: `${status} ${body}`,
});
const breakOff = (code: string): Fault => ({ answer: (route) => route.abort(code), logged: 'Failed to fetch' });

const faults: Record<string, Fault> = {
  'offline before': {
    answer: (route) => route.continue(),
    logged: 'Failed to fetch',
    before: (page) => page.context().setOffline(true),
  },
  'offline during': {
    async answer(route) {
      await route.request().frame().page().context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    logged: 'Failed to fetch',
  },
  'name not resolved': breakOff('namenotresolved'),
  'connection refused': breakOff('connectionrefused'),
  'connection reset': breakOff('connectionreset'),
  '451 Unavailable For Headless Browser': answerWith(451),
  '403 Forbidden': answerWith(403),
  '429 Too Many Requests': answerWith(429),
  '412 from the service': answerWith(412),
  '500 with HTML': answerWith(500, '<!doctype html><h1>Oops</h1>'),
  '201 with HTML': answerWith(201, '<h1>no</h1>'),
  '204 without a word': answerWith(204, ''),
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

for (const [name, { answer, logged, before }] of Object.entries(faults)) {
  test(`${name}: the values stay, the failure is said, there is a way on`, async ({ page, log }) => {
    const alerts = collectAlerts(page);
    await page.route(sendPath, answer);
    await openFilled(page);
    await before?.(page);
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
    await expectValues(page);
    await expect(submitButton(page)).toBeFocused();
    await expect(block.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute('href', callHref);
    const letter = (await block.getByRole('link', { name: 'Send It by Email' }).getAttribute('href')) ?? '';
    expect(letter).toContain(`mailto:${company.email}?`);
    expect(decodeURIComponent(letter)).toContain(`Business name: ${visitor['Business name']}`);
    // Once the fault is over, the same words go out.
    await page.context().setOffline(false);
    await page.unroute(sendPath);
    const requests = await collectRequests(page);
    await block.getByRole('button', { name: 'Try Again' }).click();
    await expect(confirmation(page)).toBeFocused();
    expect(requests).toHaveLength(1);
    expect(alerts).toHaveLength(1);
  });
}

test('200 with anything in it is the service’s yes', async ({ page }) => {
  await page.route(sendPath, answerWith(200, '<!doctype html>{"').answer);
  await sendForm(page);
  await expect(confirmation(page)).toBeFocused();
});

test('the app does not load: the page reads and walks, the form says what to do, and a later try brings it', async ({
  page,
}) => {
  let gone = true;
  await page.route(/\/assets\/client-.*\.js/, (route) => (gone ? route.abort() : route.continue()));
  await page.goto('/contact');
  const note = page.getByRole('alert').filter({ hasText: "Part of this page didn't load" });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: company.phone })).toBeVisible();
  await page.getByLabel('Contact name').fill('Ana Ruiz');
  await footerLink(page, links.service.label).click();
  await expect(page).toHaveURL(links.service.to);
  await page.goBack();
  await expect(note).toBeVisible();
  gone = false;
  await page.getByLabel('Contact name').fill('Ana Ruiz');
  await expect(answersToGo(page, 7)).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(page.getByLabel('Contact name')).toHaveValue('Ana Ruiz');
});

for (const part of ['client', 'contact'])
  test(`a browser that never asks again for “${part}” reloads the page, and what was typed is offered`, async ({
    page,
  }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    // As Firefox does: within one document the script stays refused, though it can be had.
    await page.route(new RegExp(`/assets/${part}-.*\\.js`), (route) =>
      loads === 1 && route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await page.goto('/contact');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Contact name').evaluate((field: HTMLInputElement) => {
      field.value = 'Ana Ruiz';
    });
    await page.getByLabel('Contact name').press('Tab');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Contact name')).toHaveValue('Ana Ruiz');
    expect(loads).toBe(2);
  });

test('the boot script does not come: after some seconds the form says so, and with the app it never does', async ({
  page,
}) => {
  const note = page.getByText("Part of this page didn't load");
  // What time would bring, at once.
  const waitLong = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation.effect?.getTiming().delay) animation.finish();
    });
  await page.route(/\/assets\/boot-/, (route) => route.abort());
  await page.goto('/contact');
  await expect(note).toBeHidden();
  await waitLong();
  await expect(note).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: company.phone })).toBeVisible();
  await page.unroute(/\/assets\/boot-/);
  await open(page, '/contact');
  await waitLong();
  await expect(note).toHaveCount(0);
});

for (const part of ['contact', 'react-dom']) {
  test(`the app loads but for its part “${part}”: the form says what to do, and the next touch brings it`, async ({
    page,
  }) => {
    let gone = true;
    await page.route(new RegExp(`/assets/${part}-.*\\.js`), (route) => (gone ? route.abort() : route.continue()));
    await page.goto('/contact');
    const note = page.getByRole('alert').filter({ hasText: "Part of this page didn't load" });
    await expect(note).toBeVisible();
    await page.getByLabel('Contact name').fill('Ana Ruiz');
    await expect(note).toBeVisible();
    gone = false;
    // A touch that falls into a try that is failing is not another try; a person touches again.
    await expect(async () => {
      await page.getByLabel('Email').focus();
      await page.getByLabel('Phone').focus();
      await expect(answersToGo(page, 7)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await expect(note).toHaveCount(0);
    await expect(page.getByLabel('Contact name')).toHaveValue('Ana Ruiz');
  });
}

test('a page in the background goes on sending', async ({ page, context }) => {
  const answer = await holdAnswers(page);
  await sendForm(page);
  const other = await context.newPage();
  await other.goto('/about');
  await other.bringToFront();
  answer();
  await expect(confirmation(page)).toHaveCount(1);
});

test('two tabs keep two requests apart', async ({ page, context }) => {
  await openFilled(page);
  const other = await context.newPage();
  await open(other, '/contact');
  await expect(draftOffer(other)).toHaveCount(0);
  await fillForm(other, { 'Business name': 'Another Plaza' });
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectValues(page);
  await expect(other.getByLabel('Business name')).toHaveValue('Another Plaza');
});

test('away to another site and back: nothing is lost', async ({ page }) => {
  await openFilled(page);
  await page.goto('https://elsewhere.example/');
  await page.goBack();
  const restore = page.getByRole('button', { name: 'Restore' });
  const name = page.getByLabel('Contact name');
  // The browser may have kept the page as it was; if not, the draft is offered.
  await expect(async () => {
    if ((await name.inputValue()) !== visitor['Contact name']) await restore.click({ timeout: 1000 });
    await expectValues(page);
  }).toPass({ timeout: 20_000 });
});
