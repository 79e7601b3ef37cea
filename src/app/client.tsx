import './trusted-types.ts';
import { startTransition } from 'react';
import { createBrowserRouter, type DataRouter, type HydrationState, RouterProvider } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import { cleanPath } from './clean-address.ts';
import { showProgress } from './navigation-progress.ts';
import { loadOnDemand } from './on-demand.ts';
import { prefetchLinks } from './prefetch.ts';
import { loadPage, pageRoute, routes } from './routes.tsx';
import { orDocument, shownRouter } from './shown-router.ts';

/** The start is cut into tasks, so that a tap in between is answered. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Whether an earlier start failed. */
let isRetry = false;

/**
 * The first page's code and record.
 *
 * @throws TypeError when a file cannot be fetched, or when the page's own code throws one, which looks the same; any other error
 *   goes to the failure screen
 */
async function loadFirst(path: string): Promise<HydrationState> {
  try {
    return { loaderData: { [pageRoute]: await loadPage(path) } };
  } catch (error) {
    // Every key press retries: one log line is enough.
    if (!isRetry) console.error(error);
    if (error instanceof TypeError) throw error;
    return { errors: { [pageRoute]: error } };
  }
}

/** WebKit takes a preload that failed for the answer, after a reload too (bug 270357), until it is fetched anew. */
async function refreshPreload(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[href$=".js"]');
  if (link) await fetch(link.href, { cache: 'reload' }).catch(() => {});
}

/** Hydrates the page. @throws TypeError when a part cannot be fetched: the page stays as the host sent it, and `boot` retries */
export async function start(): Promise<void> {
  // The router must find the page that the host sent, however the address is spelled.
  const path = cleanPath(location.pathname);
  // The router calls the first entry of every document "default", and would restore an earlier document's scroll position.
  const entry = { key: `${performance.timeOrigin}`, ...history.state };
  history.replaceState(entry, '', path + location.search + location.hash);
  if (isRetry) await refreshPreload();
  else await nextTask();
  // React must find the same page that the HTML shows. Its larger half runs while the page's record is on its way.
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
  const app = (
    <RouterProvider
      router={shownRouter(router, flushSync)}
      useTransitions={false}
      onError={(error) => console.error(error)}
    />
  );
  const options = {
    // The router logs what a page throws: React would do so once more.
    onCaughtError: () => {},
    // A translator or an extension changed the page first: React has rendered it again, and nothing is wrong.
    onRecoverableError: console.warn,
  };
  const root = document.getElementById('root') as HTMLElement;
  const isNotFound = hydrationData.loaderData?.[pageRoute]?.Page === NotFound;
  const servedNotFound = root.querySelector('[data-not-found]') !== null;
  if (root.childElementCount === 0 || hydrationData.errors) {
    // The HTML is another page than the failure screen: React renders from scratch.
    createRoot(root, options).render(app);
  } else if (servedNotFound === isNotFound) {
    // As a transition React hydrates in slices, and a tap in between is answered.
    startTransition(() => {
      hydrateRoot(root, app, options);
    });
    prefetchLinks();
  }
  // Otherwise the host sent its 404 page for a page that exists: it stays as it was sent, and its links load documents.
  loadOnDemand();

  // Without it nothing is loaded or stored, and this line is not in the build.
  const domain = import.meta.env.VITE_PLAUSIBLE_DOMAIN;
  if (domain)
    import('./analytics.ts').then(({ countVisits }) => {
      // Called once React has the next page, whose title it then has.
      countVisits(domain, (changed) =>
        router.subscribe(({ navigation }) => navigation.state === 'idle' && setTimeout(changed)),
      );
    }, console.error);
}
