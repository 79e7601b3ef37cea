import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Quote button for a grid, below a heading that stays in sight; not on phones, whose bottom bar has the same button. */
export function QuoteLink() {
  return (
    <ButtonLink to="/contact" variant="quote" className="justify-self-start max-lg:hidden">
      {site.bar.quoteLabel}
    </ButtonLink>
  );
}
