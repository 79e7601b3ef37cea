import type { Page } from '@playwright/test';

/** Holds the answers to some addresses back until the returned function is called. */
export async function hold(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** Every script but the boot script. */
export const appScripts = /\/assets\/(?!boot).*\.js$/;

/** Holds the app back until the returned function is called. */
export const holdApp = (page: Page) => hold(page, appScripts);

/** Has a script throw, whenever it comes. */
export const breakScript = (page: Page, script: RegExp) =>
  page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The record is broken");' }),
  );

/** Has every address outside of this machine answer with an empty page, where none would answer. */
export const answerOutside = (page: Page) =>
  page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));

/** The paths of some addresses that the page asks for, as it asks. */
export function watchRequests(page: Page, addresses: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (addresses.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** What the browser says of its line, for a visitor who saves data among others. */
export const setConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
