import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Pass } from '../ui/pass.tsx';
import { Call } from './call.tsx';

interface FirstButtonsProps {
  label: string;
  to?: string;
  /** Label of the call button, in place of the number. */
  callLabel?: string | undefined;
}

/** Buttons of a first screen; below them, what a quote costs and when it comes. */
export function FirstButtons({ label, to = '/contact', callLabel }: FirstButtonsProps) {
  const { offer } = site.blocks;
  return (
    <>
      <div className="near-cut buttons mt-5 md:mt-7">
        <ButtonLink to={to} variant="quote" label={label} />
        <Call label={callLabel} />
      </div>
      {offer && (
        <p className="mt-4 flex items-center gap-2.5 text-note font-semibold">
          <Pass />
          {offer}
        </p>
      )}
    </>
  );
}
