import { readFileSync } from 'node:fs';
import { letters } from '../../tools/build/font.ts';
import { jaccard, shingles } from '../../tools/owner/doctor/overlap.ts';
import { mainText, worstPair } from '../built-words.ts';
import { cities } from '../specification/cities.ts';
import { specifiedPages } from '../specification/pages.ts';
import { expect, test } from './site.ts';

const paths = Object.keys(specifiedPages);
const names = [...cities.map(({ name }) => name), 'St. Pete'];
const full = [
  '/locations/apartment-complex-pressure-washing-tampa',
  '/locations/hoa-services-clearwater',
  '/locations/restaurant-pressure-washing-st-petersburg',
];
const medium = [
  '/locations/apartment-complex-pressure-washing-st-petersburg',
  '/locations/apartment-complex-pressure-washing-clearwater',
];
const under = (prefix: string) => paths.filter((path) => path.startsWith(prefix));

/** Pages that must differ, with the number of words that each may have and the most that two may share. */
const kinds = {
  'service pages': {
    pages: under('/services/').filter((path) => path !== '/services/commercial'),
    words: [700, 1200],
    limit: 0.25,
  },
  'full location pages': { pages: full, words: [600, 1200], limit: 0.25 },
  'middle location pages': { pages: medium, words: [250, 600], limit: 0.3 },
  'short location pages': {
    pages: under('/locations/').filter((path) => ![...full, ...medium].includes(path)),
    words: [90, 200],
    limit: 0.3,
  },
  'city pages': { pages: under('/areas/'), words: [400, 1200], limit: 0.25 },
};

const textOf = (path: string) => mainText(readFileSync(`dist${path}.html`, 'utf8'));

for (const [kind, { pages, words }] of Object.entries(kinds)) {
  test(`${kind} are as long as they should be`, () => {
    const [least = 0, most = 0] = words;
    expect(pages.length).toBeGreaterThan(0);
    const lengths = pages.map((path) => ({ path, length: textOf(path).split(' ').length }));
    expect(lengths.filter(({ length }) => length < least || length > most)).toEqual([]);
  });
}

test('pages of a kind say different things', () => {
  const report = Object.entries(kinds).map(([kind, { pages, limit }]) => {
    const worst = worstPair(new Map(pages.map((path) => [path, textOf(path)])), names);
    return { kind, pages: pages.length, overlap: Number(worst.overlap.toFixed(3)), limit, pair: worst.pages.join(' ') };
  });
  console.table(report);
  expect(report.filter(({ overlap, limit }) => overlap > limit)).toEqual([]);
});

test('the measure finds two pages that differ in the city alone, and nothing in common between strangers', () => {
  const words = (city: string) =>
    `We wash parking lots in ${city} at night, and every lot in ${city} opens by morning.`;
  expect(jaccard(shingles(words('Tampa'), names), shingles(words('Plant City'), names))).toBe(1);
  expect(jaccard(shingles(words('Tampa'), names), shingles('Salt on the rails eats the bolts first.', names))).toBe(0);
});

test('the font has every letter that a page is written in, but for an arrow that it never had', () => {
  const files = paths.map((path) => `dist${path === '/' ? '/index' : path}.html`);
  const missing = files.flatMap((file) =>
    [...mainText(readFileSync(file, 'utf8'))].filter((letter) => !letters.includes(letter)),
  );
  expect([...new Set(missing)]).toEqual(['→']);
});
