import { canReload, reloadPage } from './reload.ts';

/**
 * Events that start the app. This file is each page's one script: it loads the app on the first of these events, or
 * when the browser is idle after `load`, so that the first screen waits for no framework.
 */
const startEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

/** Milliseconds to wait for a `paint` entry at most; Firefox reports none for a page that opens scrolled down. */
const paintLimit = 1000;

let tries = 0;
let loading = false;

const load = () => import(/* @vite-ignore */ import.meta.env.APP).then((app) => app.start());

/** Lets the pictures below the first screen load (`src/ui/picture.css`). */
const showPictures = () => document.documentElement.classList.add('painted');

function start(): void {
  showPictures();
  if (loading) return;
  loading = true;
  for (const event of startEvents) removeEventListener(event, onEvent, true);
  tries += 1;
  load().catch(async (error) => {
    if ((await canReload(error)) && tries > 1 && !(await load().catch(reloadPage))) return;
    loading = false;
    // Show the form's note, because the form cannot be sent without the app. The next interaction retries.
    document.querySelector('[data-without-app]')?.setAttribute('data-shown', '');
    for (const event of startEvents) addEventListener(event, onEvent, true);
  });
}

/** Ignores moves of zero length: browsers report one for a mouse that rests where a new page appears. */
function onEvent({ type, movementX, movementY }: { type: string; movementX?: number; movementY?: number }): void {
  if (type !== 'pointermove' || movementX || movementY) start();
}

/** Waits until the loaded page is painted, because an earlier start would compete with the hero picture. */
async function whenPainted(): Promise<void> {
  // Wait until the hero picture is decoded, because slow phones paint it after the text even if it has loaded.
  await document
    .querySelector<HTMLImageElement>('[fetchpriority=high]')
    ?.decode()
    .catch(() => {});
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // A drawn frame is not yet on the screen: wait for a `paint` entry, which the browser adds once one is.
      if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return whenIdle();
      const late = setTimeout(whenIdle, paintLimit);
      new PerformanceObserver((_, observer) => {
        clearTimeout(late);
        observer.disconnect();
        whenIdle();
      }).observe({ type: 'paint', buffered: true });
    }),
  );
}

function whenIdle(): void {
  showPictures();
  // The contact page needs its form at once. Safari, which lacks requestIdleCallback, starts in the next task.
  if (location.pathname.startsWith('/contact')) start();
  else if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
}

for (const event of startEvents) addEventListener(event, onEvent, { capture: true, passive: true });
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted);
