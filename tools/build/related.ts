import { addressOf } from '../../src/content/addresses.ts';
import { mainServices } from '../../src/content/navigation.ts';
import type { Folder, Related } from '../../src/content/schema.ts';
import type { PageEntry } from './content.ts';

/** What pages are related by. */
interface Relative {
  slug: string;
  name: string;
  city?: string;
  service?: string;
  latitude?: number;
  longitude?: number;
}

const relativeOf = ({ name, record }: PageEntry) => ({ ...(record as Relative), slug: name });

const links = (folder: Folder, all: Relative[]) =>
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

/** The pages that a record's page leads on to, of all that are published; nothing for a kind of page that leads nowhere by itself. */
export function relatedTo(entry: PageEntry, published: PageEntry[]): Related | undefined {
  const { folder } = entry;
  const record = relativeOf(entry);
  const all = (name: Folder) => published.filter((each) => each.folder === name).map(relativeOf);
  const [services, locations, cities] = [all('services'), all('locations'), all('cities')];
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
  if (folder !== 'locations') return undefined;
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
