import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { redirects } from '../../src/content/addresses.ts';
import { cityServices, footer, mainPages } from '../../src/content/navigation.ts';
import type { City, HomePage, ServicePage } from '../../src/content/schema.ts';
import { checkContent } from '../../tools/build/check-content.ts';
import { loadContent, pathOf } from '../../tools/build/content.ts';
import { entryOf, examples, links, recordOf } from '../owner.ts';

const content = loadContent();
const city = entryOf(links.city.to);
const service = entryOf(examples.service);
/** Where the service's cards stand. */
const cards = recordOf<ServicePage>(examples.service).sections.findIndex(({ kind }) => kind === 'cards');

/** The problems found after one record has been changed. */
function problemsAfter(file: string, change: (record: object) => void): string[] {
  const entries = structuredClone(content);
  change(entries.find((entry) => entry.file === file)?.record as object);
  return checkContent(entries);
}

/** Sets a value deep in a record, for example at `sections.0.heading`. */
function set(place: string, value: unknown) {
  return (record: object) => {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((each, key) => each[key as never] as object, record);
    Object.assign(parent, { [last]: value });
  };
}

test('the content as it comes has no problem', () => {
  expect(content.length).toBeGreaterThan(0);
  expect(checkContent(content)).toEqual([]);
});

test.each([
  ['an unknown field', city.file, set('mayor', 'Jane'), 'mayor: expected no field of this name'],
  ['an unknown field in a block', service.file, set('sections.0.color', 'red'), 'sections.0.color: expected no field'],
  ['an empty string', city.file, set('landmarksLead', ' '), 'landmarksLead: expected some text, found none'],
  ['an empty string in a page of its own shape', 'src/content/pages/home.json', set('hero.lead', ''), 'hero.lead: exp'],
  ['an empty list', city.file, set('neighborhoods', []), 'neighborhoods: expected at least one entry'],
  [
    'an empty list in a block',
    service.file,
    set(`sections.${cards}.cards`, []),
    `sections.${cards}.cards: expected at least one`,
  ],
  ['a response time that is no tier', city.file, set('responseTime', 'Soon'), 'responseTime: expected Same Day, Next'],
  ['a picture that does not exist', city.file, set('picture', 'bridge'), 'picture: there is no picture bridge'],
  [
    'a canonical address without a page',
    service.file,
    set('metadata.canonical', '/nowhere'),
    'metadata.canonical: there is no',
  ],
  ['a name in use', city.file, set('name', links.otherCity.label), 'name: expected one of its own'],
  ['a left-over marker', service.file, set('hero.lead', 'TODO say more'), 'hero.lead: expected words of your own'],
  ['a left-over sample', service.file, set('hero.heading', 'Sample page'), 'hero.heading: expected words of your own'],
  ['a left-over bracket', city.file, set('county', '[County]'), 'county: expected words of your own, found the place'],
])('%s is refused with file and field', (_, file, change, expected) => {
  expect(problemsAfter(file, change).join('\n')).toContain(`${file}: ${expected}`);
});

test('a missing field is refused', () => {
  const problems = problemsAfter(city.file, (record) => delete (record as { zipCodes?: string[] }).zipCodes);
  expect(problems).toEqual([expect.stringContaining(`${city.file}: zipCodes: `)]);
});

const review = { name: 'Ana Ruiz', role: 'Plaza owner', text: 'Dry by six.', rating: 5 };

interface Blocks {
  sections: { questions?: unknown[] }[];
}

test.each<[string, string, (record: never) => void]>([
  ['fewer neighborhoods', city.file, set('neighborhoods', ['Old Town'])],
  ['a city without a review', city.file, (record: City) => delete record.testimonial],
  ['a review of four stars', city.file, set('testimonial', { ...review, rating: 4 })],
  ['one question', service.file, ({ sections }: Blocks) => sections.map(({ questions }) => questions?.splice(1))],
  ['a block left out', service.file, ({ sections }: Blocks) => sections.splice(2, 1)],
  ['a home page without reviews', 'src/content/pages/home.json', (record: HomePage) => delete record.reviews],
])('%s is the owner’s to choose', (_, file, change) => {
  expect(problemsAfter(file, change as (record: object) => void)).toEqual([]);
});

test.each([
  [service.file, `sections.${cards}.cards.0.link`, '/services/boats'],
  ['src/content/pages/home.json', 'quote.link', { label: 'Boats', to: '/services/boats' }],
])('a dead link is refused: %s, %s', (file, place, link) => {
  const at = typeof link === 'string' ? place : `${place}.to`;
  expect(problemsAfter(file, set(place, link))).toEqual([`${file}: ${at}: there is no page at /services/boats`]);
});

test.each([
  [redirects[0]?.to, `src/content/addresses.ts: ${redirects[0]?.from}`],
  [mainPages[0]?.to, 'src/content/navigation.ts: mainPages.0.to'],
  [footer.privacy.to, 'src/content/navigation.ts: footer.privacy.to'],
  [cityServices.commercial.to, 'src/content/navigation.ts: cityServices.commercial.to'],
])('a page that is gone is missed by every link in code: %s', (to, place) => {
  const left = content.filter((entry) => pathOf(entry) !== to);
  expect(left).toHaveLength(content.length - 1);
  expect(checkContent(left)).toContain(`${place}: there is no page at ${to}`);
});

test('a location page of a city or service that does not exist is refused', () => {
  const page = entryOf(examples.location).file;
  expect(problemsAfter(page, set('city', 'miami'))).toEqual([`${page}: city: there is no city "miami"`]);
  expect(problemsAfter(page, set('service', 'boats'))).toEqual([`${page}: service: there is no service "boats"`]);
});

test.each(['title', 'description'])('a %s that another page has is refused', (field) => {
  const other = content.find(({ file }) => file === 'src/content/pages/about.json')?.record as {
    metadata: Record<string, string>;
  };
  expect(problemsAfter(service.file, set(`metadata.${field}`, other.metadata[field]))).toEqual([
    `${service.file}: metadata.${field}: expected one of its own, src/content/pages/about.json has the same`,
  ]);
});

test('a page may not take the address of a redirect', () => {
  const from = redirects[0]?.from ?? '';
  const name = basename(from);
  const like = content.find((entry) => pathOf({ ...entry, name }) === from) ?? service;
  const file = `${dirname(like.file)}/${name}.json`;
  expect(checkContent([...content, { ...like, file, name }])).toContain(
    `${file}: address: expected one of its own, src/content/addresses.ts has the same`,
  );
});

test('a file whose name is no part of an address is refused', () => {
  const file = 'src/content/cities/St. Pete.json';
  expect(checkContent([{ ...city, file, name: 'St. Pete' }])).toContain(
    `${file}: name of the file: expected lower-case words joined by dashes`,
  );
});

test('a page may be named like anything that JavaScript knows', () => {
  const { file: _, ...about } = entryOf('/about');
  const file = 'src/content/pages/constructor.json';
  expect(pathOf({ ...about, file, name: 'constructor' })).toBe('/constructor');
  const problems = checkContent([...content, { ...about, file, name: 'constructor' }]);
  expect(problems.filter((line) => !line.includes('expected one of its own'))).toEqual([]);
});

test('sample people and reviews are the owner’s, and may stand', () => {
  expect(problemsAfter(city.file, set('testimonial', { ...review, name: 'Sample reviewer' }))).toEqual([]);
});
