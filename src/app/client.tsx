import './trusted-types.ts';
import { startTransition } from 'react';
import { createBrowserRouter, createPath, isRouteErrorResponse, RouterProvider } from 'react-router';
import { glide } from '../shell/glide.ts';
import { cleanPath } from './clean-address.ts';
import { retryUntilLoaded, withDocuments } from './document-fallback.ts';
import { showProgress } from './navigation-progress.ts';
import { loadOnDemand } from './on-demand.ts';
import { prefetchLinks } from './prefetch.ts';
import { routes } from './routes.tsx';

/** The start is cut into tasks, so that a tap in between is answered. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

// The router must find the page that the host sent, however the address is spelled.
const { pathname, search, hash } = location;
// The router calls the first entry of every document "default", and would restore an earlier document's scroll position.
const entry = { key: `${performance.timeOrigin}`, ...history.state };
history.replaceState(entry, '', cleanPath(pathname) + search + hash);
await nextTask();
const root = document.getElementById('root') as HTMLElement;
const router = createBrowserRouter(
  withDocuments(
    routes,
    () => {
      const next = router.state.navigation.location;
      return next && createPath(next);
    },
    nextTask(),
  ),
);

/** Resolves when the first page's code and record have loaded: React must find the same page that the HTML shows. */
function whenReady(): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) {
        stop();
        resolve();
      }
    });
    if (router.state.initialized) {
      stop();
      resolve();
    }
  });
}

const is404 = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** An error of a page, once: the not-found page writes a line of its own. */
function log(error: unknown): void {
  if (!is404(error)) console.error(error);
}

// Meanwhile the router loads the page's code and record.
await nextTask();
const { createRoot, flushSync, hydrateRoot } = await retryUntilLoaded(() => import('./react-dom.ts'));
await whenReady();

showProgress(router);
// While the next page loads nothing changes on this one: React is told of a navigation when its page is here.
// Then the two pages fade into each other.
const { subscribe } = router;
let shown = router.state.location.pathname;
router.subscribe = (tell) =>
  subscribe((state, changes) => {
    if (state.navigation.state !== 'idle') return;
    const before = shown;
    shown = state.location.pathname;
    const show = () => tell(state, changes);
    // A fade that the next page overtakes is no error.
    if (before === shown || glide() !== 'smooth' || !document.startViewTransition) return show();
    const fade = document.startViewTransition(() => flushSync(show));
    fade.ready.catch(() => {});
    // While it lasts, nothing under a finger or a mouse is the page.
    for (const event of ['pointerdown', 'pointermove'])
      addEventListener(event, () => fade.skipTransition(), { capture: true, once: true });
  });

const app = <RouterProvider router={router} useTransitions={false} onError={log} />;
const options = {
  // The router logs what a page throws: React would do so once more.
  onCaughtError: () => {},
  // A translator or an extension changed the page first: React has rendered it again, and nothing is wrong.
  onRecoverableError: console.warn,
};
const failures = Object.values(router.state.errors ?? {});
const isNotFound = router.state.matches.at(-1)?.route.path === '*' || failures.some(is404);
const servedNotFound = root.querySelector('[data-not-found]') !== null;

if (root.childElementCount === 0 || failures.some((failure) => !is404(failure))) {
  // The HTML is another page than the failure screen: React renders from scratch.
  createRoot(root, options).render(app);
} else if (servedNotFound === isNotFound) {
  // As a transition React hydrates in slices, and a tap in between is answered.
  startTransition(() => {
    hydrateRoot(root, app, options);
  });
  prefetchLinks(routes);
}
// Otherwise the host sent its 404 page for a page that exists: it stays as it was sent, and its links load documents.
loadOnDemand();

// Without it nothing is loaded or stored, and this line is not in the build.
const domain = import.meta.env.VITE_PLAUSIBLE_DOMAIN;
if (domain)
  import('./analytics.ts').then(({ countVisits }) => {
    // Called once React has the next page, whose title it then has.
    countVisits(domain, (changed) => subscribe(({ navigation }) => navigation.state === 'idle' && setTimeout(changed)));
  }, console.error);
