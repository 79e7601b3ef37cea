import type { SectionOf } from '../../content/schema.ts';
import { SectionHead } from '../section-head.tsx';
import { TitleLink } from '../title-link.tsx';
import { Features } from './cards.tsx';

/** The kinds of property that a page is for: four short ones on one panel, divided along the cut; others below lines. */
export default function Types({ section }: { section: SectionOf<'types'> }) {
  const { types } = section;
  const panel = types.length === 4 && !types.some(({ features }) => features);
  return (
    <div className="wrap room-short">
      <SectionHead {...section} minor className="mb-8" />
      <ul
        className={
          panel
            ? 'panel on-dark grid overflow-hidden rounded-xl sm:grid-cols-2 lg:grid-cols-4'
            : `grid gap-x-8 gap-y-6 sm:grid-cols-2 ${types.length % 4 === 0 ? 'lg:grid-cols-4' : ''}`
        }
      >
        {types.map(({ title, description, features, link }) => (
          <li
            key={title}
            className={`relative border-t border-line ${panel ? 'px-inset py-5 lg:py-10 lg:pl-10' : 'pt-4'}`}
          >
            <h3 className="title-3">
              <TitleLink title={title} to={link} className="after:absolute after:inset-0" />
            </h3>
            <p className="mt-2 text-note text-muted">{description}</p>
            {features && <Features features={features} className="mt-5" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
