import { mainServices } from '../../src/content/navigation.ts';
import type { Related } from '../../src/content/schema.ts';

/** What pages are related by. */
export interface Relative {
  slug: string;
  name: string;
  city?: string;
  service?: string;
  latitude?: number;
  longitude?: number;
}

/** The published records of the folders that lead on to one another. */
export type Relatives = Record<'services' | 'locations' | 'cities', Relative[]>;

const link = ({ slug, name }: Relative) => ({ slug, name });

/** The other cities, the nearest first. */
function near(city: Relative | undefined, cities: Relative[]): Relative[] {
  if (!city) return [];
  const [north = 0, east = 0] = [city.latitude, city.longitude];
  // Degrees of longitude get shorter to the north.
  const width = Math.cos((north * Math.PI) / 180);
  const distance = ({ latitude = 0, longitude = 0 }: Relative) =>
    Math.hypot(latitude - north, (longitude - east) * width);
  return cities.filter(({ slug }) => slug !== city.slug).sort((one, other) => distance(one) - distance(other));
}

const isInMenus = ({ slug }: Relative) => mainServices.some(({ to }) => to.endsWith(`/${slug}`));

/** The pages that a record's page leads on to. */
export function relatedTo(folder: string, record: Relative, { services, locations, cities }: Relatives): Related {
  if (folder === 'cities') {
    return {
      services: services.map(link),
      locations: locations.filter(({ city }) => city === record.slug).map(link),
      cities: near(record, cities).slice(0, 3).map(link),
    };
  }
  if (folder === 'services') {
    const siblings = services.filter((each) => each.slug !== record.slug && !isInMenus(each));
    return {
      services: isInMenus(record) ? [] : siblings.map(link),
      locations: locations.filter(({ service }) => service === record.slug).map(link),
      cities: [],
    };
  }
  const home = cities.find(({ slug }) => slug === record.city);
  const others = locations.filter(({ slug }) => slug !== record.slug);
  const nextDoor = near(home, cities)
    .map(({ slug }) => others.find(({ city, service }) => city === slug && service === record.service))
    .find(Boolean);
  const inCity = others.find(({ city, service }) => city === record.city && service !== record.service);
  return {
    services: services.filter(({ slug }) => slug === record.service).map(link),
    locations: [nextDoor, inCity].flatMap((each) => (each ? link(each) : [])),
    cities: home ? [link(home)] : [],
  };
}
