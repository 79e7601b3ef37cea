import type { Page } from '@playwright/test';
import { quote, services } from '../owner.ts';
import { mainLink } from './parts.ts';
import { test as base, expect, hydrated, open } from './site.ts';

export { expect };

export const sendPath = '**/api/v1.0/email/send';

/** The second-to-last option of each drop-down, not counting "other", because options differ between companies. */
const chosen = {
  businessType: quote.businessTypes.at(-2)?.value ?? '',
  service: services.at(-2)?.value ?? '',
  squareFootage: quote.squareFootages.at(-2)?.value ?? '',
};

/** A complete request, by the labels that the visitor sees. */
export const visitor = {
  'Business type': chosen.businessType,
  Service: chosen.service,
  'Square footage': chosen.squareFootage,
  'Business name': 'Harbor Pines Logistics',
  'Business address': '4200 Adamo Drive, Tampa, FL',
  'Contact name': 'Ana Ruiz',
  Email: 'ana@example.com',
  Phone: '(904) 456-3851',
  'Additional notes (optional)': 'Gate code at the office.',
};

/** The same request as the mail service receives it, without the timestamp. */
export const visitorParams = {
  ...chosen,
  businessName: 'Harbor Pines Logistics',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(904) 456-3851',
  address: '4200 Adamo Drive, Tampa, FL',
  message: 'Gate code at the office.',
};

/** A request with nothing filled in or chosen. */
export const empty = Object.fromEntries(Object.keys(visitor).map((label) => [label, '']));

/** The business type "other", with the description that the form then asks for. */
export const marina = { 'Business type': 'other', 'Please describe your company or property': 'Marina' };

/** Labels of the drop-down fields. */
const choices = ['Business type', 'Service', 'Square footage'];

/** Alert after a failed send. */
export const failed = 'Failed to send your request. Please try again or call us directly.';

interface SentRequest {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
}

/** The quote form as a visitor uses it, and the service that receives its requests. */
export class QuoteForm {
  readonly page: Page;
  readonly submit;
  readonly again;
  /** Notice beside the form after a failed send. */
  readonly failure;
  readonly sending;
  readonly confirmation;
  /** Line above the form that offers to restore a returning visitor's unsent request. */
  readonly offer;
  readonly restore;
  /** Notification that tells the result to a visitor on another page. */
  readonly notification;

  constructor(page: Page) {
    const button = (name: string) => page.getByRole('button', { name });
    this.page = page;
    this.submit = button('Request My Quote');
    this.again = button('Try Again');
    this.failure = page.getByRole('alert');
    this.sending = page.getByText('Sending...');
    this.confirmation = page.getByRole('heading', { name: 'Quote Request Submitted!' });
    this.offer = page.getByText('You started a request in this tab earlier');
    this.restore = button('Restore');
    this.notification = page.getByRole('region', { name: /^Notifications/ });
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }

  /** The line beside the button while more than three answers are missing. */
  toGo(count: number) {
    return this.page.getByText(`${count} answers to go`, { exact: true });
  }

  /** The line beside the button that names the missing answers if there are three or fewer. */
  needed(...names: string[]) {
    return this.page.getByText(`Still needed: ${names.join(', ')}`, { exact: true });
  }

  open = () => open(this.page, '/contact');

  /** Reloads the page; only the browser's storage survives. */
  async reload(): Promise<void> {
    await this.page.reload();
    await hydrated(this.page);
  }

  /** Goes on to another page of the site. */
  async leave(): Promise<void> {
    await mainLink(this.page, 'About').click();
    await expect(this.page).toHaveURL('/about');
  }

  /** Comes back to the form by a link. */
  comeBack = () => mainLink(this.page, 'Contact').click();

  /** Returns to the form with the button in the notification. */
  async followNotification(): Promise<void> {
    await this.notification.getByRole('button', { name: 'Show' }).click();
    await expect(this.page).toHaveURL('/contact');
  }

  /** Fills or chooses one field by its label. */
  async fill(label: string, value: string): Promise<void> {
    if (choices.includes(label)) await this.field(label).selectOption(value);
    else await this.field(label).fill(value);
  }

  /** Fills the form with the answers in `visitor`; `changes` replaces some or adds others. */
  async fillAll(changes: Record<string, string> = {}): Promise<void> {
    for (const [label, value] of Object.entries({ ...visitor, ...changes })) await this.fill(label, value);
  }

  async openFilled(changes?: Record<string, string>): Promise<void> {
    await this.open();
    await this.fillAll(changes);
  }

  /** Opens the form, fills and sends it. */
  async send(changes?: Record<string, string>): Promise<void> {
    await this.openFilled(changes);
    await this.submit.click();
  }

  /** Opens and fills the form, then stops the page's clock; from then on only the test advances it. */
  async fillInStillTime(): Promise<void> {
    await this.page.clock.install();
    await this.openFilled();
    await this.page.clock.pauseAt(new Date(Date.now() + 60_000));
  }

  /** Opens and fills the form, stops the clock, then sends the request. */
  async sendInStillTime(): Promise<void> {
    await this.fillInStillTime();
    const asked = this.page.waitForRequest(sendPath);
    await this.submit.click();
    await asked;
    await expect(this.sending).toBeVisible();
  }

  /** Expects the form's fields to hold these values, keyed by the fields' labels. */
  async expectValues(values: Record<string, string> = visitor): Promise<void> {
    const held = () =>
      this.page.locator('form [name]').evaluateAll((fields) => {
        const all = (fields as HTMLInputElement[]).map(({ labels, value }) => [labels?.[0]?.textContent, value]);
        return Object.fromEntries(all) as Record<string, string>;
      });
    await expect.poll(held).toMatchObject(values);
  }

  /** Answers every request with 200. @returns the content of the requests, as they arrive */
  async takeAll(address = sendPath): Promise<SentRequest[]> {
    const requests: SentRequest[] = [];
    await this.page.route(address, (route) => {
      requests.push(route.request().postDataJSON());
      return route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } });
    });
    return requests;
  }

  /** Holds back all answers. @returns the content of each request, and a function that answers one by its number */
  async hold(status = 200) {
    const params: Record<string, string>[] = [];
    const held: (() => void)[] = [];
    await this.page.route(sendPath, async (route) => {
      params.push(route.request().postDataJSON().template_params);
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ status, body: 'no' });
    });
    const answer = async (index = 0) => {
      await expect.poll(() => held.length).toBeGreaterThan(index);
      held[index]?.();
    };
    return { params, answer };
  }
}

interface Fixtures {
  form: QuoteForm;
  /** One line for each native dialog of the page; the fixture accepts every dialog. */
  dialogs: string[];
}

/** A test with fixtures for the quote form and the page's native dialogs. */
export const test = base.extend<Fixtures>({
  // Saves a sixth of the time; `quote-twice.spec.ts` has the fades between pages that most visitors see.
  contextOptions: { reducedMotion: 'reduce' },
  form: async ({ page }, use) => use(new QuoteForm(page)),
  dialogs: async ({ page }, use) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      // Noted once it is closed, because a test that saw it would end, and fail, while it is closing.
      const said = `${dialog.type()}: ${dialog.message()}`;
      await dialog.accept();
      dialogs.push(said);
    });
    await use(dialogs);
  },
});
