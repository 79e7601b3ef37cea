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

const picked = import.meta.glob<CityArea | null>('./cities/*.json', {
  query: '?pick=slug,name,order,responseTime,population,populationOnAreasPage,neighborhoods,latitude,longitude',
  import: 'default',
  eager: true,
});

/** Every city that has a record in `content/cities` and is no draft, in its order. */
export const cityAreas: CityArea[] = Object.values(picked)
  .flatMap((city) => city ?? [])
  .sort((one, other) => one.order - other.order);
