import { test as base, expect, type Page } from '@playwright/test';

export { pages } from '../owner.ts';
export { expect };

interface Fixtures {
  /** Console messages and errors of the pages, one line each. */
  log: string[];
  /** Whether films play; off unless a test is about them, because decoding a film takes half a processor core. */
  films: boolean;
}

/** Whether an error is of the site's scripts; a tab that an earlier test used may also show those of Playwright's clock. */
export const isOwn = ({ stack = '' }: Error) => stack.includes('/assets/');

/** A test that collects its pages' console in `log`, and fails if a page tries what its security policy forbids. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
  log: async ({}, use) => use([]),
  films: [false, { option: true }],
  context: async ({ context, log, films }, use) => {
    if (!films)
      await context.addInitScript(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new Error('No film in this test.'));
      });
    context.on('console', (message) => log.push(message.text()));
    context.on('weberror', (error) => isOwn(error.error()) && log.push(error.error().message));
    await use(context);
    // In every test, a page must never try what its own content security policy forbids.
    expect(log.filter((line) => /Content Security Policy|Trusted(HTML|Script|Type)/.test(line))).toEqual([]);
  },
});

/** Waits for hydration: the app then sets `scrollRestoration`, because it restores scroll positions itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Opens a page and waits for the app. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Navigates inside the app to an address without clicking a link. */
export const goInside = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, to);

/** Marks the document, to see later whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}
