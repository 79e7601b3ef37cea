import type { SectionOf } from '../../content/schema.ts';
import { SectionHead } from '../section-head.tsx';

/** Numbered steps, on wide screens side by side below one line. */
export default function Process({ section }: { section: SectionOf<'process'> }) {
  const columns = section.steps.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'lg:grid-cols-5';
  return (
    <div className="wrap room-short">
      <SectionHead {...section} minor className="mb-8" />
      <ol className={`grid gap-x-8 gap-y-6 border-dark lg:border-t-2 ${columns}`}>
        {section.steps.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[5rem_1fr] content-start lg:grid-cols-1">
            <p className="cut-plate w-16 text-2xl font-heavy">{index + 1}</p>
            <div>
              <h3 className="title-3 lg:mt-4">{title}</h3>
              <p className="mt-2 text-note text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
