/**
 * The shape of every word on the site, said once: the build checks records against it and the code takes its types from it. A
 * page's record lists its sections in the order in which they stand on the page, so a sentence is found by opening the file named
 * like the page's address.
 */

import { z } from 'zod';
import {
  figure,
  heading,
  hero,
  iconLabel,
  link,
  metadata,
  picture,
  point,
  review,
  slug,
  some,
  text,
  texts,
} from './schema/fields.ts';
import { beforeAfter, cards, points, prose, quoteCall, reviews, section, stats } from './schema/sections.ts';

export type { Hero, IconName, Metadata, Path } from './schema/fields.ts';
export type { Plan, Section, SectionOf, ServiceCard } from './schema/sections.ts';

const draft = z.boolean().exactOptional().describe('Shown in development, and left out of the built site');
const page = { draft, metadata, hero, sections: some(section) };

/** A page that is nothing but its sections. */
const plainPage = z.strictObject({
  serviceName: text
    .exactOptional()
    .describe(
      'The service that the page is about, as search engines are told; without it the page is about something else',
    ),
  ...page,
});
export type PlainPage = z.infer<typeof plainPage>;

/** `/services/{slug}`; one file in `content/services`, named like the slug. */
const servicePage = z.strictObject({
  name: text.describe('Short name in lists of links, for example Apartment Complex Cleaning'),
  ...page,
});
export type ServicePage = z.infer<typeof servicePage>;

/** `/locations/{slug}`; one file in `content/locations`. */
const locationPage = z.strictObject({
  name: text.describe('For example HOA Services in Clearwater'),
  city: slug.describe('The city that the page belongs to'),
  service: slug.describe('The service that the page belongs to'),
  ...page,
});
export type LocationPage = z.infer<typeof locationPage>;

/** What the build adds to a city or a service: links to its location pages. */
export interface WithLocations {
  locations: { slug: string; name: string }[];
}

export const responseTime = z.enum(['Same Day', 'Next Day', '1-2 Days'], 'expected Same Day, Next Day or 1-2 Days');
export type ResponseTime = z.infer<typeof responseTime>;

/** What one of a city's two service cards says of its own; kind and link are the same in every city. */
const cityCard = z.strictObject({ title: text, description: text, features: texts, picture: picture.exactOptional() });

/** `/areas/{slug}`; one file in `content/cities`. */
const city = z.strictObject({
  draft,
  name: text,
  fullName: text.describe('For example Tampa, Florida'),
  order: z.number('expected a number').int().positive().describe('Place in every list of cities'),
  description: text.describe('Lead of the hero: one or two sentences'),
  metaDescription: text,
  keywords: texts,
  picture,
  responseTime,
  population: figure,
  populationOnAreasPage: figure.exactOptional().describe('Where the list on the areas page says something else'),
  neighborhoods: texts,
  neighborhoodsLead: text.describe('What working in them takes: two or three sentences'),
  challenges: some(point).describe('What soils or slows a property here'),
  challengesLead: text,
  retail: cityCard,
  commercial: cityCard,
  testimonial: review.exactOptional(),
  landmarks: texts,
  landmarksLead: text,
  zipCodes: some(z.string().regex(/^\d{5}$/, 'expected five digits')),
  county: text,
  // Decimal degrees of its middle, for the drawn map; longitudes here are negative.
  latitude: z.number().min(24, 'expected a latitude in Florida').max(32, 'expected a latitude in Florida'),
  longitude: z.number().min(-88, 'expected a longitude in Florida').max(-79, 'expected a longitude in Florida'),
  closing: z.strictObject({ heading: text, lead: text }).describe('Closing call: heading and one or two sentences'),
});
export type City = z.infer<typeof city>;

/** Names of the hero film's one control in its two states. */
const filmLabels = z.strictObject({ pause: text, play: text });
export type FilmLabels = z.infer<typeof filmLabels>;

/** `/` */
const home = z.strictObject({
  metadata,
  hero: z.strictObject({
    heading: text,
    lead: text,
    button: text,
    badges: some(iconLabel),
    film: filmLabels,
  }),
  stats: stats.exactOptional(),
  difference: beforeAfter.exactOptional(),
  services: cards.extend({ allLabel: text }),
  reasons: points.exactOptional(),
  gallery: z.strictObject({ ...heading, photos: some(picture), note: text }).exactOptional(),
  reviews: reviews.exactOptional(),
  quote: quoteCall,
  areas: z.strictObject(heading),
});
export type HomePage = z.infer<typeof home>;

/** `/contact` */
const contact = z.strictObject({
  metadata,
  hero,
  information: z.strictObject({
    heading: text,
    phone: text,
    email: text,
    area: z.strictObject({ label: text, value: text }),
    office: text,
    hours: text,
    closed: text,
  }),
  map: z.strictObject({ title: text, open: text }),
  places: z.strictObject(heading),
  business: z
    .strictObject({ description: text, priceRange: text })
    .describe('What the structured data says of the business beyond company.json'),
});
export type ContactPage = z.infer<typeof contact>;

/** `/areas` */
const areas = z.strictObject({
  metadata,
  hero: hero.extend({ quoteLabel: text, callLabel: text }),
  stats: stats.exactOptional(),
  cities: z.strictObject({ ...heading, responseTime: text, population: text, neighborhoods: text }),
  map: z.strictObject({
    ...heading,
    placeholder: text,
    description: text.describe('What the drawing shows, for those who do not see it'),
    legend: z.record(responseTime, text),
  }),
  reviews: reviews.exactOptional(),
  considerations: points.exactOptional(),
  closing: quoteCall,
});
export type AreasPage = z.infer<typeof areas>;

/** `/privacy-policy` */
const privacyPolicy = z.strictObject({
  metadata,
  // Its lead is the date, for example `Last updated July 21, 2025`.
  hero,
  sections: z.array(prose),
  contact: z.strictObject({ ...heading, labels: z.strictObject({ email: text, phone: text, address: text }) }),
  buttons: z.array(link),
});
export type PrivacyPage = z.infer<typeof privacyPolicy>;

/** Pages of a shape of their own, by the name of their file. */
const pages: Record<string, z.ZodType> = { home, contact, areas, 'privacy-policy': privacyPolicy };
const folders: Record<string, z.ZodType> = { services: servicePage, locations: locationPage, cities: city };

/** The shape that the record in `src/content/{folder}/{name}.json` must have. */
export function shapeOf(folder: string, name: string): z.ZodType {
  return folders[folder] ?? pages[name] ?? plainPage;
}
