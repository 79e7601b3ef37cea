import { connection } from '../ui/connection.ts';
import { loadPage } from './routes.tsx';

/** Events on a link that precede a click. */
const prefetchEvents = ['pointerover', 'touchstart', 'focusin'];

/** Prefetches a page when a link to it is hovered, touched or focused. */
export function prefetchLinks(): void {
  function onEvent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Imports are cached, so a second hover fetches nothing. Errors are ignored here: following the link reports them.
    if (link?.origin === location.origin && !connection().saveData) loadPage(link.pathname).catch(() => {});
  }
  for (const event of prefetchEvents) addEventListener(event, onEvent, { capture: true, passive: true });
}
