import type { RouteObject } from 'react-router';

/** The navigation in progress: where it goes, and nothing while the first page is taken over. */
type NextAddress = () => string | undefined;

function waitForEver(): Promise<never> {
  return new Promise(() => {});
}

/**
 * Gives each route a way out when its code cannot be fetched, because a new version was deployed meanwhile or the network
 * dropped: the browser loads the page as a document. On the first page nothing is loaded; it stays as the host sent it.
 *
 * Browsers report a module that cannot be fetched as a `TypeError`; an error of the module's own goes on to the failure screen.
 */
export function withDocuments(routes: RouteObject[], next: NextAddress): RouteObject[] {
  async function orDocument<Result>(result: Promise<Result> | Result): Promise<Result> {
    try {
      return await result;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      const address = next();
      if (address) location.assign(address);
      return waitForEver();
    }
  }
  return routes.map((route) => {
    const { lazy, loader, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => orDocument(lazy()) }),
      ...(typeof loader === 'function' && { loader: (args, context) => orDocument(loader(args, context)) }),
      ...(children && { children: withDocuments(children, next) }),
    } as RouteObject;
  });
}
