import { loadPage } from './routes.tsx';

/** Events on a link that come before it is followed. */
const prefetchEvents = ['pointerover', 'touchstart', 'focusin'];

function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** Fetches a page as soon as a link to it is pointed at, touched or focused, so that it is there when the link is followed. */
export function prefetchLinks(): void {
  function onEvent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Pointed at twice, it is fetched once: the browser keeps what it has imported. An error comes again when the link is followed.
    if (link?.origin === location.origin && !savesData()) loadPage(link.pathname).catch(() => {});
  }
  for (const event of prefetchEvents) addEventListener(event, onEvent, { capture: true, passive: true });
}
