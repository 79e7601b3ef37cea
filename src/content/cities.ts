import type { City } from './schema.ts';

/** What lists of cities need of each. */
export type CityLink = Pick<City, 'name' | 'order'> & { slug: string };

const picked = import.meta.glob<CityLink | null>('./cities/*.json', {
  query: '?pick=slug,name,order',
  import: 'default',
  eager: true,
});

/** Every city that has a record in `content/cities` and is no draft, in its order. */
export const cityLinks: CityLink[] = Object.values(picked)
  .flatMap((city) => city ?? [])
  .sort((one, other) => one.order - other.order);
