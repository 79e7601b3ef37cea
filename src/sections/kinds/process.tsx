import type { SectionOf } from '../../content/schema.ts';
import { SectionHead } from '../section-head.tsx';

/** Steps in their order, side by side under one line where there is room. */
export default function Process({ section }: { section: SectionOf<'process'> }) {
  const columns = section.steps.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-5';
  return (
    <div className="wrap room">
      <SectionHead {...section} className="mb-10 lg:mb-14" />
      <ol className={`grid gap-x-8 gap-y-8 border-ink sm:grid-cols-2 max-sm:gap-y-6 lg:border-t-2 ${columns}`}>
        {section.steps.map(({ title, description }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_1fr] content-start border-ink max-lg:border-t-2 pt-5 sm:grid-cols-1"
          >
            <p className="text-2xl font-heavy figures text-accent">{index + 1}</p>
            <div>
              <h3 className="title-3 sm:mt-2">{title}</h3>
              <p className="mt-2 text-note text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
