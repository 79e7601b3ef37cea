import type { SectionOf } from '../../content/schema.ts';
import { SectionHead } from '../section-head.tsx';

/** Years in order, each with its event. */
export default function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <div className="wrap room">
      <SectionHead {...section} className="mb-10" />
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {section.entries.map(({ year, title, description }) => (
          <li key={year} className="border-l-2 border-accent px-4">
            <p className="text-2xl font-heavy text-accent">{year}</p>
            <h3 className="title-3 mt-1">{title}</h3>
            <p className="mt-2 text-note text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
