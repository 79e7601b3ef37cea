import cities from 'virtual:records/cities?pick=slug,name,order';
import { addressOf } from './addresses.ts';
import type { City } from './schema.ts';

/** Links to the pages of all published cities, sorted by `order`. */
export const cityLinks = (cities as (Pick<City, 'name' | 'order'> & { slug: string })[])
  .sort((one, other) => one.order - other.order)
  .map(({ name, slug }) => ({ label: name, to: addressOf('cities', slug) }));
