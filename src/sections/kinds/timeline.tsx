import type { SectionOf } from '../../content/schema.ts';
import { Plates } from '../../ui/plates.tsx';
import { SectionHead } from '../section-head.tsx';

/** Years in order, each with its event. */
export default function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <div className="wrap room">
      <SectionHead {...section} className="mb-10" />
      <Plates figures items={section.entries.map(({ year, ...event }) => ({ mark: year, ...event }))} />
    </div>
  );
}
