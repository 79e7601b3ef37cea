import cities from 'virtual:records/cities?pick=slug,name,order';
import type { City } from './schema.ts';

/** The page of every city that has a record in `content/cities` and is no draft, in its order. */
export const cityLinks = (cities as (Pick<City, 'name' | 'order'> & { slug: string })[])
  .sort((one, other) => one.order - other.order)
  .map(({ name, slug }) => ({ label: name, to: `/areas/${slug}` }));
