import { matchRoutes, type RouteObject } from 'react-router';

/** What a visitor does to a link before following it. */
const signs = ['pointerover', 'touchstart', 'focusin'];

function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** Fetches the code and the words of the page at `path`. What fails here fails again, and is dealt with, when it is followed. */
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
export function warmUp(routes: RouteObject[]): void {
  function onSign(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Pointed at twice, it is fetched once: the browser keeps what it has imported.
    if (link?.origin === location.origin && !savesData()) fetchPage(routes, link.pathname).catch(() => {});
  }
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
}
