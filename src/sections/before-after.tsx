import type { SectionOf } from '../content/schema.ts';
import { BeforeAfter as Slider } from '../ui/before-after.tsx';
import { SectionHead } from './section-head.tsx';

/** The visible difference: one pair from one camera, beside what to look at in it. */
export function BeforeAfter({ section }: { section: SectionOf<'before-after'> }) {
  return (
    <div className="wrap room grid items-center gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
      <SectionHead {...section} />
      <Slider
        pair={section.pair}
        sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 62vw, 92vw"
        label={`Before and after: ${section.heading}`}
        before="Before"
        after="After"
      />
    </div>
  );
}
