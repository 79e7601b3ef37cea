import type { SectionOf } from '../../content/schema.ts';
import { Comparison } from '../comparison.tsx';
import { SectionHead } from '../section-head.tsx';

/** A before/after pair as wide as the page, because dirt is hard to see in a small picture. */
export default function BeforeAfter({ section }: { section: SectionOf<'before-after'> }) {
  return (
    <div className="wrap room-short">
      <SectionHead {...section} className="mb-8" />
      <Comparison {...section} />
    </div>
  );
}
