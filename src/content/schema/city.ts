import { z } from 'zod';
import {
  draft,
  field,
  figure,
  group,
  like,
  linkedPoint,
  maybe,
  number,
  pair,
  picture,
  review,
  some,
  text,
  texts,
} from './fields.ts';
import { card } from './sections.ts';

/** A link as data, before a component draws it. */
export interface LinkTo {
  label: string;
  to: string;
}
/** A link that may have a picture. */
export interface PicturedLink extends LinkTo {
  picture?: string | undefined;
}
/** Links under a heading. */
export interface Links {
  heading: string;
  links: LinkTo[];
}
/** A record with links to its related pages, added by the build. */
export interface WithRelated {
  /** Lists of links in the order of the page; a list may be empty. */
  related: Links[];
}

export const responseTime = z.enum(['Same Day', 'Next Day', '1-2 Days'], 'expected Same Day, Next Day or 1-2 Days');
export type ResponseTime = z.infer<typeof responseTime>;

/** Field for a city center's latitude or longitude, from `least` to `most` degrees, for maps and nearest cities. */
const degrees = (least: number, most: number, title: string) =>
  field(number(least, most), title, 'Of the middle of the city, in degrees, as an online map shows it');

/** The record of a page at `/areas/{slug}`: one file in `content/cities`. */
export const city = group('Cities', {
  draft,
  name: field(text, 'Name', 'For example Tampa'),
  order: field(
    z.number('expected 1, 2, 3…').int('expected 1, 2, 3…').positive('expected 1, 2, 3…'),
    'Place in lists',
    '1 is the first',
  ),
  description: field(text, 'Lead', 'Below the heading: one or two sentences'),
  metaDescription: field(text.meta({ longest: 160 }), 'Description in search results', 'At most 160 characters'),
  keywords: field(texts, 'Search words', 'What people would type to find the page'),
  picture: field(picture, 'Picture', 'Behind the heading'),
  pair: maybe(pair, 'Before and after'),
  responseTime: field(responseTime, 'Response time', 'What you promise here'),
  population: maybe(figure, 'Population', 'For example 390,000+'),
  populationOnAreasPage: maybe(figure, 'Population on the areas page', 'Only if the list there says something else'),
  cost: maybe(text, 'What raises the cost here', 'One sentence, after what sets the price everywhere'),
  neighborhoods: field(texts, 'Neighborhoods'),
  neighborhoodsLead: field(text, 'About the neighborhoods', 'What working in them takes: two or three sentences'),
  challenges: field(some(linkedPoint), 'Challenges', 'What soils or slows a property here'),
  challengesLead: field(text, 'About the challenges', 'One or two sentences'),
  challengesPicture: maybe(picture, 'Picture of a challenge', 'Above the words, as wide as the page'),
  cards: field(some(card), 'Service cards'),
  testimonial: maybe(review, 'Review', 'Of a customer here'),
  landmarks: maybe(texts, 'Landmarks'),
  landmarksLead: maybe(text, 'About the landmarks', 'One or two sentences'),
  zipCodes: maybe(some(like(/^\d{5}$/, 'expected five digits')), 'ZIP codes'),
  county: maybe(text, 'County', 'For example Hillsborough'),
  latitude: degrees(18, 72, 'Latitude'),
  longitude: degrees(-180, -65, 'Longitude'),
  closing: group('Closing call', {
    heading: field(text, 'Heading'),
    lead: field(text, 'Lead', 'One or two sentences'),
    picture: maybe(picture, 'Picture', 'In place of the clean one of the pair'),
  }),
}).meta({ singular: 'City', slug: '{{name}}', icon: 'location_city' });
export type City = z.infer<typeof city>;
