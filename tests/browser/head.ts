import { company } from '../owner.ts';

/** Origin of the built site. */
export const origin = company.domain;

/** Metadata and breadcrumb of a page, one line each. Uses no outside names, because it runs in the browser too. */
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
