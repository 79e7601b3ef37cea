import { addressOf } from '../../src/content/addresses.ts';
import { fillIn } from '../../src/content/facts.ts';
import type { Folder, HomePage, Links, PicturedLink, ServicePage } from '../../src/content/schema.ts';
import { cityWords, loadSite, type PageEntry, pathOf, withSlug } from './content.ts';
import { remembered } from './json.ts';

/** Fields of a page's record that tell which pages are related to it. */
interface Relative {
  slug: string;
  name: string;
  city?: string;
  service?: string;
  sisters?: string[];
  latitude?: number;
  longitude?: number;
}

const relativeOf = remembered(withSlug<Relative>);

const links = (folder: Folder, all: (Relative | undefined)[]) =>
  all.filter((each) => each !== undefined).map(({ slug, name }) => ({ label: name, to: addressOf(folder, slug) }));

const nameIn = (all: Relative[], of: string | undefined) => all.find(({ slug }) => slug === of)?.name;

/** The other cities, the nearest first. */
function near(city: Relative | undefined, cities: Relative[]): Relative[] {
  if (!city) return [];
  const [north = 0, east = 0] = [city.latitude, city.longitude];
  // A degree of longitude is shorter than one of latitude, by the cosine of the latitude.
  const width = Math.cos((north * Math.PI) / 180);
  const distance = ({ latitude = 0, longitude = 0 }: Relative) =>
    Math.hypot(latitude - north, (longitude - east) * width);
  return cities.filter(({ slug }) => slug !== city.slug).sort((one, other) => distance(one) - distance(other));
}

const isInMenu = ({ slug }: Relative) => loadSite().menu.services.some(({ to }) => to.endsWith(`/${slug}`));

/** The menu's services without a card on the home page, each with the picture of the first card on its page. */
export function servicesBelowCards({ services }: HomePage, published: PageEntry[]): PicturedLink[] {
  const cards = services.cards.map(({ link }) => link);
  const pageAt = (to: string) => published.find((each) => pathOf(each) === to)?.record as ServicePage | undefined;
  return loadSite()
    .menu.services.filter(({ to }) => !cards.includes(to))
    .map((link) => ({
      ...link,
      picture: pageAt(link.to)?.sections.find((section) => section.kind === 'cards')?.cards[0]?.picture,
    }));
}

/** Lists of links to the published pages that are related to a page; `undefined` for kinds of pages without them. */
export function relatedTo(entry: PageEntry, published: PageEntry[]): Links[] | undefined {
  const record = relativeOf(entry);
  const all = (name: Folder) => published.filter((each) => each.folder === name).map(relativeOf);
  const [services, locations, cities] = [all('services'), all('locations'), all('cities')];
  const { service: ofService, location: ofLocation } = loadSite().related;
  switch (entry.folder) {
    case 'cities': {
      const words = fillIn(cityWords().related, { name: record.name });
      const here = locations.filter(({ city }) => city === record.slug);
      // The heading says which city, so the name of the service is enough.
      const named = here.map((each) => ({ ...each, name: nameIn(services, each.service) ?? each.name }));
      const others = services.filter(({ slug }) => !here.some(({ service }) => service === slug));
      return [
        { heading: words.locations, links: links('locations', named) },
        { heading: words.services, links: links('services', others) },
        { heading: words.cities, links: links('cities', near(record, cities).slice(0, 3)) },
      ];
    }
    case 'services': {
      const own = locations
        .filter(({ service }) => service === record.slug)
        // The heading says which service, so the name of the city is enough.
        .map((each) => ({ ...each, name: nameIn(cities, each.city) ?? each.name }));
      const sisters = services.filter(({ slug }) => record.sisters?.includes(slug));
      const others = isInMenu(record) ? [] : services.filter((each) => each.slug !== record.slug && !isInMenu(each));
      return [
        { heading: ofService.locations, links: links('locations', own) },
        { heading: ofService.services, links: links('services', [...new Set([...sisters, ...others])]) },
      ];
    }
    case 'locations': {
      const own = services.filter(({ slug }) => slug === record.service);
      const home = cities.filter(({ slug }) => slug === record.city);
      const others = locations.filter(({ slug }) => slug !== record.slug);
      const nextDoor = near(home[0], cities)
        .map(({ slug }) => others.find(({ city, service }) => city === slug && service === record.service))
        .find(Boolean);
      const inCity = others.find(({ city, service }) => city === record.city && service !== record.service);
      return [
        { heading: ofLocation.about, links: [...links('services', own), ...links('cities', home)] },
        { heading: ofLocation.nearby, links: links('locations', [nextDoor, inCity]) },
      ];
    }
    default:
      return undefined;
  }
}
