import { canReload, reloadPage } from './reload.ts';

/**
 * The one script that a page starts with. It loads the app on the first interaction, or when the browser is idle after the page
 * has loaded, so that the first screen pays for no framework.
 */
const startEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

/** Milliseconds that the app waits for a paint. Firefox reports none for a page that it opens scrolled. */
const paintLimit = 1000;

let tries = 0;
let loading = false;

const load = () => import(/* @vite-ignore */ import.meta.env.APP).then((app) => app.start());

/** The visitor sees the first screen: pictures below it may load (`src/ui/picture.css`). */
const showPictures = () => document.documentElement.classList.add('painted');

function start(): void {
  showPictures();
  if (loading) return;
  loading = true;
  for (const event of startEvents) removeEventListener(event, onEvent, true);
  tries += 1;
  load().catch(async (error) => {
    if ((await canReload(error)) && tries > 1) return load().catch(reloadPage);
    loading = false;
    // The network failed: the page works without the app, but for the form. The next interaction retries.
    document.querySelector('[data-without-app]')?.setAttribute('data-shown', '');
    for (const event of startEvents) addEventListener(event, onEvent, true);
  });
}

/** Browsers report a mouse that rests where a new page appears as a move of no length: nobody has touched anything. */
function onEvent({ type, movementX, movementY }: { type: string; movementX?: number; movementY?: number }): void {
  if (type !== 'pointermove' || movementX || movementY) start();
}

/** Once the loaded page has been painted: what starts earlier competes with the picture that the visitor waits for. */
async function whenPainted(): Promise<void> {
  // The hero has loaded, but slow phones paint it after the text. Wait for decode.
  await document
    .querySelector<HTMLImageElement>('[fetchpriority=high]')
    ?.decode()
    .catch(() => {});
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // The frame is drawn but not yet on the screen; browsers report that for the first frame with text or pictures.
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
  // Safari has no requestIdleCallback; the next task is soon enough. The contact page needs the form at once.
  if (location.pathname.startsWith('/contact')) start();
  else if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
}

for (const event of startEvents) addEventListener(event, onEvent, { capture: true, passive: true });
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted);
