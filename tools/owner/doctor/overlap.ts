import { pathOf } from '../../site/content.ts';
import { type Clone, type Finding, orReady, problem } from './finding.ts';
import { citiesOf, wordsOf } from './prose.ts';

/** All runs of five words in a text, in lower case, after punctuation and the names of cities are removed. */
export function shingles(text: string, cities: string[]): Set<string> {
  const bare = (words: string) => words.toLowerCase().replace(/[^a-z0-9']+/g, ' ');
  const names = cities.map(bare).sort((one, other) => other.length - one.length);
  const without = names.reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), ` ${bare(text)} `);
  const words = without.trim().split(' ');
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Jaccard index of two sets, from 0 (nothing in common) to 1 (the same). */
export function jaccard(one: Set<string>, other: Set<string>): number {
  const all = one.union(other).size;
  return all && one.intersection(other).size / all;
}

/** Most overlap (Jaccard index) allowed between two pages of a kind, because search engines drop near-copies. */
const limits: Record<string, number> = { services: 0.25, cities: 0.25, locations: 0.3 };

/** Finds pages of a kind that say nearly the same apart from the names of cities. */
export function examineOverlap({ published }: Clone): Finding[] {
  const cities = citiesOf(published);
  const found = Object.entries(limits).flatMap(([folder, limit]) => {
    const pages = published
      .filter((entry) => entry.folder === folder)
      .map((entry) => {
        const sentences = wordsOf(entry.record).flatMap(({ text }) => (text.includes(' ') ? [text] : []));
        return { path: pathOf(entry), words: shingles(sentences.join(' . '), cities) };
      });
    return pages.flatMap((one, index) =>
      pages.slice(index + 1).flatMap((other) => {
        const overlap = jaccard(one.words, other.words);
        const text = `${one.path} and ${other.path} share ${Math.round(overlap * 100)}% of their words.`;
        return overlap > limit ? [problem(text, 'Reword one of the two pages.')] : [];
      }),
    );
  });
  return orReady(found, 'No two pages of a kind say nearly the same.');
}
