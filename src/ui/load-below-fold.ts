/** The line, as far as browsers tell: Chrome does, Firefox and Safari do not. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Whether what is out of sight may be fetched too: on a wide screen whose line is fast and not metered. */
function hasRoom(): boolean {
  const { saveData, effectiveType = '4g', type } = (navigator as { connection?: Connection }).connection ?? {};
  return matchMedia('(width >= 64rem)').matches && !saveData && effectiveType === '4g' && type !== 'cellular';
}

/**
 * Lets the pictures below the first screen load once the browser is idle, so that no wide screen meets an empty one.
 *
 * @returns a function that calls it off
 */
export function loadBelowFold(): (() => void) | undefined {
  // Safari has no requestIdleCallback: there pictures come as they are scrolled to.
  if (!hasRoom() || !('requestIdleCallback' in window)) return undefined;
  const request = requestIdleCallback(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')) {
      image.loading = 'eager';
      image.decoding = 'auto';
    }
  });
  return () => cancelIdleCallback(request);
}
