import { canLoadAnew, loadAnew } from './reload.ts';

/**
 * The one script that a page starts with. It brings in the app at the first sign of use, or when the browser is idle after
 * the page has loaded, so that the first screen pays for no framework.
 */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

/** Milliseconds that the app waits for a paint. Firefox tells of none when a page is loaded in the middle. */
const patience = 1000;

let tries = 0;

const load = () => import(/* @vite-ignore */ import.meta.env.APP);

/** The visitor sees the first screen: pictures below it may come (`src/ui/picture.css`). */
const showPictures = () => document.documentElement.classList.add('painted');

function start(): void {
  showPictures();
  for (const sign of signs) removeEventListener(sign, onSign, true);
  tries += 1;
  load().catch(async (error) => {
    if (tries > 1 && (await canLoadAnew(error))) return load().catch(loadAnew);
    // The network failed: the page works without the app, but for the form; the next sign of use tries again.
    document.querySelector('[data-without-app]')?.setAttribute('data-shown', '');
    for (const sign of signs) addEventListener(sign, onSign, true);
  });
}

/** A mouse that rests where a new page appears is told of as a move of no length: nobody has touched anything. */
function onSign({ type, movementX, movementY }: { type: string; movementX?: number; movementY?: number }): void {
  if (type !== 'pointermove' || movementX || movementY) start();
}

function whenLoaded(): void {
  // The page that hosts send for unknown addresses: say so without waiting for the app.
  if (document.querySelector('[data-not-found]')) console.error(`404: there is no page at ${location.pathname}`);
  whenPainted();
}

/** Once the loaded page has been painted: what starts earlier competes with the picture that the visitor waits for. */
async function whenPainted(): Promise<void> {
  // It is here, but on a busy phone its first frame may come after that of the words.
  await document
    .querySelector<HTMLImageElement>('[fetchpriority=high]')
    ?.decode()
    .catch(() => {});
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // The frame is drawn, which is not yet on the screen: browsers tell that of the first one with words or pictures.
      if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return whenIdle();
      const late = setTimeout(whenIdle, patience);
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
  // Safari has no requestIdleCallback; the next task comes soon enough there. A quote wants the form at once.
  if (location.pathname.startsWith('/contact')) start();
  else if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
}

for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded);
