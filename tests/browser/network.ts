import type { Page } from '@playwright/test';

/** Holds back the answers from some addresses until the returned function is called. */
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

/** Makes a script throw whenever it loads. */
export const breakScript = (page: Page, script: RegExp) =>
  page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The record is broken");' }),
  );

/** Answers every address outside of this machine with an empty page, because no test may reach the internet. */
export const answerOutside = (page: Page) =>
  page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));

/** Collects the paths of matching requests of the page. */
export function watchRequests(page: Page, addresses: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (addresses.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Sets the browser's network information, such as data saving. */
export const setConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
