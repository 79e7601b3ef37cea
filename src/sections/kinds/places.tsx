import type { SectionOf } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';

/** Names of neighborhoods, cities or landmarks, without links. */
export default function Places({ section }: { section: SectionOf<'places'> }) {
  return (
    <Beside section={section}>
      <div>
        <ul
          className={`grid halves content-start gap-x-8 border-t border-line ${section.places.length % 4 === 0 ? 'md:grid-cols-4' : 'md:grid-cols-3'}`}
        >
          {section.places.map((place) => (
            <li key={place} className="border-b border-line py-3 font-medium">
              {place}
            </li>
          ))}
        </ul>
        {section.note && <p className="mt-6 text-note text-muted figures">{section.note}</p>}
      </div>
    </Beside>
  );
}
