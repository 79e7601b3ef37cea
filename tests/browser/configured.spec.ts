import type { Locator, Page } from '@playwright/test';
import { configuredPort } from '../../playwright.config.ts';
import { expectNoViolations } from './axe.ts';
import { expect, failed, type QuoteForm, test as quoteTest } from './form.ts';
import { answerOutside, hold, holdApp, watchRequests } from './network.ts';
import { open } from './site.ts';

/** A test of the quote form, with fixtures for its address field and the suggestions. */
const test = quoteTest.extend<{ address: Locator; suggestions: Locator }>({
  address: async ({ form }, use) => use(form.field('Business address')),
  suggestions: async ({ page }, use) =>
    use(page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option')),
});
test.use({ baseURL: `http://localhost:${configuredPort}` });

const googleScript = 'https://maps.googleapis.com/**';
const service = 'https://api.emailjs.com/api/v1.0/email/send';

/**
 * Fake of Google's script: suggests two addresses for any text, and returns the full address of the chosen one.
 * If a test has set `window.answers[text].promise` or `window.held`, the fake waits for it first.
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
      window.asked.push(request.input);
      window.requests.push({ ...request, sessionToken: request.sessionToken.number });
      await window.answers?.[request.input]?.promise;
      return { suggestions: [prediction('a', '1 Bay St, Tampa'), prediction('b', request.input + ' Ave, Largo')] };
    } },
  });
  google.maps.__ib__();
`;

/** Fake of Google's reCAPTCHA: gives a token on each request, without asking the visitor a question. */
const fakeRecaptcha = `
  let options;
  let sends = 0;
  window.grecaptcha = {
    ready: (then) => then(),
    render: (place, given) => { options = given; return 0; },
    execute: () => options.callback(options.sitekey + ' ' + options.size + ' ' + ++sends),
  };
`;
const recaptchaScript = 'https://www.google.com/recaptcha/**';

/** Serves a fake in place of one of Google's scripts. */
const play = (page: Page, address: string, body: string) =>
  page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));

test.beforeEach(async ({ page }) => {
  // Answer for all other sites: this build reports visits to one of them, and no test may reach the internet.
  await answerOutside(page);
  await play(page, googleScript, fakeGoogle);
  await play(page, recaptchaScript, fakeRecaptcha);
});

test('a request uses the owner’s ids; analytics counts visits, requests, and calls without answers or cookies', async ({
  page,
  form,
}) => {
  const counted: Record<string, unknown>[] = [];
  await page.route('https://plausible.io/api/event', (route) => {
    counted.push(route.request().postDataJSON());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
  });
  const requests = await form.takeAll(service);
  await open(page, '/about');
  await expect.poll(() => counted).toHaveLength(1);
  await form.comeBack();
  await expect.poll(() => counted).toHaveLength(2);
  await form.fillAll();
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  await expect.poll(() => counted).toHaveLength(3);
  // Keeps the call link from opening a phone app.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  await page.locator('footer a[href^="tel:"]').click();
  await expect.poll(() => counted).toHaveLength(4);
  const origin = new URL(page.url()).origin;
  const common = { domain: 'www.harborwash.com', referrer: null };
  expect(counted).toEqual([
    { name: 'pageview', url: `${origin}/about`, ...common },
    { name: 'pageview', url: `${origin}/contact`, ...common },
    { name: 'quote:sent', url: `${origin}/contact`, ...common },
    { name: 'call', props: { place: 'footer' }, url: `${origin}/contact`, ...common },
  ]);
  const ids = { user_id: 'test-public-key', service_id: 'test-service', template_id: 'test-template' };
  expect(requests).toEqual([expect.objectContaining(ids)]);
  expect(await page.evaluate(() => document.cookie + Object.keys(localStorage).join())).toBe('');
});

test('reCAPTCHA loads once, at the first send, and each send gets its own token', async ({ page, form, dialogs }) => {
  const asked = watchRequests(page, /recaptcha/);
  await page.route(service, (route) => route.fulfill({ status: 500, body: 'no' }));
  await form.openFilled();
  expect(asked).toEqual([]);
  for (const count of [1, 2]) {
    const request = page.waitForRequest(service);
    await form.submit.click();
    const params = (await request).postDataJSON().template_params;
    expect(params['g-recaptcha-response']).toBe(`test-recaptcha-key-of-forty-characters-0 invisible ${count}`);
    await expect.poll(() => dialogs).toHaveLength(count);
  }
  expect(asked).toHaveLength(1);
});

for (const [how, after] of [
  ['is blocked, the send fails', 0],
  ['hangs, the send fails after 20 seconds', 20_000],
] as const)
  test(`if reCAPTCHA ${how}, and the form keeps every answer`, async ({ page, form, dialogs }) => {
    await page.route(recaptchaScript, (route) => (after ? new Promise(() => {}) : route.abort()));
    const requests = await form.takeAll(service);
    await form.fillInStillTime();
    const asked = page.waitForRequest(recaptchaScript);
    await form.submit.click();
    await asked;
    await page.clock.runFor(after);
    await expect.poll(() => dialogs).toEqual([`alert: ${failed}`]);
    await form.expectValues();
    expect(requests).toEqual([]);
  });

test('call and email links show during Google’s question; after 2 minutes without an answer the send fails', async ({
  page,
  form,
  dialogs,
}) => {
  const asking = fakeRecaptcha.replace('execute: () =>', 'execute: () => window.answer = () =>');
  await play(page, recaptchaScript, asking);
  const requests = await form.takeAll(service);
  await form.fillInStillTime();
  await form.submit.click();
  const ways = page.getByRole('status').filter({ hasText: 'If Google asks you a question' });
  await expect(ways.getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Send It by Email' })).toHaveAttribute('href', /^mailto:.*Harbor/);
  // Clicking either link must not ask whether to leave the page.
  await ways.getByRole('link', { name: 'Send It by Email' }).click();
  await ways.getByRole('link', { name: /^Call / }).click();
  expect(dialogs).toEqual([]);
  await page.clock.runFor(120_000);
  await expect.poll(() => dialogs).toEqual([`alert: ${failed}`]);
  await expect(ways).toHaveCount(0);
  await form.expectValues();
  expect(requests).toEqual([]);
  await form.again.click();
  await page.waitForFunction('window.answer').then(() => page.evaluate('window.answer()'));
  await expect(form.confirmation).toBeFocused();
  expect(requests).toHaveLength(1);
});

test('if Google’s script fails to load, the address is a plain text field, and the next focus retries', async ({
  page,
  form,
  address,
}) => {
  await page.route(googleScript, (route) => route.abort());
  // The page itself must know of the failure, which the browser reports earlier to the test than to the page.
  await page.addInitScript(() => addEventListener('error', () => Object.assign(window, { refused: true }), true));
  const asked = page.waitForRequest(googleScript);
  await form.open();
  expect((await asked).url()).toContain('key=test-maps-key');
  await expect.poll(() => page.evaluate(() => 'refused' in window)).toBe(true);
  await expect(address).not.toHaveAttribute('role', 'combobox');
  const again = page.waitForRequest(googleScript);
  await address.fill('1 Bay St');
  await again;
});

/** Opens the form, types an address and waits for suggestions. */
async function askForAddresses(form: QuoteForm, suggestions: Locator): Promise<void> {
  await form.open();
  await form.fill('Business address', '1 Bay');
  await expect(suggestions.nth(1)).toHaveText('1 Bay Ave, Largo');
}

test('an address can be picked by key or mouse and edited; each choice has its own session token', async ({
  page,
  form,
  address,
  suggestions,
}) => {
  await askForAddresses(form, suggestions);
  await expect(page.getByText('Powered by Google')).toBeVisible();
  await expect(address).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page, 'suggestions open');
  await address.fill('1 Bay S');
  await expect(suggestions.nth(1)).toHaveText('1 Bay S Ave, Largo');
  for (const [key, place] of [
    ['ArrowUp', 1],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
  ] as const) {
    await address.press(key);
    await expect(suggestions.nth(place)).toHaveAttribute('aria-selected', 'true');
  }
  await address.press('Enter');
  await expect(address).toHaveValue('1 Bay S Ave, Largo, USA');
  await expect(suggestions).toHaveCount(0);
  await expect(form.toGo(7)).toBeVisible();
  await address.fill('1 Bay');
  await suggestions.first().click();
  await expect(address).toHaveValue('1 Bay St, Tampa, USA');
  await address.fill('1');
  await expect(suggestions).toHaveCount(2);
  await address.press('Escape');
  await expect(suggestions).toHaveCount(0);
  const common = {
    includedRegionCodes: ['us'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
  };
  expect(await page.evaluate('window.requests')).toEqual([
    expect.objectContaining({ ...common, input: '1 Bay', sessionToken: 1 }),
    expect.objectContaining({ ...common, input: '1 Bay S', sessionToken: 1 }),
    expect.objectContaining({ ...common, input: '1 Bay', sessionToken: 2 }),
    expect.objectContaining({ ...common, input: '1', sessionToken: 3 }),
  ]);
  await page.evaluate('void (window.held = new Promise((resolve) => { window.answer = resolve; }))');
  await address.fill('1 Bay');
  await suggestions.first().click();
  await expect(address).toHaveValue('1 Bay St, Tampa');
  await address.fill('1 Bay St, Tampa, back door');
  // Wait one task: everything that the answer triggers has run by then.
  await page.evaluate('window.answer(); new Promise((resolve) => setTimeout(resolve))');
  await expect(address).toHaveValue('1 Bay St, Tampa, back door');
});

test('the full form of a chosen address that arrives during a send leaves the request as it is', async ({
  page,
  form,
  address,
  suggestions,
}) => {
  await page.route(service, (route) => route.fulfill({ status: 500, body: 'no' }));
  const answer = await hold(page, service);
  await form.openFilled();
  await page.evaluate('void (window.held = new Promise((resolve) => { window.answer = resolve; }))');
  await address.fill('1 Bay');
  await suggestions.first().click();
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  // Wait one task: everything that the answer triggers has run by then.
  await page.evaluate('window.answer(); new Promise((resolve) => setTimeout(resolve))');
  await expect(address).toHaveValue('1 Bay St, Tampa');
  answer();
  await expect(form.failure).toBeVisible();
  await expect(address).toHaveValue('1 Bay St, Tampa');
});

test('address look-ups are debounced by 200 ms, and a late answer to an older look-up is ignored', async ({
  page,
  form,
  address,
  suggestions,
}) => {
  await page.addInitScript("window.answers = { '1 Bay St': Promise.withResolvers() }");
  await askForAddresses(form, suggestions);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await address.pressSequentially(' St');
  await page.clock.runFor(199);
  expect(await page.evaluate('window.asked')).toEqual(['1 Bay']);
  await page.clock.runFor(1);
  await expect.poll(() => page.evaluate('window.asked')).toEqual(['1 Bay', '1 Bay St']);
  await address.fill('1 Bay Street');
  await page.clock.runFor(200);
  await expect(suggestions.nth(1)).toHaveText('1 Bay Street Ave, Largo');
  await page.evaluate("window.answers['1 Bay St'].resolve()");
  // Wait long enough for everything that the late answer could trigger.
  await page.clock.runFor(1000);
  await expect(suggestions.nth(1)).toHaveText('1 Bay Street Ave, Largo');
});

test('an address typed before hydration is looked up once Google’s script has loaded', async ({
  page,
  address,
  suggestions,
}) => {
  const answer = await hold(page, googleScript);
  const release = await holdApp(page);
  await page.goto('/contact');
  await address.fill('1 Bay');
  const asked = page.waitForRequest(googleScript);
  release();
  await asked;
  await expect(suggestions).toHaveCount(0);
  answer();
  await expect(suggestions).toHaveCount(2);
  expect(await page.evaluate('window.asked')).toEqual(['1 Bay']);
});

test('an address field without focus looks up nothing and opens no list', async ({
  page,
  form,
  address,
  suggestions,
}) => {
  const answer = await hold(page, googleScript);
  await page.clock.install();
  await form.open();
  await address.fill('1 Bay');
  await form.field('Contact name').focus();
  answer();
  await page.waitForFunction(() => 'asked' in window);
  // Wait long enough for a lookup, which must not come.
  await page.clock.runFor(1000);
  await address.fill('1 Bay S');
  await expect(suggestions).toHaveCount(2);
  expect(await page.evaluate('window.asked')).toEqual(['1 Bay S']);
});

test('if Google rejects the key, the address is a plain text field, and the form keeps every answer', async ({
  page,
  form,
  log,
}) => {
  const rejecting = `google.maps.importLibrary = async () => ({ AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async () => { throw new Error('InvalidKeyMapError'); } } });
    google.maps.__ib__(); window.gm_authFailure?.();`;
  await play(page, googleScript, rejecting);
  await form.takeAll(service);
  await form.openFilled();
  await form.expectValues();
  await form.submit.click();
  await expect(form.confirmation).toBeFocused();
  expect(log.filter((line) => line.includes('InvalidKeyMapError'))).toEqual([]);
});
