import { site } from '../content/site.ts';

/** What the quote costs and when it comes, below a page's first quote button. */
export function Offer() {
  const { offer } = site.blocks;
  return offer && <p className="mt-3 text-sm text-pale">{offer}</p>;
}
