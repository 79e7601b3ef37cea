import type { SectionOf } from '../content/schema.ts';
import { SectionHead } from './section-head.tsx';

/** Names of neighborhoods, as plain words. */
export function Places({ section }: { section: SectionOf<'places'> }) {
  const columns = section.places.length % 4 === 0 ? 'lg:grid-cols-4' : '';
  return (
    <div className="wrap room-short">
      <SectionHead {...section} className="mb-10" />
      <ul className={`grid grid-cols-2 gap-x-8 border-t border-line md:grid-cols-3 ${columns}`}>
        {section.places.map((place) => (
          <li key={place} className="border-b border-line py-3 font-medium">
            {place}
          </li>
        ))}
      </ul>
    </div>
  );
}
