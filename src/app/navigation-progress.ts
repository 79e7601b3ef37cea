import type { DataRouter } from 'react-router';
import { site } from '../content/site.ts';

/** Milliseconds after which a visitor wonders whether the link was followed. */
const patience = 300;

/** While a page takes long to come, a thin bar under the top bar says so, and those who do not see it are told once. */
export function showProgress(router: DataRouter): void {
  const bar = document.createElement('div');
  bar.className = 'slow-navigation';
  bar.role = 'progressbar';
  bar.ariaLabel = site.names.loading;
  // It must be there, empty, before it says something, or screen readers miss it.
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.role = 'status';
  let timer = 0;
  router.subscribe((state) => {
    if (state.navigation.state === 'idle') {
      clearTimeout(timer);
      timer = 0;
      bar.remove();
      status.remove();
      status.textContent = '';
    } else if (timer === 0) {
      document.querySelector('header')?.append(status);
      timer = window.setTimeout(() => {
        status.before(bar);
        status.textContent = site.names.loading;
      }, patience);
    }
  });
}
