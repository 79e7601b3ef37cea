import { type Entry, pathOf } from '../../build/check-content.ts';
import { jaccard, shingles } from '../../build/overlap.ts';
import { type Finding, fault, ready } from './finding.ts';

/** The largest share of words in a row that two pages of a kind may have in common: search engines drop near-copies. */
const limits: Record<string, number> = { services: 0.25, cities: 0.25, locations: 0.3 };

/** The sentences of a record: what has a space in it, search words aside. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (field === 'keywords' ? [] : sentencesOf(inner)));
}

/** Whether two pages of a kind say nearly the same, names of cities apart. */
export function examineOverlap(entries: Entry[]): Finding[] {
  const cities = entries.flatMap(({ folder, record }) =>
    folder === 'cities' ? [(record as { name: string }).name] : [],
  );
  const found = Object.entries(limits).flatMap(([folder, limit]) => {
    const pages = entries
      .filter((entry) => entry.folder === folder)
      .map((entry) => ({ path: pathOf(entry), words: shingles(sentencesOf(entry.record).join(' . '), cities) }));
    return pages.flatMap((one, index) =>
      pages.slice(index + 1).flatMap((other) => {
        const overlap = jaccard(one.words, other.words);
        if (overlap <= limit) return [];
        const share = `${Math.round(overlap * 100)} %`;
        return [
          fault(`${one.path} and ${other.path} share ${share} of their words.`, 'Tell each in words of its own.'),
        ];
      }),
    );
  });
  return found.length > 0 ? found : [ready('No two pages of a kind say nearly the same.')];
}
