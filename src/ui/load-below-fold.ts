/** Network information of Chrome; Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Whether to load pictures out of sight: only on wide screens with a fast, unmetered connection. */
function hasRoom(): boolean {
  const { saveData, effectiveType = '4g', type } = (navigator as { connection?: Connection }).connection ?? {};
  return matchMedia('(width >= 64rem)').matches && !saveData && effectiveType === '4g' && type !== 'cellular';
}

/**
 * Loads the pictures below the first screen when the browser is idle, so that nobody on a wide screen scrolls to an empty box.
 *
 * @returns a function that cancels it
 */
export function loadBelowFold(): (() => void) | undefined {
  // Safari lacks requestIdleCallback: its pictures load when scrolled to.
  if (!hasRoom() || !('requestIdleCallback' in window)) return undefined;
  const request = requestIdleCallback(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')) {
      image.loading = 'eager';
      image.decoding = 'auto';
    }
  });
  return () => cancelIdleCallback(request);
}
