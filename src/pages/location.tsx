import type { LocationPage, WithRelated } from '../content/schema.ts';
import { LocationData } from '../seo/structured-data.tsx';
import { mapOf } from './around.tsx';
import { Sectioned } from './sectioned.tsx';

/** The page of a service in a city, at `/locations/{slug}`. */
export function Location({ record }: { record: LocationPage & WithRelated & { cityName: string } }) {
  const { cityName } = record;
  return <Sectioned page={record} data={<LocationData location={record} city={cityName} />} map={mapOf(cityName)} />;
}
