import type { Page } from '@playwright/test';
import { configuredPort } from '../../playwright.config.ts';
import { expectNoViolations } from './axe.ts';
import {
  answersToGo,
  collectAlerts,
  collectRequests,
  confirmation,
  expect,
  expectValues,
  failed,
  fillForm,
  fillInStillTime,
  holdApp,
  mainLink,
  open,
  sendForm,
  submitButton,
  test,
} from './site.ts';

test.use({ baseURL: `http://localhost:${configuredPort}` });

const googleScript = 'https://maps.googleapis.com/**';
const service = 'https://api.emailjs.com/api/v1.0/email/send';

/**
 * Google's script as the page sees it: two suggestions for anything typed, once `answers[text]` is over where it is set, and the
 * whole address on choice, once `held` is over.
 */
const fakeGoogle = `
  const prediction = (placeId, text) => ({ placePrediction: { placeId, text: { text },
    toPlace: () => ({ fetchFields: async () => {
      await window.held;
      return { place: { formattedAddress: text + ', USA' } };
    } }) } });
  window.asked = [];
  window.requests = [];
  let tokens = 0;
  google.maps.importLibrary = async () => ({
    AutocompleteSessionToken: class { number = ++tokens; },
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async (request) => {
      window.asked.push(request.input + ' ' + request.includedRegionCodes);
      window.requests.push({ ...request, sessionToken: request.sessionToken.number });
      await window.answers?.[request.input]?.promise;
      return { suggestions: [prediction('a', '1 Bay St, Tampa'), prediction('b', request.input + ' Ave, Largo')] };
    } },
  });
  google.maps.__ib__();
`;

/** Answers in Google's place. */
async function playGoogle(page: Page, body = fakeGoogle): Promise<void> {
  await page.route(googleScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Answers in Google's place, but not before the returned function is called. */
async function holdGoogle(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(googleScript, async (route) => {
    await held.promise;
    await route.fulfill({ contentType: 'text/javascript', body: fakeGoogle });
  });
  return held.resolve;
}

/** Google's reCAPTCHA as the page sees it: it doubts nobody, and gives a token on each request. */
const fakeRecaptcha = `
  let options;
  let tokens = 0;
  window.grecaptcha = {
    ready: (then) => then(),
    render: (place, given) => { options = given; return 0; },
    execute: () => options.callback(options.sitekey + ' ' + options.size + ' ' + ++tokens),
  };
`;
const recaptchaScript = 'https://www.google.com/recaptcha/**';

test.beforeEach(({ page }) =>
  page.route(recaptchaScript, (route) => route.fulfill({ contentType: 'text/javascript', body: fakeRecaptcha })),
);

const addressField = (page: Page) => page.getByLabel('Business address');
const addresses = (page: Page) => page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option');

/** Opens the form and types the beginning of an address; what comes before Google's script is looked up with it. */
async function askForAddresses(page: Page): Promise<void> {
  await playGoogle(page);
  await open(page, '/contact');
  await addressField(page).pressSequentially('1 Bay');
  await expect(addresses(page)).toHaveCount(2);
}

test('visits and requests are counted where the owner says so, and nothing of a visitor’s words', async ({ page }) => {
  const counted: Record<string, unknown>[] = [];
  await page.route('https://plausible.io/api/event', (route) => {
    counted.push(route.request().postDataJSON());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
  });
  await collectRequests(page, service);
  await open(page, '/about');
  await expect.poll(() => counted).toHaveLength(1);
  await mainLink(page, 'Contact').click();
  await expect.poll(() => counted).toHaveLength(2);
  await fillForm(page);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect.poll(() => counted).toHaveLength(3);
  const origin = new URL(page.url()).origin;
  const common = { domain: 'www.harborwash.com', referrer: null };
  expect(counted).toEqual([
    { name: 'pageview', url: `${origin}/about`, ...common },
    { name: 'pageview', url: `${origin}/contact`, ...common },
    { name: 'quote:sent', url: `${origin}/contact`, ...common },
  ]);
  expect(await page.evaluate(() => document.cookie + Object.keys(localStorage).join())).toBe('');
});

test('with its keys set, the site sends to EmailJS with the configured ids', async ({ page }) => {
  const requests = await collectRequests(page, service);
  await sendForm(page);
  await expect(confirmation(page)).toBeFocused();
  const ids = { user_id: 'test-public-key', service_id: 'test-service', template_id: 'test-template' };
  expect(requests).toEqual([expect.objectContaining(ids)]);
});

test('a refusal by CORS is a failure like any other', async ({ page }) => {
  const alerts = collectAlerts(page);
  await page.route(service, (route) =>
    route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': 'https://elsewhere.example' } }),
  );
  await sendForm(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect.poll(() => alerts).toHaveLength(1);
  await expectValues(page);
});

test('with reCAPTCHA on, each send carries a token of its own, and nothing of Google’s is loaded before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('recaptcha')) asked.push(request.url());
  });
  await page.route(service, (route) => route.fulfill({ status: 500, body: 'no' }));
  await open(page, '/contact');
  await fillForm(page);
  expect(asked).toEqual([]);
  const alerts = collectAlerts(page);
  const tokenOf = async () => {
    const request = page.waitForRequest(service);
    await submitButton(page).click();
    return (await request).postDataJSON().template_params['g-recaptcha-response'];
  };
  expect(await tokenOf()).toBe('test-recaptcha-key-of-forty-characters-0 invisible 1');
  await expect.poll(() => alerts).toEqual([`alert: ${failed}`]);
  expect(await tokenOf()).toBe('test-recaptcha-key-of-forty-characters-0 invisible 2');
  await expect.poll(() => alerts).toHaveLength(2);
  expect(asked).toHaveLength(1);
});

test('where reCAPTCHA is blocked the send fails, and every word stays', async ({ page }) => {
  await page.route(recaptchaScript, (route) => route.abort());
  const alerts = collectAlerts(page);
  const requests = await collectRequests(page, service);
  await sendForm(page);
  await expect.poll(() => alerts).toEqual([`alert: ${failed}`]);
  await expectValues(page);
  expect(requests).toEqual([]);
});

test('where reCAPTCHA hangs the send fails after 20 seconds, and every word stays', async ({ page }) => {
  await page.route(recaptchaScript, () => new Promise(() => {}));
  const alerts = collectAlerts(page);
  const requests = await collectRequests(page, service);
  await fillInStillTime(page);
  const asked = page.waitForRequest(recaptchaScript);
  await submitButton(page).click();
  await asked;
  await page.clock.runFor(20_000);
  await expect.poll(() => alerts).toEqual([`alert: ${failed}`]);
  await expectValues(page);
  expect(requests).toEqual([]);
});

test('while Google asks its question phone and mail stand beside it, and one that is dismissed fails in the end', async ({
  page,
}) => {
  const asking = fakeRecaptcha.replace('execute: () =>', 'execute: () => window.answer = () =>');
  await page.route(recaptchaScript, (route) => route.fulfill({ contentType: 'text/javascript', body: asking }));
  const alerts = collectAlerts(page);
  const requests = await collectRequests(page, service);
  await fillInStillTime(page);
  await submitButton(page).click();
  const ways = page.getByRole('status').filter({ hasText: 'If Google asks you a question' });
  await expect(ways.getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Send It by Email' })).toHaveAttribute('href', /^mailto:.*Harbor/);
  // Whoever takes one of them is not asked whether to leave.
  await ways.getByRole('link', { name: 'Send It by Email' }).click();
  await ways.getByRole('link', { name: /^Call / }).click();
  expect(alerts).toEqual([]);
  await page.clock.runFor(120_000);
  await expect.poll(() => alerts).toEqual([`alert: ${failed}`]);
  await expect(ways).toHaveCount(0);
  await expectValues(page);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.waitForFunction('window.answer').then(() => page.evaluate('window.answer()'));
  await expect(confirmation(page)).toBeFocused();
  expect(requests).toHaveLength(1);
});

test('Google’s script is asked for when the form is there, and its failure leaves a plain field', async ({ page }) => {
  await page.route(googleScript, (route) => route.abort());
  const asked = page.waitForRequest(googleScript);
  await page.goto('/contact');
  expect((await asked).url()).toContain('key=test-maps-key');
  // It failed: the field stays a plain one.
  await addressField(page).fill('1 Bay St');
  await expect(addressField(page)).not.toHaveAttribute('role', 'combobox');
});

test('suggested addresses can be chosen with the keyboard and the mouse', async ({ page }) => {
  await askForAddresses(page);
  const address = addressField(page);
  const options = addresses(page);
  await expect(page.getByText('Powered by Google')).toBeVisible();
  await expect(address).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page, 'suggestions open');
  await address.press('ArrowUp');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await address.press('ArrowDown');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await address.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await address.press('Enter');
  await expect(address).toHaveValue('1 Bay Ave, Largo, USA');
  await expect(options).toHaveCount(0);
  await expect(answersToGo(page, 7)).toBeVisible();
  await address.fill('1 Bay');
  await options.first().click();
  await expect(address).toHaveValue('1 Bay St, Tampa, USA');
  await address.fill('1');
  await expect(options).toHaveCount(2);
  await address.press('Escape');
  await expect(options).toHaveCount(0);
  expect(await page.evaluate('window.asked.at(-1)')).toBe('1 us');
});

test('a choice stands in the field at once, and what is typed after it stays', async ({ page }) => {
  await page.addInitScript('window.held = new Promise((resolve) => { window.answer = resolve; })');
  await askForAddresses(page);
  const address = addressField(page);
  const options = addresses(page);
  await options.first().click();
  await expect(address).toHaveValue('1 Bay St, Tampa');
  await address.fill('1 Bay St, Tampa, back door');
  // The next task comes after everything that the answer sets off.
  await page.evaluate('window.answer(); new Promise((resolve) => setTimeout(resolve))');
  await expect(address).toHaveValue('1 Bay St, Tampa, back door');
});

test('only addresses are looked up, under one token from the first key to the choice, and then under another', async ({
  page,
}) => {
  await playGoogle(page);
  await open(page, '/contact');
  const address = addressField(page);
  const options = addresses(page);
  const look = async (text: string) => {
    await address.fill(text);
    await expect(options.nth(1)).toHaveText(`${text} Ave, Largo`);
  };
  await look('1 Bay');
  await look('1 Bay S');
  await options.first().click();
  await expect(address).toHaveValue('1 Bay St, Tampa, USA');
  await look('2 Pier');
  const requests = await page.evaluate<{ sessionToken: number; includedPrimaryTypes: string[] }[]>('window.requests');
  expect(requests.map(({ sessionToken }) => sessionToken)).toEqual([1, 1, 2]);
  expect(requests.map(({ includedPrimaryTypes }) => includedPrimaryTypes)).toEqual(
    Array(3).fill(['street_address', 'premise', 'subpremise', 'route']),
  );
});

test('a look-up waits until the keys have rested for 200 ms', async ({ page }) => {
  await askForAddresses(page);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await addressField(page).pressSequentially(' St');
  await page.clock.runFor(199);
  expect(await page.evaluate('window.asked.at(-1)')).toBe('1 Bay us');
  await page.clock.runFor(1);
  await expect(addresses(page).nth(1)).toHaveText('1 Bay St Ave, Largo');
  expect(await page.evaluate('window.asked.slice(-2)')).toEqual(['1 Bay us', '1 Bay St us']);
});

test('an answer that was overtaken by a later one is not shown', async ({ page }) => {
  await page.addInitScript("window.answers = { '1 B': Promise.withResolvers() }");
  await playGoogle(page);
  await open(page, '/contact');
  const address = addressField(page);
  await address.fill('1 B');
  await expect.poll(() => page.evaluate('window.asked')).toEqual(['1 B us']);
  await address.fill('1 Bay');
  await expect(addresses(page).nth(1)).toHaveText('1 Bay Ave, Largo');
  // The next task comes after everything that the answer sets off.
  await page.evaluate("window.answers['1 B'].resolve(); new Promise((resolve) => setTimeout(resolve))");
  await expect(addresses(page).nth(1)).toHaveText('1 Bay Ave, Largo');
});

test('a look-up that did not load is asked for again at the next focus', async ({ page }) => {
  await page.route(googleScript, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page, '/contact');
  const address = addressField(page);
  await failed;
  const again = page.waitForRequest(googleScript);
  await address.focus();
  await again;
});

test('what was typed before the app and Google’s script came is looked up when they come', async ({ page }) => {
  const answer = await holdGoogle(page);
  const release = await holdApp(page);
  await page.goto('/contact');
  await addressField(page).fill('1 Bay');
  const asked = page.waitForRequest(googleScript);
  release();
  await asked;
  await expect(addresses(page)).toHaveCount(0);
  answer();
  await expect(addresses(page)).toHaveCount(2);
  expect(await page.evaluate('window.asked')).toEqual(['1 Bay us']);
});

test('a field that nobody is in opens no list when Google’s script comes', async ({ page }) => {
  const answer = await holdGoogle(page);
  await open(page, '/contact');
  await addressField(page).fill('1 Bay');
  await page.getByLabel('Contact name').focus();
  const loaded = page.waitForResponse(googleScript);
  answer();
  await loaded;
  await addressField(page).focus();
  await addressField(page).fill('1 Bay S');
  await expect(addresses(page)).toHaveCount(2);
  expect(await page.evaluate('window.asked')).toEqual(['1 Bay S us']);
});

test('a rejected key leaves a plain field, and every word', async ({ page }) => {
  const rejecting = `google.maps.importLibrary = async () => ({ AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async () => { throw new Error('InvalidKeyMapError'); } } });
    google.maps.__ib__(); window.gm_authFailure?.();`;
  await playGoogle(page, rejecting);
  await collectRequests(page, service);
  await open(page, '/contact');
  await fillForm(page);
  await expectValues(page);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test('Google answering after the form is gone does no harm', async ({ page, log }) => {
  const answer = await holdGoogle(page);
  await open(page, '/contact');
  await addressField(page).pressSequentially('1 Bay');
  await mainLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  const loaded = page.waitForResponse(googleScript);
  answer();
  await loaded;
  await mainLink(page, 'Contact').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(addressField(page)).toHaveValue('1 Bay');
  expect(log.filter((line) => /error/i.test(line))).toEqual([]);
});
