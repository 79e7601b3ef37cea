/**
 * The shape of every record: the build checks records against it, and TypeScript infers types from it. Most records of
 * pages list sections in page order, in a file named like the page's address, so that a sentence is easy to find.
 */

import { z } from 'zod';
import { city } from './schema/city.ts';
import { cityPage } from './schema/city-page.ts';
import { chosen, draft, field, group, hero, maybe, metadata, text } from './schema/fields.ts';
import { job } from './schema/job.ts';
import { ownPages } from './schema/pages.ts';
import { picture } from './schema/picture.ts';
import { price, quote } from './schema/quote.ts';
import { sections } from './schema/sections.ts';
import { site } from './schema/site.ts';

export type { CityCard, ShownPlaces } from './city-page.ts';
export type { JobsSection, ShownSection } from './jobs.ts';
export type { City, Links, LinkTo, PicturedLink, ResponseTime, WithRelated } from './schema/city.ts';
export type { Hero, IconName, Metadata, Path } from './schema/fields.ts';
export type * from './schema/pages.ts';
export type { Plan, Section, SectionOf, ServiceCard } from './schema/sections.ts';

const page = { draft, metadata, hero, sections: field(sections, 'Sections', 'In the order of the page') };

/** The record of a page that has only a first screen and sections. */
const plainPage = group('Pages', {
  serviceName: maybe(
    text,
    'Service',
    'The service this page is about, for search engines; leave empty if it is about none',
  ),
  ...page,
}).meta({ singular: 'Page', slug: '{{hero.heading}}', icon: 'article' });
export type PlainPage = z.infer<typeof plainPage>;

/** The record of a page at `/services/{slug}`: one file in `content/services`, named like the slug. */
const servicePage = group('Services', {
  name: field(text, 'Name', 'Short, for lists of links, for example Apartment Complex Cleaning'),
  quote: group('In the quote form', {
    label: field(text, 'Label', 'As the form names it, for example Parking lot cleaning'),
    pricePerSquareFoot: price.exactOptional(),
    businessType: maybe(
      chosen('businessTypes'),
      'Business type',
      'Filled in when a visitor accepts the offer of this service',
    ),
  })
    .describe('Leave out to keep the service off the form')
    .exactOptional(),
  sisters: maybe(
    z.array(chosen('services')),
    'Related services',
    'For similar properties; this page links to them first',
  ),
  ...page,
}).meta({ singular: 'Service', slug: '{{name}}', icon: 'cleaning_services' });
export type ServicePage = z.infer<typeof servicePage>;

/** The record of a page at `/locations/{slug}`: one file in `content/locations`. */
const locationPage = group('Services in a city', {
  name: field(text, 'Name', 'For example HOA Services in Clearwater'),
  city: field(chosen('cities'), 'City', 'This page belongs to it'),
  service: field(chosen('services'), 'Service', 'This page belongs to it'),
  ...page,
}).meta({ singular: 'Service in a city', slug: '{{service}}-{{city}}', icon: 'pin_drop' });
export type LocationPage = z.infer<typeof locationPage>;

/** Shapes by folder of `src/content`. A new page kind also needs a line in `addresses.ts` and `src/app/routes.tsx`. */
export const shapes = {
  services: servicePage,
  locations: locationPage,
  cities: city,
  pages: plainPage,
  pictures: picture,
  jobs: job,
} satisfies Record<string, z.ZodType>;
/** Records without a page, by file name in `src/content`: words and lists that many pages share. */
export const settings = { site, quote, 'city-page': cityPage };
export type Setting = keyof typeof settings;
/** Name of a folder that holds the records of pages. */
export type Folder = Exclude<keyof typeof shapes, 'pictures' | 'jobs'>;

/** The shape of a record; a setting has an empty `folder`. @throws Error that names a folder or file without a shape */
export function shapeOf(folder: string, name: string): z.ZodType {
  const ofName = { pages: ownPages, '': settings }[folder] as Record<string, z.ZodType> | undefined;
  const shape = ofName && Object.hasOwn(ofName, name) ? ofName[name] : shapes[folder as keyof typeof shapes];
  if (!shape)
    throw new Error(
      `src/content/${folder || `${name}.json`}: unknown kind of record; move it, or add its kind to src/content/schema.ts`,
    );
  return shape;
}
