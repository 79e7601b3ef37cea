import map from 'virtual:map';
import records from 'virtual:records/cities?pick=name,latitude,longitude';
import type { City } from '../content/schema.ts';
import type { Around } from '../sections/map-around.tsx';

/** The map around the city of this name; `undefined` if the company has no map, or no record of the city. */
export function around(name: string): Around | undefined {
  const cities = records as City[];
  const place = cities.find((city) => city.name === name);
  return map && place ? { map, place, cities } : undefined;
}
