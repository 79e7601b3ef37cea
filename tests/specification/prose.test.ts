import { expect, test } from 'vitest';
import { loadContent } from '../../tools/build/content.ts';
import { findStumbles, wordsOf } from '../../tools/owner/doctor/prose.ts';

const content = loadContent();
const ofVisitors = content.filter(({ folder }) => folder !== 'pages');

test('the words of the example read easily', () => {
  expect(findStumbles(content)).toEqual([]);
});

test('what makes a reader stumble is named with its file, its field and the fix', () => {
  const [city] = content.filter(({ folder }) => folder === 'cities');
  if (!city) throw new Error('there is no city');
  const long = `We ${'really '.repeat(32)}wash.`;
  const record = {
    name: 'Nowhere',
    lead: long,
    closing: { heading: 'It reads like a motion', lead: 'Mind the forecourt.' },
  };
  expect(findStumbles([{ ...city, file: 'x.json', record }])).toEqual([
    expect.stringMatching(/^x\.json: lead: a sentence of 34 words: cut it at 32/),
    'x.json: closing.lead: "forecourt": write the American word',
    'x.json: closing.heading: "It reads like a motion": say what the section is',
    'x.json: name "pressure washing" in the body of the page',
  ]);
});

test('service, location and city pages talk as people do: at least six contractions in 1,000 words', () => {
  const rates = ofVisitors.map(({ file, record }) => {
    const texts = wordsOf(record).map(({ text }) => text);
    const words = texts.join(' ').split(/\s+/);
    return { file, rate: (words.filter((word) => /\w'(ll|re|ve|t|d|m|s)\b/.test(word)).length / words.length) * 1000 };
  });
  expect(rates.length).toBeGreaterThan(40);
  expect(rates.filter(({ rate }) => rate < 6)).toEqual([]);
});
