import { expect, test } from 'vitest';
import { all, mainWords, one, wordsOf } from '../built/site.ts';
import { paths, sectionsOf } from '../owner.ts';

const services = paths.filter((path) => /^\/services\/./.test(path) && path !== '/services/commercial');
const locations = paths.filter((path) => path.startsWith('/locations/'));
const cities = paths.filter((path) => path.startsWith('/areas/'));
const short = locations.filter((path) => sectionsOf(path).length === 1);
const deciding = [/\bWhat it costs\b/, /\bcertificate\b/, /\bwash it again at no charge\b/];

test.each(services)('%s says cost, certificate and guarantee in its first third', (path) => {
  const words = mainWords(path).split(' ');
  const first = words.slice(0, words.length / 3).join(' ');
  expect(deciding.filter((pattern) => !pattern.test(first))).toEqual([]);
});

test.each(cities)('%s says cost, certificate, guarantee and "Who comes" in its first third', (path) => {
  const words = mainWords(path).split(' ');
  const first = words.slice(0, words.length / 3).join(' ');
  const said = [/\bWhat it costs\b/, /\bcertificate\b/, /\bGuarantee\b/, /\bWho comes\b/];
  expect(said.filter((pattern) => !pattern.test(first))).toEqual([]);
});

test('no two cities say the same about the cost', () => {
  const said = cities.map((path) => /What it costs (.*?) Paperwork/.exec(mainWords(path))?.[1]);
  expect(new Set(said).size).toBe(cities.length);
});

test.each(short)('%s says cost, certificate and guarantee', (path) => {
  expect(deciding.filter((pattern) => !pattern.test(mainWords(path)))).toEqual([]);
});

test('there are fourteen services, twelve cities and sixteen short pages', () => {
  expect([services.length, cities.length, short.length]).toEqual([14, 12, 16]);
});

test('no page says "24 hours" three times, and only the contact page mentions a subject line', () => {
  const hours = paths.filter((path) => (mainWords(path).match(/24 hours/g) ?? []).length > 2);
  const subject = paths.filter((path) => mainWords(path).includes('subject line'));
  expect(hours).toEqual([]);
  expect(subject.filter((path) => path !== '/contact')).toEqual([]);
});

/** The sentences of four words or more on a page, except in texts with links. */
function sentencesOn(path: string): string[] {
  const texts = all(path, 'main :is(p, li, dd, summary)').filter((each) => !each.querySelector('p, li, dd, a'));
  return texts
    .flatMap((each) => wordsOf(each).split(/(?<=[.?!]) (?=[A-Z])/))
    .filter((sentence) => sentence.split(' ').length >= 4);
}

test('at most 8% of all words are in a sentence that another page also has', () => {
  const words = (sentences: string[]) => sentences.join(' ').split(' ').length;
  const said = paths.flatMap(sentencesOn);
  expect(said.length).toBeGreaterThan(1000);
  const repeated = said.filter((sentence, place) => said.indexOf(sentence) < place);
  const whole = paths.reduce((sum, path) => sum + wordsOf(one(path, 'main')).split(' ').length, 0);
  expect(words(repeated) / whole).toBeLessThanOrEqual(0.08);
});

test('no page shows a straight apostrophe', () => {
  expect(paths.filter((path) => /[a-z]'[a-z]/i.test(mainWords(path)))).toEqual([]);
});
