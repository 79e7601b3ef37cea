import type { SectionOf } from '../content/schema.ts';
import { SectionHead } from './section-head.tsx';

/** Points with a sentence each, ruled, beside the heading. */
export function Points({ section }: { section: SectionOf<'points'> }) {
  return (
    <div className="points wrap room grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <SectionHead {...section} />
      <dl className="border-t border-line">
        {section.points.map(({ title, description }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[5fr_7fr]">
            <dt className="title-3">{title}</dt>
            <dd className="text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
