/** What a page records of itself while it loads; times in milliseconds since the navigation began. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Long tasks as [start, duration]. */
  tasks: [number, number][];
  /** When the mobile menu was open, after taps from the first moment on; 0 while it is not. */
  menu: number;
}

/** Runs in the page before anything of its own. With `tap`, it taps the menu button from the moment that it is there. */
export function observe(tap: boolean): void {
  const seen: Observed = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [], menu: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, use: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('layout-shift', ({ value = 0 }) => {
    seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration]);
  });
  if (!tap) return;
  const taps = setInterval(() => {
    if (document.querySelector('#menu:popover-open')) {
      seen.menu = performance.now();
      clearInterval(taps);
    } else document.querySelector<HTMLButtonElement>('header button[popovertarget="menu"]')?.click();
  }, 10);
}
