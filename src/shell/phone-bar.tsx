import { useLocation } from 'react-router';
import { company } from '../company.ts';
import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { callHref } from '../ui/contact-links.ts';

/**
 * Call and quote buttons at the bottom of small screens, except on the contact page; they fit at 200 % text too. The
 * number shows where there is room.
 */
export function PhoneBar() {
  if (useLocation().pathname === '/contact') return null;
  return (
    <nav aria-label={site.names.bar} className="phone-bar">
      <ButtonLink
        to={callHref}
        variant="outline"
        className="max-lg:px-2"
        label={
          <>
            {site.bar.callLabel} <span className="max-sm:hidden">{company.phone}</span>
          </>
        }
      />
      <ButtonLink to="/contact" variant="quote" className="max-lg:px-2" label={site.bar.quoteLabel} />
    </nav>
  );
}
