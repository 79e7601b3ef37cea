import type { ReactNode } from 'react';
import type { ShownPlaces } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';

function Names({ places }: { places: string[] }) {
  return (
    <ul className="grid halves gap-x-8 border-t border-line md:grid-cols-3">
      {places.map((place) => (
        <li key={place} className="border-b border-line py-3 font-medium">
          {place}
        </li>
      ))}
    </ul>
  );
}

/** Names of neighborhoods, cities or landmarks, without links; on pages of one city beside the map around it. */
export default function Places({ section, map }: { section: ShownPlaces; map?: ReactNode }) {
  const { places, note, also } = section;
  return (
    <Beside section={section} aside={map}>
      <div className="grid">
        <Names places={places} />
        {note && <p className="mt-6 text-note text-muted">{note}</p>}
        {also && (
          <>
            <h3 className="mt-10 mb-2 title-3">{also.heading}</h3>
            {also.lead && <p className="mb-5 max-w-lead text-muted">{also.lead}</p>}
            <Names places={also.places} />
          </>
        )}
      </div>
    </Beside>
  );
}
