import { matchRoutes, type RouteObject } from 'react-router';

/** Events on a link that come before it is followed. */
const events = ['pointerover', 'touchstart', 'focusin'];

function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** Fetches the code and the words of the page at `path`. An error here comes again, and is handled, when the link is followed. */
async function fetchPage(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  const run = matches.flatMap(({ route, params }) => {
    const { lazy, loader } = route;
    return [
      typeof lazy === 'function' ? lazy() : undefined,
      // Loaders here import a record; they need no more of a request than the parameters.
      typeof loader === 'function' ? loader({ params } as never, undefined as never) : undefined,
    ];
  });
  await Promise.allSettled(run);
}

/** Fetches a page as soon as a link to it is pointed at, touched or focused, so that it is there when the link is followed. */
export function prefetchLinks(routes: RouteObject[]): void {
  function onEvent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Pointed at twice, it is fetched once: the browser keeps what it has imported.
    if (link?.origin === location.origin && !savesData()) fetchPage(routes, link.pathname).catch(() => {});
  }
  for (const event of events) addEventListener(event, onEvent, { capture: true, passive: true });
}
