import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

interface CallProps {
  /** Text in place of the phone number; without a label the button hides on small screens, which have the phone bar. */
  label?: string | undefined;
}

/** The call button beside a quote button. */
export function Call({ label }: CallProps) {
  return (
    <ButtonLink to={callHref} variant="outline" className={label ? '' : 'max-lg:hidden'} label={label ?? callLabel} />
  );
}
