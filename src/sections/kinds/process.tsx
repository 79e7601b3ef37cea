import type { SectionOf } from '../../content/schema.ts';
import { Plates } from '../../ui/plates.tsx';
import { SectionHead } from '../section-head.tsx';

/** Numbered steps. */
export default function Process({ section }: { section: SectionOf<'process'> }) {
  return (
    <div className="wrap room-short">
      <SectionHead {...section} minor className="mb-8" />
      <Plates items={section.steps.map((step, index) => ({ mark: index + 1, ...step }))} />
    </div>
  );
}
