import cities from 'virtual:records/cities?pick=slug,name,order';
import type { City } from './schema.ts';

/** What lists of cities need of each. */
export type CityLink = Pick<City, 'name' | 'order'> & { slug: string };

/** Every city that has a record in `content/cities` and is no draft, in its order. */
export const cityLinks: CityLink[] = (cities as CityLink[]).sort((one, other) => one.order - other.order);
