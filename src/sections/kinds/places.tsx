import type { ReactNode } from 'react';
import type { ShownPlaces } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';
import { SectionHead } from '../section-head.tsx';

function Names({ places, wide }: { places: string[]; wide: boolean }) {
  return (
    <ul className={`grid halves content-start gap-x-8 gap-y-3 ${wide ? 'md:grid-cols-4' : ''}`}>
      {places.map((place) => (
        <li key={place} className="font-medium">
          {place}
        </li>
      ))}
    </ul>
  );
}

/** Names of neighborhoods, cities or landmarks, without links; on pages of one city beside the map around it. */
export default function Places({ section, map }: { section: ShownPlaces; map?: ReactNode }) {
  const { places, note, also } = section;
  const below = note && <p className="mt-6 text-note text-muted">{note}</p>;
  const names = (
    <div>
      <Names places={places} wide={!map} />
      {!map && below}
      {also && (
        <>
          <h3 className="mt-10 mb-2 title-3">{also.heading}</h3>
          {also.lead && <p className="mb-5 max-w-lead text-muted">{also.lead}</p>}
          <Names places={also.places} wide={!map} />
        </>
      )}
    </div>
  );
  if (!map) return <Beside section={section}>{names}</Beside>;
  return (
    <div className="wrap room-short grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <SectionHead {...section} minor className="mb-8" />
        {map}
        {below}
      </div>
      {names}
    </div>
  );
}
