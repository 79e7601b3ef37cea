import './trusted-types.ts';
import { startTransition } from 'react';
import { createBrowserRouter, createPath, isRouteErrorResponse, RouterProvider } from 'react-router';
import { untilLoaded, withDocuments } from './load-document.ts';
import { routes } from './routes.tsx';
import { warmUp } from './warm-up.ts';

/** The start is cut into tasks, so that a tap in between is answered. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

// To the router the first entry of every document is "default": it would take the place kept for an earlier document for this one's.
if (!history.state?.key) history.replaceState({ ...history.state, key: `${performance.timeOrigin}` }, '');
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

/** Settles when the first page's code and words are in: React must find the same page that the HTML shows. */
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

/** Whether the router shows the not-found page: by its catch-all route, or because a record is not there. */
function isNotFound(): boolean {
  const { errors, matches } = router.state;
  const answers = Object.values(errors ?? {});
  return (
    matches.at(-1)?.route.path === '*' ||
    answers.some((answer) => isRouteErrorResponse(answer) && answer.status === 404)
  );
}

// The router is fetching the page's code and words meanwhile.
await nextTask();
const { createRoot, hydrateRoot } = await untilLoaded(() => import('./react-dom.ts'));
await whenReady();

// While the next page is fetched nothing changes on this one: React hears of a navigation when its page is here.
const { subscribe } = router;
router.subscribe = (tell) =>
  subscribe((state, changes) => {
    if (state.navigation.state === 'idle') tell(state, changes);
  });

const app = <RouterProvider router={router} useTransitions={false} />;
const servedNotFound = root.querySelector('[data-not-found]') !== null;

if (root.childElementCount === 0) {
  createRoot(root).render(app);
} else if (servedNotFound === isNotFound()) {
  // As a transition React takes the page over in slices, and a tap in between is answered.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  warmUp(routes);
}
// Otherwise the host answered "not found" for a page that exists: the page stays as it was sent, and its links load documents.
