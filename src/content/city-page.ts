import { fillIn } from './facts.ts';
import type { CityWords } from './schema/city-page.ts';
import type { City, SectionOf, ShownSection } from './schema.ts';
import { typeset } from './typeset.ts';

/** Facts of a city that `city-page.json` may name in braces; a fact that the record leaves out is empty. */
function factsOf({ name, responseTime, population = '', county = '', cost = '', zipCodes = [] }: City) {
  // The period stands in `city-page.json`, where it keeps the next sentence apart.
  return { name, responseTime, population, county, cost: cost.replace(/\.$/, ''), zipCodes: zipCodes.join(', ') };
}

/**
 * Makes the page of a city.
 *
 * @param words of `city-page.json`, with the names of facts in braces
 * @param facts of the company
 */
export function cityPage(city: City, words: CityWords, facts: Record<string, string>) {
  const { title, heading, quoteLabel, figures, ...said } = fillIn(words, { ...facts, ...factsOf(city) });
  const { pair, testimonial, landmarks, landmarksLead, challengesPicture } = city;
  const sections: ShownSection[] = [
    ...(pair ? [{ kind: 'before-after' as const, heading: said.difference, pair }] : []),
    {
      kind: 'key-facts',
      ...said.facts,
      answers: said.facts.answers.filter(({ description }) => description),
      ...(testimonial && { review: testimonial }),
    },
    { kind: 'cards', heading: said.services, cards: city.cards },
    {
      kind: 'points',
      heading: said.challenges,
      lead: city.challengesLead,
      ...(challengesPicture && { picture: challengesPicture }),
      points: city.challenges,
    },
    {
      kind: 'places',
      heading: said.neighborhoods,
      lead: city.neighborhoodsLead,
      places: city.neighborhoods,
      ...(said.zipCodes && { note: said.zipCodes }),
      ...(landmarks && { also: { heading: said.landmarks, lead: landmarksLead, places: landmarks } }),
    },
    { kind: 'quote-call', ...city.closing, quoteLabel },
  ];
  return {
    name: city.name,
    metadata: { title, description: city.metaDescription, keywords: city.keywords },
    // Typeset once more, now with the city's name.
    hero: typeset({ heading, lead: city.description, quoteLabel, picture: city.picture }),
    figures: { kind: 'stats' as const, ...figures, stats: figures.stats.filter(({ value }) => value) },
    sections,
  };
}

/** A list of places: of a record or, on a city's page, with a second list. */
export type ShownPlaces = SectionOf<'places'> & {
  also?: { heading: string; lead?: string | undefined; places: string[] };
};

/** A city's page, made of its record and the words that all cities share. */
export type CityPage = ReturnType<typeof cityPage>;

/** A city as the areas page shows it; `words` and `facts` are those of {@link cityPage}. */
export function cityCard(city: City & { slug: string }, words: CityWords, facts: Record<string, string>) {
  // Labels of the links to the city's page and to the form.
  const { moreLabel: more, quoteLabel: quote } = fillIn(words, { ...facts, ...factsOf(city) });
  const { slug, name, responseTime, neighborhoods, zipCodes, latitude, longitude } = city;
  const population = city.populationOnAreasPage ?? city.population;
  return { slug, name, responseTime, population, neighborhoods, zipCodes, latitude, longitude, more, quote };
}
export type CityCard = ReturnType<typeof cityCard>;
