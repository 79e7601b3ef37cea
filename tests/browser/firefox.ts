import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type HTTPRequest, type Page } from 'puppeteer-core';
import { findFirefox } from '../run/browser.ts';

export { expect };

type Answer = (request: HTTPRequest) => Promise<void>;

interface TabFixtures {
  /** What the page wrote to the console and what it threw, one line each, as it happens. */
  log: string[];
  /** Who answers in the server's place, by address. */
  answers: Map<RegExp, Answer>;
  /** A tab with a memory of its own, 1280 pixels wide. */
  tab: Page;
}

/** Milliseconds. Every key and every look-up is a message to Firefox and back. */
const patience = { launch: 60_000, wait: 30_000 };

/** A test in the Firefox of this machine. Playwright drives only a Firefox of its own making, so Puppeteer does it. */
export const test = base.extend<TabFixtures, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern
    async ({}, use) => {
      const executablePath = findFirefox() ?? '';
      const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, timeout: patience.launch });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: patience.launch },
  ],
  tab: async ({ firefox }, use) => {
    const visit = await firefox.createBrowserContext();
    const tab = await visit.newPage();
    tab.setDefaultTimeout(patience.wait);
    await tab.setViewport({ width: 1280, height: 900 });
    await use(tab);
    await visit.close();
  },
  log: [
    async ({ tab }, use) => {
      const lines: string[] = [];
      tab.on('console', (message) => lines.push(message.text()));
      tab.on('pageerror', (error) => lines.push(String(error)));
      await tab.evaluateOnNewDocument(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error('Forbidden by the policy:', violatedDirective, blockedURI),
        ),
      );
      await use(lines);
      // Whatever a test is about: a page must never try what its own policy forbids.
      expect(lines.filter((line) => line.startsWith('Forbidden by the policy'))).toEqual([]);
    },
    { auto: true },
  ],
  answers: [
    async ({ tab }, use) => {
      // The pages never reach the internet: every outside address answers with an empty page.
      const answers = new Map([[/^https:/, answerWith(200, '<!doctype html>')]]);
      await tab.setRequestInterception(true);
      tab.on('request', (request) => {
        const [, answer] = [...answers].find(([address]) => address.test(request.url())) ?? [];
        // A tab that is closed meanwhile needs no answer.
        (answer?.(request) ?? request.continue()).catch(() => {});
      });
      await use(answers);
    },
    { auto: true },
  ],
});

/** An answer in the server's place. */
export function answerWith(status: number, body: string): Answer {
  return (request) => request.respond({ status, contentType: 'text/html', body });
}

/** No answer at all, as when the network fails. */
export const refuse: Answer = (request) => request.abort();

/** A thing by its role and name, as a screen reader tells them: what is hidden is not found. */
export const by = (role: string, name?: string) =>
  `::-p-aria([role="${role}"]${name === undefined ? '' : `[name="${name}"]`})`;

/** What matches `inner` within what matches `outer`. */
export const inside = (outer: string, inner: string) => `${outer} >>> ${inner}`;

/** The button that sends the quote request. */
export const submitButton = by('button', 'Request My Quote');

/** Loads an address of the site. */
export function load(tab: Page, path: string) {
  return tab.goto(new URL(path, test.info().project.use.baseURL).href);
}

/** Waits until the app has taken the page over, `timeout` milliseconds at most: the buttons of the menus then say their state. */
export async function hydrated(tab: Page, timeout = patience.wait): Promise<void> {
  // Not `scrollRestoration`, as in Chromium: Firefox keeps it through a reload.
  await tab.waitForSelector('[popovertarget][aria-expanded]', { timeout });
}

/** Loads an address and waits for the app. */
export async function open(tab: Page, path: string): Promise<void> {
  await load(tab, path);
  await hydrated(tab);
}

/** Waits until the tab shows the page at `path`. */
export async function arriveAt(tab: Page, path: string): Promise<void> {
  await tab.waitForFunction((path) => location.pathname === path, {}, path);
}

/** Waits until nothing matches `selector`, or nothing that shows. */
export async function waitUntilGone(tab: Page, selector: string): Promise<void> {
  await tab.waitForSelector(selector, { hidden: true });
}

/** Brings a thing to the middle of the screen, clear of the bars. */
export async function bringUp(tab: Page, selector: string): Promise<ElementHandle> {
  const thing = await tab.locator(selector).waitHandle();
  await thing.evaluate((element) => (element as Element).scrollIntoView({ block: 'center', behavior: 'instant' }));
  return thing as ElementHandle;
}

/** Clicks a thing as a person does, who first scrolls to it. */
export async function click(tab: Page, selector: string): Promise<void> {
  const thing = await bringUp(tab, selector);
  await thing.click();
}

/** Fills or chooses fields of the form by their labels. */
export async function fill(tab: Page, fields: Record<string, string>): Promise<void> {
  // Not by role: Firefox takes ten times as long to look through what it tells a screen reader.
  for (const [label, value] of Object.entries(fields))
    await tab.locator(`::-p-xpath(//form//*[@id = //label[. = "${label}"]/@for])`).fill(value);
}

/** What the fields of the form hold, by their labels. */
export function values(tab: Page): Promise<Record<string, string>> {
  return tab.$$eval('form [name]:not([inert] *)', (fields) =>
    Object.fromEntries((fields as HTMLInputElement[]).map(({ labels, value }) => [labels?.[0]?.textContent, value])),
  );
}

/** Whether the quote request cannot be sent now. */
export const isDisabled = (tab: Page) => tab.$eval(submitButton, (button) => (button as HTMLButtonElement).disabled);

/** Pixels that the page is scrolled down. */
export const scrollY = (tab: Page) => tab.evaluate(() => Math.round(window.scrollY));
