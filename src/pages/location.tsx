import type { LocationPage, WithRelated } from '../content/schema.ts';
import { LocationData } from '../seo/structured-data.tsx';
import { Sectioned } from './sectioned.tsx';

/** The page of a service in a city, at `/locations/{slug}`. */
export function Location({ record }: { record: LocationPage & WithRelated & { cityName: string } }) {
  return <Sectioned page={record} data={<LocationData location={record} city={record.cityName} />} />;
}
