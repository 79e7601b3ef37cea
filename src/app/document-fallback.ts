import type { RouteObject } from 'react-router';
import { canLoadAnew, loadAnew } from './reload.ts';

/** The navigation in progress: where it goes, and nothing while the first page is taken over. */
type NextAddress = () => string | undefined;

/** At one of these what could not be loaded is tried again. */
const signs = ['pointerdown', 'keydown', 'focusin'];

function waitForEver(): Promise<never> {
  return new Promise(() => {});
}

function nextSignOfUse(): Promise<void> {
  return new Promise((resolve) => {
    const came = new AbortController();
    const onSign = () => {
      came.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal: came.signal });
  });
}

/**
 * Loads a part of the first page. When it cannot be fetched the page stays as the host sent it, a form says what to do meanwhile,
 * and the next sign of use tries again.
 *
 * Browsers report a module that cannot be fetched as a `TypeError`. Any other error goes on to the failure screen; a `TypeError` of
 * the module's own cannot be told apart, so it is at least said aloud.
 */
export async function untilLoaded<Result>(load: () => Promise<Result> | Result, tries = 1): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Tried again with every key: once is enough.
    if (tries === 1) console.error(error);
    if (tries > 1 && (await canLoadAnew(error))) {
      return Promise.resolve(load()).catch(() => {
        loadAnew();
        return waitForEver();
      });
    }
    document.querySelector('[data-without-app]')?.setAttribute('data-shown', '');
    await nextSignOfUse();
    return untilLoaded(load, tries + 1);
  }
}

/**
 * Gives each route a way out when its code cannot be fetched, because a new version was deployed meanwhile or the network
 * dropped: the browser loads the page as a document. The first page is a document already and waits for its code.
 *
 * @param start when loading may begin: to make the router is a task, and to load what it asks for another
 */
export function withDocuments(routes: RouteObject[], next: NextAddress, start: Promise<void>): RouteObject[] {
  function orDocument<Result>(load: () => Promise<Result> | Result): Promise<Result> {
    return untilLoaded(async () => {
      await start;
      try {
        return await load();
      } catch (error) {
        const address = next();
        if (!address || !(error instanceof TypeError)) throw error;
        console.error(error);
        location.assign(address);
        return waitForEver();
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
