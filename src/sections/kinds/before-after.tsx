import pictures from 'virtual:pictures';
import type { SectionOf } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { BeforeAfter as Slider } from '../../ui/before-after.tsx';
import { SectionHead } from '../section-head.tsx';

/** A before/after pair as wide as the page, because dirt is hard to see in a small picture. */
export default function BeforeAfter({ section }: { section: SectionOf<'before-after'> }) {
  const { blocks } = site;
  return (
    <div className="wrap room-short">
      <SectionHead {...section} className="mb-8" />
      <Slider
        pair={section.pair}
        sizes="(min-width: 80rem) 69rem, (min-width: 36rem) 92vw, 150vw"
        label={`${blocks.compare}: ${section.heading}`}
        before={blocks.before}
        after={blocks.after}
      />
      {pictures[section.pair]?.rendering && blocks.rendering && (
        <p className="mt-3 text-sm text-muted">{blocks.rendering}</p>
      )}
    </div>
  );
}
