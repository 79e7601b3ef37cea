import { z } from 'zod';
import { draft, field, figure, picture, point, review, some, text, texts } from './fields.ts';

/** Label and target of a link. */
export interface LinkTo {
  label: string;
  to: string;
}
/** Links to related pages, which the build finds for a service, city or location page. */
export interface Related {
  /** City: all services. Service outside of the menus: its siblings. Location page: its service. */
  services: LinkTo[];
  /** City or service: its location pages. Location page: its sisters. */
  locations: LinkTo[];
  /** City: the nearest cities. Location page: its city. */
  cities: LinkTo[];
}
export interface WithRelated {
  related: Related;
}

export const responseTime = z.enum(['Same Day', 'Next Day', '1-2 Days'], 'expected Same Day, Next Day or 1-2 Days');
export type ResponseTime = z.infer<typeof responseTime>;

/** The words of one of a city's two service cards; kind and link are the same in every city. */
const cityCard = point.extend({
  features: field(texts, 'Features', 'A few words each'),
  picture: field(picture, 'Picture', 'At the top of the card').exactOptional(),
});

/** Latitude or longitude of a city's center in decimal degrees, for the drawn map: anywhere in the United States. */
const degrees = (least: number, most: number, title: string) =>
  field(
    z.number('expected a number').min(least, `expected ${least} to ${most}`).max(most, `expected ${least} to ${most}`),
    title,
    'Of the middle of the city, in degrees, as an online map shows it',
  );

/** `/areas/{slug}`; one file in `content/cities`. */
export const city = z
  .strictObject({
    draft,
    name: field(text, 'Name', 'For example Tampa'),
    fullName: field(text, 'Full name', 'For example Tampa, Florida'),
    order: field(z.number('expected a number').int().positive(), 'Place in lists', '1 is the first'),
    description: field(text, 'Lead', 'Below the heading: one or two sentences'),
    metaDescription: field(text.meta({ longest: 160 }), 'Description in search results', 'At most 160 characters'),
    keywords: field(texts, 'Search words', 'What people would type to find the page'),
    picture: field(picture, 'Picture', 'Behind the first words'),
    responseTime: field(responseTime, 'Response time', 'What you promise here'),
    population: field(figure, 'Population', 'For example 390,000+'),
    populationOnAreasPage: field(
      figure,
      'Population on the areas page',
      'Only where the list there says something else',
    ).exactOptional(),
    neighborhoods: field(texts, 'Neighborhoods'),
    neighborhoodsLead: field(text, 'About the neighborhoods', 'What working in them takes: two or three sentences'),
    challenges: field(some(point), 'Challenges', 'What soils or slows a property here'),
    challengesLead: field(text, 'About the challenges', 'One or two sentences'),
    retail: field(cityCard, 'Card of storefronts'),
    commercial: field(cityCard, 'Card of commercial property'),
    testimonial: field(review, 'Review', 'Of a customer here').exactOptional(),
    landmarks: field(texts, 'Landmarks'),
    landmarksLead: field(text, 'About the landmarks', 'One or two sentences'),
    zipCodes: field(some(z.string().regex(/^\d{5}$/, 'expected five digits')), 'ZIP codes'),
    county: field(text, 'County', 'For example Hillsborough'),
    latitude: degrees(18, 72, 'Latitude'),
    longitude: degrees(-180, -65, 'Longitude'),
    closing: field(
      z.strictObject({ heading: field(text, 'Heading'), lead: field(text, 'Lead', 'One or two sentences') }),
      'Closing call',
    ),
  })
  .meta({ title: 'Cities', singular: 'City', slug: '{{name}}', icon: 'location_city' });
export type City = z.infer<typeof city>;
