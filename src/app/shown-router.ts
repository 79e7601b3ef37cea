import type { flushSync } from 'react-dom';
import { createPath, type DataRouter, type DataStrategyFunction, type Path } from 'react-router';
import { glide } from '../shell/glide.ts';

/**
 * Runs the loaders of a navigation. Where a page's code is gone, because a new version was deployed or the network dropped, its
 * document is loaded instead. Browsers report a module that cannot be fetched as a `TypeError`; any other error is the page's own.
 *
 * @param next where the navigation in progress goes
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

/**
 * The router as React hears of it. While the next page loads nothing changes on this one: React is told of a navigation when its
 * page is here. Then the two pages fade into each other.
 */
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
      // A fade that the next page overtakes is no error.
      fade.ready.catch(() => {});
      // While it lasts, nothing under a finger or a mouse is the page.
      for (const event of ['pointerdown', 'pointermove'])
        addEventListener(event, () => fade.skipTransition(), { capture: true, once: true });
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
