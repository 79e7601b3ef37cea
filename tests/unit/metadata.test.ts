import { expect, test } from 'vitest';
import { truncate } from '../../src/seo/truncate.ts';

/** Each is one character to the reader, in one or more code units. */
const characters = ['x', 'é', 'e\u0301', '🏝', '👩‍🔧', '🇺🇸'];

test.each(characters)('a text of at most as many %s as the limit stays as it is', (character) => {
  for (const limit of [60, 160]) expect(truncate(character.repeat(limit), limit)).toBe(character.repeat(limit));
});

test.each(characters)('a text of one %s too many is cut to three fewer and an ellipsis', (character) => {
  expect(truncate(character.repeat(61), 60)).toBe(`${character.repeat(57)}...`);
  expect(truncate(character.repeat(161), 160)).toBe(`${character.repeat(157)}...`);
});
