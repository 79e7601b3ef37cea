import type { SectionOf } from '../content/schema.ts';
import { SectionHead } from './section-head.tsx';

interface PointsProps {
  section: SectionOf<'points'>;
  /** Whether the page has such a list already. */
  again?: boolean;
}

/** Points with a sentence each, ruled, beside the heading; a page's second list stands in columns below it. */
export function Points({ section, again = false }: PointsProps) {
  if (again)
    return (
      <div className="wrap room">
        <SectionHead {...section} className="mb-10" />
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {section.points.map(({ title, description }) => (
            <div key={title} className="border-teal border-l-4 pl-5">
              <dt className="title-3">{title}</dt>
              <dd className="mt-2 text-note text-muted">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  return (
    <div className="wrap room grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
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
