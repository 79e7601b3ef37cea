import type { DataRouter } from 'react-router';
import { site } from '../content/site.ts';

/** Milliseconds of loading before the bar shows. */
const patience = 300;

/** While a page loads slowly, shows a thin bar under the top bar and tells screen readers once. */
export function showProgress(router: DataRouter): void {
  const bar = document.createElement('div');
  bar.className = 'slow-navigation';
  bar.role = 'progressbar';
  bar.ariaLabel = site.names.loading;
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.role = 'status';
  let timer = 0;
  const end = () => {
    clearTimeout(timer);
    timer = 0;
    bar.remove();
    status.remove();
    status.textContent = '';
  };
  // A page that Back shows again as it was left must not say that it loads.
  addEventListener('pagehide', end);
  router.subscribe((state) => {
    if (state.navigation.state === 'idle') end();
    else if (timer === 0) {
      // Add the status empty and set its text later, because screen readers announce only changes.
      document.querySelector('header')?.append(status);
      timer = window.setTimeout(() => {
        status.before(bar);
        status.textContent = site.names.loading;
      }, patience);
    }
  });
}
