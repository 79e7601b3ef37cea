import cities from 'virtual:records/cities?pick=slug,name,order';
import type { City } from './schema.ts';

/** Links to the pages of all cities, sorted by `order`; with drafts in development only. */
export const cityLinks = (cities as (Pick<City, 'name' | 'order'> & { slug: string })[])
  .sort((one, other) => one.order - other.order)
  // Do not import `addressOf` here: the bundler would then make two scripts that wait for each other, and the app would
  // never start.
  .map(({ name, slug }) => ({ label: name, to: `/areas/${slug}` }));
