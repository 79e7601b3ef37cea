/**
 * The shape of every word on the site, said once: the build checks records against it and the code takes its types from it. A
 * page's record lists its sections in the order in which they stand on the page, so a sentence is found by opening the file named
 * like the page's address.
 */

import { z } from 'zod';
import { city } from './schema/city.ts';
import { draft, field, hero, metadata, slug, some, text } from './schema/fields.ts';
import { pages } from './schema/pages.ts';
import { picture } from './schema/picture.ts';
import { section } from './schema/sections.ts';

export type { City, LinkTo, Related, ResponseTime, WithRelated } from './schema/city.ts';
export type { Hero, IconName, Metadata, Path } from './schema/fields.ts';
export type * from './schema/pages.ts';
export type { Plan, Section, SectionOf, ServiceCard } from './schema/sections.ts';

const page = {
  draft,
  metadata,
  hero,
  sections: field(some(section), 'Sections', 'In the order of the page'),
};

/** A page that is nothing but its sections. */
const plainPage = z.strictObject({
  serviceName: field(
    text,
    'Service',
    'That the page is about, as search engines are told; empty where it is about something else',
  ).exactOptional(),
  ...page,
});
export type PlainPage = z.infer<typeof plainPage>;

/** `/services/{slug}`; one file in `content/services`, named like the slug. */
const servicePage = z.strictObject({
  name: field(text, 'Name', 'Short, for lists of links, for example Apartment Complex Cleaning'),
  ...page,
});
export type ServicePage = z.infer<typeof servicePage>;

/** `/locations/{slug}`; one file in `content/locations`. */
const locationPage = z.strictObject({
  name: field(text, 'Name', 'For example HOA Services in Clearwater'),
  city: field(slug.meta({ chosenFrom: 'cities' }), 'City', 'That the page belongs to'),
  service: field(slug.meta({ chosenFrom: 'services' }), 'Service', 'That the page belongs to'),
  ...page,
});
export type LocationPage = z.infer<typeof locationPage>;

const folders: Record<string, z.ZodType> = {
  services: servicePage,
  locations: locationPage,
  cities: city,
  pictures: picture,
};

/** The shape that the record in `src/content/{folder}/{name}.json` must have. */
export function shapeOf(folder: string, name: string): z.ZodType {
  const own = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return folders[folder] ?? own ?? plainPage;
}
