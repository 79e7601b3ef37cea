/** An error in a record; `path` is the address of the record's page, or absent if no page is known. */
export interface ContentError {
  path?: string | undefined;
  /** The file, the field and what was expected there. */
  text: string;
}

/** Panel in a corner of the page that lists the errors in records; only in development. */
const panel = document.createElement('details');
panel.setAttribute('aria-label', 'Errors in the records');
panel.open = innerWidth > 700;
panel.style.cssText =
  'position:fixed;z-index:99;right:1rem;bottom:1rem;max-width:min(44rem,calc(100vw - 2rem));max-height:45vh;overflow:auto;' +
  'padding:.75rem 1rem;border-radius:.5rem;background:#fff;color:#0b1f2a;border:2px solid #a3271b;font:14px/1.5 system-ui,sans-serif';

let errors: ContentError[] = [];

function make(tag: string, ...content: string[]): HTMLElement {
  const element = document.createElement(tag);
  element.style.cssText = 'margin:.5rem 0;overflow-wrap:anywhere';
  element.append(...content);
  return element;
}

function show(): void {
  const isHere = ({ path }: ContentError) => path === undefined || path === location.pathname;
  // Errors of the current page first.
  const sorted = errors.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one)));
  const lines = sorted.map((error) => make('p', isHere(error) ? '(this page) ' : '', error.text));
  const summary = `Errors in the records: ${errors.length}. Fix them, then build.`;
  panel.replaceChildren(make('summary', summary), ...lines);
  if (errors.length === 0) panel.remove();
  else document.body.append(panel);
}

import.meta.hot?.on('content-errors', (found: ContentError[]) => {
  errors = found;
  show();
});
import.meta.hot?.send('content-errors:ask');
// Redraw after in-page navigation, which loads no document.
window.navigation?.addEventListener('navigatesuccess', show);
