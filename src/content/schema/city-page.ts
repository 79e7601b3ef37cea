import type { z } from 'zod';
import { field, group, offers, point, some, text } from './fields.ts';
import { stat } from './sections.ts';

/** `src/content/city-page.json`: the words that all city pages share. */
export const cityPage = group('Words of all cities', {
  title: field(text, 'Title in search results', 'For example Pressure washing in {name}, {stateCode}'),
  heading: field(text, 'Heading', 'For example Pressure washing in {name}, {state}'),
  quoteLabel: field(text, 'Button', 'Leads to the contact page; for example Get a quote in {name}'),
  moreLabel: field(text, 'Link from the areas page', 'For example Learn more about {name}'),
  figures: group('Figures below the first screen', {
    heading: field(text, 'Heading', 'Read out before the figures'),
    stats: field(some(stat), 'Figures', 'Left out if the city lacks its {fact?}'),
  }),
  facts: group('What decides first', {
    heading: field(text, 'Heading'),
    answers: field(some(point.extend({ offers })), 'Answers', 'Left out if it is empty for a city'),
  }),
  difference: field(text, 'Heading of the before and after'),
  challenges: field(text, 'Heading of the challenges'),
  neighborhoods: field(text, 'Heading of the neighborhoods'),
  zipCodes: field(text, 'ZIP codes', 'Below the neighborhoods; for example ZIP codes: {zipCodes?}.'),
  services: field(text, 'Heading of the cards'),
  landmarks: field(text, 'Heading of the landmarks'),
  related: group('Links to related pages', {
    locations: field(text, 'Heading of the pages about a service here', 'Below the cards'),
    services: field(text, 'Heading of the services without such a page'),
    cities: field(text, 'Heading of the nearest cities'),
  }),
}).meta({ icon: 'location_city', fills: ['name', 'responseTime', 'population', 'county', 'zipCodes'] });
export type CityWords = z.infer<typeof cityPage>;
