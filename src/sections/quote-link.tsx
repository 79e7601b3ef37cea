import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Quote button inside a page, in a grid; only on wide screens, because smaller ones have it in the bottom bar. */
export function QuoteLink() {
  return (
    <ButtonLink to="/contact" variant="quote" className="place-self-start max-lg:hidden" label={site.bar.quoteLabel} />
  );
}
