import type { SectionOf } from '../../content/schema.ts';
import { Comparison } from '../comparison.tsx';
import { SectionHead } from '../section-head.tsx';

/** A before/after pair as wide as the screen, because dirt is hard to see in a small picture. */
export default function BeforeAfter({ section }: { section: SectionOf<'before-after'> }) {
  return (
    <Comparison {...section} sizes="100vw">
      <SectionHead {...section} />
    </Comparison>
  );
}
