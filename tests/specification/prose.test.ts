import { expect, test } from 'vitest';
import { findLengths, findStumbles, lengthOf, wordsOf } from '../../tools/owner/doctor/prose.ts';
import { loadContent } from '../../tools/site/content.ts';

const content = loadContent();
const ofVisitors = content.filter(({ folder }) => folder !== 'pages');

test('the sample company’s texts have no hard-to-read wording', () => {
  expect(findStumbles(content)).toEqual([]);
});

test('hard-to-read wording is reported with its file, its field and the fix', () => {
  const [city] = content.filter(({ folder }) => folder === 'cities');
  if (!city) throw new Error('there is no city');
  const long = `We ${'really '.repeat(32)}wash.`;
  const record = {
    name: 'Nowhere',
    lead: long,
    closing: { heading: 'It reads like a motion', lead: 'Mind the forecourt.' },
  };
  expect(findStumbles([{ ...city, file: 'x.json', record }])).toEqual([
    expect.stringMatching(/^x\.json: lead: a sentence of 34 words: split it, 32 at most/),
    'x.json: closing.lead: "forecourt": write gas station lot',
    'x.json: closing.heading: "It reads like a motion": say what the section is',
    'x.json: name "pressure washing" in the body of the page',
  ]);
});

test('service, location and city pages have at least six contractions per 1,000 words', () => {
  const rates = ofVisitors.map(({ file, record }) => {
    const texts = wordsOf(record).map(({ text }) => text);
    const words = texts.join(' ').split(/\s+/);
    return { file, rate: (words.filter((word) => /\w’(ll|re|ve|t|d|m|s)\b/.test(word)).length / words.length) * 1000 };
  });
  expect(rates.length).toBeGreaterThan(40);
  expect(rates.filter(({ rate }) => rate < 6)).toEqual([]);
});

test('no page or text is too long, and service pages have at most 720 words on average', () => {
  expect(findLengths(content)).toEqual([]);
  const services = content.filter(({ folder }) => folder === 'services').map((entry) => lengthOf(entry, content));
  expect(services.length).toBeGreaterThan(0);
  expect(services.reduce((sum, words) => sum + words, 0) / services.length).toBeLessThanOrEqual(720);
});

test('a page and a text that are too long are reported with their file and the word limit', () => {
  const [service] = content.filter(({ folder }) => folder === 'services');
  if (!service) throw new Error('there is no service');
  const record = {
    ...(service.record as object),
    sections: [{ kind: 'text', heading: 'Wash', paragraphs: ['We wash. '.repeat(450)] }],
  };
  expect(findLengths([{ ...service, file: 'x.json', record }])).toEqual([
    expect.stringMatching(/^x\.json: a page of 9\d\d words: cut it to 800$/),
    'x.json: sections.0.paragraphs.0: 900 words in one text: cut it to 60',
  ]);
});
