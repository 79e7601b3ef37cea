import type { LocationPage } from './types.ts';

/** What lists of location pages need of each. */
export type LocationLink = Pick<LocationPage, 'slug' | 'name' | 'city' | 'service'>;

const picked = import.meta.glob<LocationLink>('./locations/*.ts', {
  query: '?pick=slug,name,city,service',
  import: 'default',
  eager: true,
});

/** Every location page that has a record in `content/locations`. */
export const locationLinks: LocationLink[] = Object.values(picked);
