import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

/**
 * The call beside a quote button, on dark ground.
 *
 * @param props.label replaces the phone number; without it the call hides on small screens, where the phone bar has it
 */
export function Call({ label }: { label?: string | undefined }) {
  return (
    <ButtonLink to={callHref} variant="outlineOnDark" className={label ? '' : 'max-lg:hidden'}>
      {label ?? callLabel}
    </ButtonLink>
  );
}
