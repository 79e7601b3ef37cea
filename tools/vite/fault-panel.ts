import type { ContentFault } from '../content/report.ts';

/** The faults of the words, in a corner of the page while it is written. Never part of the built site. */
const panel = document.createElement('details');
panel.setAttribute('aria-label', 'Faults of the words');
panel.open = true;
panel.style.cssText =
  'position:fixed;z-index:99;right:1rem;bottom:1rem;max-width:min(44rem,calc(100vw - 2rem));max-height:45vh;overflow:auto;' +
  'padding:.75rem 1rem;border-radius:.5rem;background:#fff;color:#0b1f2a;border:2px solid #a3271b;font:14px/1.5 system-ui,sans-serif';

let faults: ContentFault[] = [];

function listOf(title: string, some: ContentFault[]): HTMLElement[] {
  if (some.length === 0) return [];
  const heading = document.createElement('p');
  heading.textContent = title;
  heading.style.fontWeight = '700';
  const list = document.createElement('ul');
  list.append(
    ...some.map(({ text }) => {
      const item = document.createElement('li');
      item.textContent = text;
      item.style.overflowWrap = 'anywhere';
      return item;
    }),
  );
  return [heading, list];
}

function show(): void {
  const here = faults.filter(({ path }) => path === undefined || path === location.pathname);
  const elsewhere = faults.filter((fault) => !here.includes(fault));
  const summary = document.createElement('summary');
  summary.textContent = `${faults.length} faults of the words: the build stops at them`;
  summary.style.cursor = 'pointer';
  panel.replaceChildren(summary, ...listOf('On this page', here), ...listOf('On other pages', elsewhere));
  if (faults.length === 0) panel.remove();
  else document.body.append(panel);
}

import.meta.hot?.on('content-faults', (found: ContentFault[]) => {
  faults = found;
  show();
});
import.meta.hot?.send('content-faults:ask');
// The app changes the address without loading a document.
window.navigation?.addEventListener('navigatesuccess', show);
