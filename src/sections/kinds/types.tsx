import type { SectionOf } from '../../content/schema.ts';
import { SectionHead } from '../section-head.tsx';
import { TitleLink } from '../title-link.tsx';
import { Features } from './cards.tsx';

/** The kinds of property that a page is for. */
export default function Types({ section }: { section: SectionOf<'types'> }) {
  return (
    <div className="wrap room-short">
      <SectionHead {...section} minor className="mb-8" />
      <ul className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 ${section.types.length % 4 === 0 ? 'lg:grid-cols-4' : ''}`}>
        {section.types.map(({ title, description, features, link }) => (
          <li key={title} className="hung">
            <h3 className="title-3">
              <TitleLink title={title} to={link} className="after:absolute after:inset-0" />
            </h3>
            <p className="mt-2 text-muted">{description}</p>
            {features && <Features features={features} className="mt-5" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
