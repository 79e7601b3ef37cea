import './trusted-types.ts';
import { startTransition } from 'react';
import { createBrowserRouter, type DataRouter, type HydrationState, RouterProvider } from 'react-router';
import { company } from '../company.ts';
import { cleanPath } from './clean-address.ts';
import { showProgress } from './navigation-progress.ts';
import { loadOnDemand } from './on-demand.ts';
import { prefetchLinks } from './prefetch.ts';
import { loadPage, pageRoute, routes } from './routes.tsx';
import { orDocument, shownRouter } from './shown-router.ts';

/** Splits the start into tasks, so that a tap in between is answered. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Whether an earlier start failed. */
let isRetry = false;

/**
 * Loads the first page's code and record.
 *
 * @throws TypeError when a file cannot be fetched, or when the page's own code throws a TypeError; any other error goes
 *   to the failure screen
 */
async function loadFirst(path: string): Promise<HydrationState> {
  try {
    return { loaderData: { [pageRoute]: await loadPage(path) } };
  } catch (error) {
    // Log once, because every interaction retries.
    if (!isRetry) console.error(error);
    if (error instanceof TypeError) throw error;
    return { errors: { [pageRoute]: error } };
  }
}

/** Refetches a failed preload: WebKit caches the failure, even across a reload (bug 270357). */
async function refreshPreload(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[href$=".js"]');
  if (link) await fetch(link.href, { cache: 'reload' }).catch(() => {});
}

/** Hydrates the page. @throws TypeError when a file cannot be fetched: the HTML stays as is, and `boot.ts` retries */
export async function start(): Promise<void> {
  // Clean the address, so that the router finds the page that the host sent.
  const path = cleanPath(location.pathname);
  // Give the entry its own key: the router calls every document's first entry "default", and `scrolling.tsx` would
  // restore the scroll position of an earlier document.
  const entry = { key: `${performance.timeOrigin}`, ...history.state };
  history.replaceState(entry, '', path + location.search + location.hash);
  if (isRetry) await refreshPreload();
  else await nextTask();
  // Hydration needs the first page's code and record. While those load, React's larger half (`react-dom.ts`) runs.
  const [hydrationData, { createRoot, flushSync, hydrateRoot }] = await Promise.all([
    loadFirst(path),
    import('./react-dom.ts'),
  ]).finally(() => {
    isRetry = true;
  });
  await nextTask();
  const router: DataRouter = createBrowserRouter(routes, {
    hydrationData,
    dataStrategy: orDocument(() => router.state.navigation.location),
  });
  showProgress(router);
  const app = <RouterProvider router={shownRouter(router, flushSync)} useTransitions={false} onError={console.error} />;
  const options = {
    // The router logs page errors already; React would repeat them.
    onCaughtError: () => {},
    // Only warn: a translator or extension changed the HTML, and React has rendered the page again.
    onRecoverableError: console.warn,
  };
  const root = document.getElementById('root') as HTMLElement;
  const isNotFound = !hydrationData.loaderData?.[pageRoute]?.record;
  const servedNotFound = root.querySelector('[data-not-found]') !== null;
  if (root.childElementCount === 0 || hydrationData.errors) {
    // Do not hydrate: the HTML is empty (in development), or it lacks the failure screen that the app is to show.
    createRoot(root, options).render(app);
  } else if (servedNotFound === isNotFound) {
    // A transition hydrates in slices, so that a tap in between is answered.
    startTransition(() => {
      hydrateRoot(root, app, options);
    });
    prefetchLinks();
  }
  // Otherwise (the host sent its 404 page for a page that exists, say) the HTML stays, and links load documents.

  loadOnDemand();

  if (company.askSource) import('./visit-source.ts').then(({ noteVisit }) => noteVisit(), console.error);

  // Without a Plausible domain, the build drops the lines below, and the site counts no visits.
  const domain = import.meta.env.VITE_PLAUSIBLE_DOMAIN;
  if (domain)
    import('./analytics.ts').then(({ countVisits }) => {
      // Count in a task of its own, so that counting does not delay the next page.
      countVisits(domain, (changed) =>
        router.subscribe(({ navigation }) => navigation.state === 'idle' && setTimeout(changed)),
      );
    }, console.error);
}
