import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

interface CallProps {
  /** In place of the number; without one there is no call where the bar at the foot has it. */
  label?: string | undefined;
  /** A link of words: service pages have it so that each of their buttons leads to contact. */
  inWords: boolean;
}

/** The call beside a quote button, on dark ground. */
export function Call({ label, inWords }: CallProps) {
  const className = label ? '' : 'max-lg:hidden';
  return inWords ? (
    <a
      href={callHref}
      className={`inline-flex min-h-12 items-center px-2 font-semibold underline underline-offset-4 ${className}`}
    >
      or {callLabel.replace(/^C/, 'c')}
    </a>
  ) : (
    <ButtonLink to={callHref} variant="outlineOnDark" className={className}>
      {label ?? callLabel}
    </ButtonLink>
  );
}
