import { company } from '../owner.ts';

/** Where the built site says that it lives. */
export const origin = company.domain;

/** Everything that a page says of itself to machines, one line each. Self-contained: it runs in the browser too. */
export function headOf(from: Document = document): string[] {
  const said = from.querySelectorAll(
    'title:not(svg title), meta[property], meta[name]:not([name=viewport], [name=format-detection], [name=theme-color]), link[rel=canonical], ' +
      'script[type="application/ld+json"], nav[aria-label=Breadcrumb]',
  );
  const lines = [...said].map((each) => [
    each.getAttribute('name') ?? each.getAttribute('property') ?? each.tagName.toLowerCase(),
    each.getAttribute('content') ?? each.getAttribute('href') ?? each.textContent,
  ]);
  return lines.map((line) => line.join(': ')).sort();
}
