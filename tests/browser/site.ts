import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { pages } from '../owner.ts';
export { expect };

interface Fixtures {
  /** What the pages of the test wrote to the console and what they threw, one line each, as it happens. */
  log: string[];
}

/** A test whose pages never reach the internet: every outside address answers with an empty page. A test without a page opens none. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
  log: async ({}, use) => use([]),
  context: async ({ context, log }, use) => {
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    context.on('console', (message) => log.push(message.text()));
    context.on('weberror', (error) => log.push(error.error().message));
    await use(context);
    // Whatever a test is about: a page must never try what its own policy forbids.
    expect(log.filter((line) => /Content Security Policy|Trusted(HTML|Script|Type)/.test(line))).toEqual([]);
  },
});

/** The six main services, as every menu lists them. */
export const mainServices = [
  '/services/retail-storefront-cleaning',
  '/services/apartment-complex-cleaning',
  '/services/hoa-community-cleaning',
  '/services/warehouse-facility-cleaning',
  '/services/restaurant-patio-cleaning',
  '/services/parking-lot-cleaning',
];
/** Where the top bar leads besides. */
export const topLinks = ['/industries', '/areas', '/about', '/contact', '/contact'];

/** Where the links of a list lead, in their order. */
export const hrefs = (list: Locator) =>
  list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Waits until the app has taken the page over: the router then keeps the scroll places itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Opens a page and waits for the app. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Holds every script but the boot script back until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets the service take every request, but holds its answers back until the returned function is called. */
export async function holdAnswers(page: Page, status = 200): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(sendPath, async (route) => {
    await held.promise;
    await route.fulfill({ status, body: 'no' });
  });
  return held.resolve;
}

/** Holds the answer to each request by itself. @returns what each carries, and a function that answers the one of that number with yes */
export async function holdEach(page: Page) {
  const params: Record<string, string>[] = [];
  const held: (() => void)[] = [];
  await page.route(sendPath, async (route) => {
    params.push(route.request().postDataJSON().template_params);
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ body: 'OK' });
  });
  const answer = async (index: number) => {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    held[index]?.();
  };
  return { params, answer };
}

/** Has every request answered with yes, and collects what they carry. */
export async function collectRequests(page: Page, address = sendPath): Promise<SentRequest[]> {
  const requests: SentRequest[] = [];
  await page.route(address, (route) => {
    requests.push(route.request().postDataJSON());
    return route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } });
  });
  return requests;
}

/** Marks the document, to see later whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** A complete request, by the labels that the visitor sees. */
export const visitor = {
  'Business type': 'warehouse',
  Service: 'parking-lot-cleaning',
  'Square footage': '7500',
  'Business name': 'Harbor Pines Logistics',
  'Business address': '4200 Adamo Drive, Tampa, FL',
  'Contact name': 'Ana Ruiz',
  Email: 'ana@example.com',
  Phone: '(904) 456-3851',
  'Additional notes (optional)': 'Gate code at the office.',
};

/** The same request as the service receives it, but for its time. */
export const visitorParams = {
  businessType: 'warehouse',
  service: 'parking-lot-cleaning',
  squareFootage: '7500',
  businessName: 'Harbor Pines Logistics',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(904) 456-3851',
  address: '4200 Adamo Drive, Tampa, FL',
  message: 'Gate code at the office.',
};

/** Answers that call for a description. */
export const marina = { 'Business type': 'other', 'Please describe your company or property': 'Marina' };

/** The labels of what is chosen from a list. */
const choices = ['Business type', 'Service', 'Square footage'];

/** Fills or chooses one field of the quote form by its label. */
export async function fill(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  if (choices.includes(label)) await field.selectOption(value);
  else await field.fill(value);
}

/** Fills the quote form as the visitor does, with some answers changed or added. */
export async function fillForm(page: Page, changes: Record<string, string> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...visitor, ...changes })) await fill(page, label, value);
}

/** Opens the form and fills it. */
export async function openFilled(page: Page, changes?: Record<string, string>): Promise<void> {
  await open(page, '/contact');
  await fillForm(page, changes);
}

/** Opens the form, fills and sends it. */
export async function sendForm(page: Page, changes?: Record<string, string>): Promise<void> {
  await openFilled(page, changes);
  await submitButton(page).click();
}

/** Opens the form and fills it; time then stands still but for what the test lets pass. */
export async function fillInStillTime(page: Page): Promise<void> {
  await page.clock.install();
  await openFilled(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Sends the filled form while time stands still. */
export async function sendInStillTime(page: Page): Promise<void> {
  await fillInStillTime(page);
  const asked = page.waitForRequest(sendPath);
  await submitButton(page).click();
  await asked;
  await expect(sending(page)).toBeVisible();
}

/** Expects the fields of the form to hold these values, by their labels. */
export async function expectValues(page: Page, values: Record<string, string> = visitor): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

/** How many answers the form still needs, while they are more than three. */
export const answersToGo = (page: Page, count: number) => page.getByText(`${count} answers to go`, { exact: true });
/** The line above the form for a visitor who comes back to a request that was not sent. */
export const draftOffer = (page: Page) => page.getByText('You started a request in this tab earlier');
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Request My Quote' });
export const sending = (page: Page) => page.getByText('Sending...');
/** What is said of a request that was not sent. */
export const failed = 'Failed to send your request. Please try again or call us directly.';
/** What stands in the form's place once a request is sent. */
export const confirmation = (page: Page) => page.getByRole('heading', { name: 'Quote Request Submitted!' });

/** A link of the top bar. */
export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** A link of the footer. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

export const sendPath = '**/api/v1.0/email/send';

/** What a send request carries. */
interface SentRequest {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
}

/** Collects and closes the native alerts of a page. */
export function collectAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  return alerts;
}
