import { fillIn } from './facts.ts';
import type { CityWords } from './schema/city-page.ts';
import type { City, Hero, Metadata, ResponseTime, SectionOf, ShownSection } from './schema.ts';

/** A city's page: its record in the words that all cities have in common. */
export interface CityPage {
  name: string;
  metadata: Metadata;
  hero: Hero;
  figures: SectionOf<'stats'>;
  sections: ShownSection[];
}

/** What the areas page tells of a city. */
export interface CityCard {
  slug: string;
  name: string;
  responseTime: ResponseTime;
  population?: string | undefined;
  neighborhoods: string[];
  latitude: number;
  longitude: number;
  zipCodes?: string[] | undefined;
  /** Label of the link to its page. */
  more: string;
  /** Label of the link to the form. */
  quote: string;
}

/** What the words may name of a city; a city need not have all of it. */
function factsOf({ name, responseTime, population = '', county = '', zipCodes = [] }: City) {
  return { name, responseTime, population, county, zipCodes: zipCodes.join(', ') };
}

/**
 * Makes the page of a city.
 *
 * @param words as `city-page.json` has them, with names in braces
 * @param facts the company's
 */
export function cityPage(city: City, words: CityWords, facts: Record<string, string>): CityPage {
  const { title, heading, quoteLabel, figures, ...said } = fillIn(words, { ...facts, ...factsOf(city) });
  return {
    name: city.name,
    metadata: { title, description: city.metaDescription, keywords: city.keywords },
    hero: { heading, lead: city.description, quoteLabel, picture: city.picture },
    figures: { kind: 'stats', ...figures, stats: figures.stats.filter(({ value }) => value) },
    sections: [
      { kind: 'points', heading: said.challenges, lead: city.challengesLead, points: city.challenges },
      {
        kind: 'places',
        heading: said.neighborhoods,
        lead: `${city.neighborhoodsLead} ${said.zipCodes}`.trim(),
        places: city.neighborhoods,
      },
      { kind: 'cards', heading: said.services, cards: city.cards },
      ...(city.testimonial ? [{ kind: 'reviews' as const, heading: said.review, reviews: [city.testimonial] }] : []),
      ...(city.landmarks
        ? [
            {
              kind: 'places' as const,
              heading: said.landmarks,
              ...(city.landmarksLead && { lead: city.landmarksLead }),
              places: city.landmarks,
            },
          ]
        : []),
      { kind: 'quote-call', ...city.closing, quoteLabel, facts: said.facts.filter(({ description }) => description) },
    ],
  };
}

/** Makes the entry of a city on the areas page. Parameters as of {@link cityPage} */
export function cityCard(city: City & { slug: string }, words: CityWords, facts: Record<string, string>): CityCard {
  const { moreLabel, quoteLabel } = fillIn(words, { ...facts, ...factsOf(city) });
  const { slug, name, responseTime, population, populationOnAreasPage, neighborhoods, zipCodes, latitude, longitude } =
    city;
  const shown = { population: populationOnAreasPage ?? population, more: moreLabel, quote: quoteLabel };
  return { slug, name, responseTime, neighborhoods, zipCodes, latitude, longitude, ...shown };
}
