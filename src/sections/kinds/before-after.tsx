import pictures from 'virtual:pictures';
import type { SectionOf } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { BeforeAfter as Slider } from '../../ui/before-after.tsx';
import { SectionHead } from '../section-head.tsx';

/** A before/after pair; the words on what to look at stand beside the pair or, with `wide`, above it. */
export default function BeforeAfter({ section, wide }: { section: SectionOf<'before-after'>; wide?: boolean }) {
  const { blocks } = site;
  return (
    <div className={`wrap room grid items-center gap-8 ${wide ? '' : 'lg:grid-cols-[4fr_8fr] lg:gap-16'}`}>
      <SectionHead {...section} />
      <div>
        <Slider
          pair={section.pair}
          sizes={`(min-width: 80rem) ${wide ? 69 : 42}rem, (min-width: 36rem) 92vw, 150vw`}
          label={`${blocks.compare}: ${section.heading}`}
          before={blocks.before}
          after={blocks.after}
        />
        {pictures[section.pair]?.rendering && blocks.rendering && (
          <p className="mt-3 text-sm text-muted">{blocks.rendering}</p>
        )}
      </div>
    </div>
  );
}
