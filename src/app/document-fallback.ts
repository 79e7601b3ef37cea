import type { RouteObject } from 'react-router';
import { canReload, reloadPage } from './reload.ts';

/** Where the navigation in progress goes; nothing while the first page hydrates. */
type NextAddress = () => string | undefined;

/** Events that trigger a retry. */
const events = ['pointerdown', 'keydown', 'focusin'];

function waitForever(): Promise<never> {
  return new Promise(() => {});
}

function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const came = new AbortController();
    const onEvent = () => {
      came.abort();
      resolve();
    };
    for (const event of events) addEventListener(event, onEvent, { capture: true, passive: true, signal: came.signal });
  });
}

/** WebKit takes a preload that failed for the answer, after a reload too (bug 270357), until it is fetched anew. */
async function refreshPreload(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[href$=".js"]');
  if (link) await fetch(link.href, { cache: 'reload' }).catch(() => {});
}

/**
 * Loads a part of the first page. When it cannot be fetched, the page stays as the host sent it, a form says what to do meanwhile,
 * and the next interaction retries.
 *
 * Browsers report a module that cannot be fetched as a `TypeError`. Any other error goes on to the failure screen. A `TypeError`
 * that the module itself throws looks the same, so it is logged.
 */
export async function retryUntilLoaded<Result>(load: () => Promise<Result> | Result, tries = 1): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Every key press retries: one log line is enough.
    if (tries === 1) console.error(error);
    if ((await canReload(error)) && tries > 1) {
      return Promise.resolve(load()).catch(() => {
        reloadPage();
        return waitForever();
      });
    }
    document.querySelector('[data-without-app]')?.setAttribute('data-shown', '');
    await nextInteraction();
    await refreshPreload();
    return retryUntilLoaded(load, tries + 1);
  }
}

/**
 * Lets each route fall back to a document load when its code cannot be fetched, because a new version was deployed meanwhile or
 * the network dropped. The first page is a document already and waits for its code.
 *
 * @param start when loading may begin: creating the router is one task, loading what it asks for another
 */
export function withDocuments(routes: RouteObject[], next: NextAddress, start: Promise<void>): RouteObject[] {
  function orDocument<Result>(load: () => Promise<Result> | Result): Promise<Result> {
    return retryUntilLoaded(async () => {
      await start;
      try {
        return await load();
      } catch (error) {
        const address = next();
        if (!address || !(error instanceof TypeError)) throw error;
        console.error(error);
        location.assign(address);
        return waitForever();
      }
    });
  }
  return routes.map((route) => {
    const { lazy, loader, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => orDocument(lazy) }),
      ...(typeof loader === 'function' && { loader: (args, context) => orDocument(() => loader(args, context)) }),
      ...(children && { children: withDocuments(children, next, start) }),
    } as RouteObject;
  });
}
