import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

/**
 * The call beside a quote button, on dark ground. On a service page every button leads to the contact page, so there the call is a
 * link of words.
 *
 * @param label in place of the number; without one there is none where the bar at the foot has it
 */
export function Call({ label }: { label?: string | undefined }) {
  const className = label ? '' : 'max-lg:hidden';
  if (!useLocation().pathname.startsWith('/services/')) {
    return (
      <ButtonLink to={callHref} variant="outlineOnDark" className={className}>
        {label ?? callLabel}
      </ButtonLink>
    );
  }
  return (
    <a
      href={callHref}
      className={`inline-flex min-h-12 items-center px-2 font-semibold underline underline-offset-4 ${className}`}
    >
      or {callLabel.replace(/^C/, 'c')}
    </a>
  );
}
