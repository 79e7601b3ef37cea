import cities from 'virtual:records/cities?pick=slug,name,order,responseTime,population,populationOnAreasPage,neighborhoods,latitude,longitude';
import type { City } from './schema.ts';

/** What the areas page tells of each city. */
export type CityArea = Pick<
  City,
  | 'name'
  | 'order'
  | 'responseTime'
  | 'population'
  | 'populationOnAreasPage'
  | 'neighborhoods'
  | 'latitude'
  | 'longitude'
> & { slug: string };

/** Every city that has a record in `content/cities` and is no draft, in its order. */
export const cityAreas: CityArea[] = (cities as CityArea[]).sort((one, other) => one.order - other.order);
