import map from 'virtual:map';
import records from 'virtual:records/cities?pick=name,latitude,longitude';
import type { ReactNode } from 'react';
import type { City } from '../content/schema.ts';
import { type Around, MapAround } from '../sections/map-around.tsx';
import { project } from '../sections/project.ts';

/** The map around the city of this name; `undefined` if there is no record of the city, or if no map shows it. */
export function around(name: string): Around | undefined {
  const cities = records as City[];
  const place = cities.find((city) => city.name === name);
  if (!map || !place) return undefined;
  const { x, y } = project(map, place);
  return x > 0 && x < map.width && y > 0 && y < map.height ? { map, place, cities } : undefined;
}

/** The map around the city of this name in a frame, beside its neighborhoods. */
export function mapOf(name: string): ReactNode {
  const place = around(name);
  return (
    place && (
      <div className="relative aspect-3/2 overflow-hidden rounded-xl border border-line bg-water">
        <MapAround {...place} width={570} />
      </div>
    )
  );
}
