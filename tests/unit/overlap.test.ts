import { expect, test } from 'vitest';
import { jaccard, shingles } from '../../tools/owner/doctor/overlap.ts';

const cities = ['Harbor', 'Pelican Bay'];
const wordsOf = (text: string) => shingles(text, cities);
const about = (city: string) =>
  wordsOf(`We wash parking lots in ${city} at night, and every lot in ${city} opens by morning.`);

test('two pages that differ in the city alone are the same, and strangers have nothing in common', () => {
  expect(jaccard(about('Harbor'), about('Pelican Bay'))).toBe(1);
  expect(jaccard(about('Harbor'), wordsOf('Salt on the rails eats the bolts first.'))).toBe(0);
});
