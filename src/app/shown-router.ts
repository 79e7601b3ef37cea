import type { flushSync } from 'react-dom';
import { createPath, type DataRouter, type DataStrategyFunction, type Path } from 'react-router';
import { glide } from '../shell/scrolling.tsx';

/**
 * Runs a navigation's loaders. If a page's code or record cannot be fetched (new version, network lost), the browser
 * loads the document instead. An import that cannot be fetched throws a `TypeError`; other errors are the page's.
 *
 * @param next returns the target of the navigation in progress
 */
export function orDocument(next: () => Path | undefined): DataStrategyFunction {
  return async ({ matches }) => {
    const loading = matches.filter((match) => match.shouldLoad);
    const results = await Promise.all(loading.map((match) => match.resolve()));
    const gone = results.find(({ type, result }) => type === 'error' && result instanceof TypeError);
    const address = next();
    if (gone && address) {
      console.error(gone.result);
      location.assign(createPath(address));
      return new Promise(() => {});
    }
    return Object.fromEntries(loading.map(({ route }, index) => [route.id, results[index]])) as never;
  };
}

/** Wraps the router: React hears of a navigation only once the next page has loaded; then the two pages cross-fade. */
export function shownRouter(router: DataRouter, flush: typeof flushSync): DataRouter {
  let shown = router.state.location.pathname;
  const subscribe: DataRouter['subscribe'] = (tell) =>
    router.subscribe((state, changes) => {
      if (state.navigation.state !== 'idle') return;
      const before = shown;
      shown = state.location.pathname;
      const show = () => tell(state, changes);
      if (before === shown || glide() !== 'smooth' || !document.startViewTransition) return show();
      const fade = document.startViewTransition(() => flush(show));
      // A fade interrupted by the next navigation rejects; that is no error.
      fade.ready.catch(() => {});
      // The fade covers the page, so a press or mouse move ends it.
      for (const event of ['pointerdown', 'pointermove'])
        addEventListener(event, () => fade.skipTransition(), { capture: true, once: true });
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
