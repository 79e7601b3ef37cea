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
      {/* The row of buttons may come nearer to the picture than the words, so that two stand side by side. */}
      <div className="buttons mt-5 md:mt-7 md:max-w-[calc(min(30rem,38vw)+var(--cut-beyond))]">
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
