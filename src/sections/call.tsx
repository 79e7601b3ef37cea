import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

interface CallProps {
  /** Replaces the phone number; without a label the call hides on small screens, where the phone bar has it. */
  label?: string | undefined;
  onDark?: boolean;
}

/** The call button beside a quote button. */
export function Call({ label, onDark = true }: CallProps) {
  return (
    <ButtonLink to={callHref} variant={onDark ? 'outlineOnDark' : 'outline'} className={label ? '' : 'max-lg:hidden'}>
      {label ?? callLabel}
    </ButtonLink>
  );
}
