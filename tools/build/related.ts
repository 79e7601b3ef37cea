import { addressOf } from '../../src/content/addresses.ts';
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

const links = (folder: keyof Relatives, all: Relative[]) =>
  all.map(({ slug, name }) => ({ label: name, to: addressOf(folder, slug) }));

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
      services: links('services', services),
      locations: links(
        'locations',
        locations.filter(({ city }) => city === record.slug),
      ),
      cities: links('cities', near(record, cities).slice(0, 3)),
    };
  }
  if (folder === 'services') {
    const siblings = services.filter((each) => each.slug !== record.slug && !isInMenus(each));
    return {
      services: isInMenus(record) ? [] : links('services', siblings),
      locations: links(
        'locations',
        locations.filter(({ service }) => service === record.slug),
      ),
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
    services: links(
      'services',
      services.filter(({ slug }) => slug === record.service),
    ),
    locations: links(
      'locations',
      [nextDoor, inCity].flatMap((each) => each ?? []),
    ),
    cities: links('cities', home ? [home] : []),
  };
}
