import type { SectionOf } from '../../content/schema.ts';
import { SectionHead } from '../section-head.tsx';
import { TitleLink } from '../title-link.tsx';
import { Features } from './cards.tsx';

/** The kinds of property that a page is for; short ones stand two by two on phones. */
export default function Types({ section }: { section: SectionOf<'types'> }) {
  const { types } = section;
  const inFours = types.length % 4 === 0;
  const short = inFours && !types.some(({ features }) => features);
  return (
    <div className="wrap room-short">
      <SectionHead {...section} minor className="mb-8" />
      <ul className={`grid gap-x-8 gap-y-6 ${short ? 'halves' : 'sm:grid-cols-2'} ${inFours ? 'lg:grid-cols-4' : ''}`}>
        {types.map(({ title, description, features, link }) => (
          <li key={title} className="relative border-t border-line pt-4">
            <h3 className={short ? 'font-bold' : 'title-3'}>
              <TitleLink title={title} to={link} className="after:absolute after:inset-0" />
            </h3>
            <p className={`text-muted ${short ? 'mt-1 text-note' : 'mt-2'}`}>{description}</p>
            {features && <Features features={features} className="mt-5" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
