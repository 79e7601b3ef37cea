import { expect, test } from 'vitest';
import { jaccard, shingles } from '../../tools/owner/doctor/overlap.ts';
import { pathOf } from '../../tools/site/content.ts';
import { letters } from '../../tools/site/font.ts';
import { entries, paths } from '../owner.ts';
import { mainWords, one } from './site.ts';

/** Largest overlap of five-word runs between two pages of a folder, the same as in the doctor (`overlap.ts`). */
const limits = { services: 0.25, locations: 0.3, cities: 0.25 };
const names = entries.flatMap(({ folder, record }) => (folder === 'cities' ? [(record as { name: string }).name] : []));

const pagesIn = (folder: string) => entries.filter((entry) => entry.folder === folder).map(pathOf);
const withPairs = Object.entries(limits).filter(([folder]) => pagesIn(folder).length > 1);

test.each(withPairs)('pages in %s do not repeat each other', (folder, limit) => {
  const pages = pagesIn(folder);
  const texts = pages.map((path) => ({ path, words: shingles(mainWords(path), names) }));
  const pairs = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => ({ one, other })));
  expect(pairs.length).toBeGreaterThan(0);
  const alike = pairs.filter(({ one, other }) => jaccard(one.words, other.words) > limit);
  expect(alike.map(({ one, other }) => [one.path, other.path])).toEqual([]);
});

test('the font has every character that the pages use, except for arrows and stars', () => {
  // U+2060 (word joiner) draws nothing: it only keeps a word on one line.
  const known = `${letters}→★\u2060`;
  const missing = paths.flatMap((path) => [...mainWords(path)].filter((letter) => !known.includes(letter)));
  expect([...new Set(missing)]).toEqual([]);
});

test('no sentence ends with two periods, as it could after a company’s name that ends in Co. or Inc.', () => {
  expect(paths.filter((path) => one(path, 'body').textContent?.includes('..'))).toEqual([]);
});

test('texts that differ only in the city count as identical, and unrelated texts have no overlap', () => {
  const wordsIn = (text: string) => shingles(text, ['Harbor', 'Pelican Bay']);
  const about = (city: string) =>
    wordsIn(`We wash parking lots in ${city} at night, and every lot in ${city} opens by morning.`);
  expect(jaccard(about('Harbor'), about('Pelican Bay'))).toBe(1);
  expect(jaccard(about('Harbor'), wordsIn('Salt on the rails eats the bolts first.'))).toBe(0);
});
