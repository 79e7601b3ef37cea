import type { SectionOf } from '../../content/schema.ts';
import { SectionHead } from '../section-head.tsx';

/** Numbered steps, side by side where there is room, on a dark background that breaks up long pages. */
export default function Process({ section }: { section: SectionOf<'process'> }) {
  const columns = section.steps.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'lg:grid-cols-5';
  return (
    <div className="on-dark bg-dark">
      <div className="wrap room-short">
        <SectionHead {...section} className="mb-10" />
        <ol className={`grid gap-x-8 gap-y-6 ${columns}`}>
          {section.steps.map(({ title, description }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.25rem_1fr] content-start border-t border-line pt-5 lg:grid-cols-1"
            >
              <p className="text-offer font-heavy figures">{index + 1}</p>
              <div>
                <h3 className="title-3 lg:mt-4">{title}</h3>
                <p className="mt-2 text-note text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
