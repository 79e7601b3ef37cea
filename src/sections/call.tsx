import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

interface CallProps {
  /** Replaces the phone number; without a label the call hides on small screens, where the phone bar has it. */
  label?: string | undefined;
  /** A text link in place of a button: on service pages every button must lead to contact. */
  inWords: boolean;
  onDark?: boolean;
}

/** The call beside a quote button. */
export function Call({ label, inWords, onDark = true }: CallProps) {
  const className = label ? '' : 'max-lg:hidden';
  return inWords ? (
    <a
      href={callHref}
      className={`inline-flex min-h-12 items-center px-2 font-semibold underline underline-offset-4 ${className}`}
    >
      or {callLabel.replace(/^C/, 'c')}
    </a>
  ) : (
    <ButtonLink to={callHref} variant={onDark ? 'outlineOnDark' : 'outline'} className={className}>
      {label ?? callLabel}
    </ButtonLink>
  );
}
