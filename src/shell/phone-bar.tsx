import { useLocation } from 'react-router';
import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { callHref } from '../ui/contact-links.ts';

/** Call and quote buttons at the bottom of small screens, except on the contact page; they fit at 200 % text too. */
export function PhoneBar() {
  if (useLocation().pathname === '/contact') return null;
  return (
    <nav
      aria-label={site.names.bar}
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-[2fr_minmax(0,3fr)] gap-2.5 border-t border-line bg-ground px-[min(1rem,4.4vw)] pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <ButtonLink to={callHref} variant="outline" className="max-lg:px-2" label={site.bar.callLabel} />
      <ButtonLink to="/contact" variant="quote" className="max-lg:px-2" label={site.bar.quoteLabel} />
    </nav>
  );
}
