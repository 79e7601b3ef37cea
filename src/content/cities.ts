import type { City } from './schema.ts';

/** What lists of cities need of each. */
export type CityLink = Pick<City, 'slug' | 'name' | 'order'>;

const picked = import.meta.glob<CityLink>('./cities/*.json', {
  query: '?pick=slug,name,order',
  import: 'default',
  eager: true,
});

/** Every city that has a record in `content/cities`, in its order. */
export const cityLinks: CityLink[] = Object.values(picked).sort((one, other) => one.order - other.order);
