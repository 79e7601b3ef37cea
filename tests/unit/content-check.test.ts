import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { City, HomePage } from '../../src/content/schema.ts';
import { checkContent, type Entry, loadContent } from '../../tools/build/check-content.ts';

const content = loadContent();
const tampa = 'src/content/cities/tampa.json';
const apartments = 'src/content/services/apartment-complex-cleaning.json';

/** The faults found after one record has been changed. */
function faultsAfter(file: string, change: (record: object) => void): string[] {
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

test('the content as it comes has no fault', () => {
  expect(content).toHaveLength(14 + 21 + 12 + 8);
  expect(checkContent(content)).toEqual([]);
});

test('no record is too long to find a sentence in', () => {
  const lines = content.map(({ file }) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }));
  expect(lines.filter((each) => each.lines > 250)).toEqual([]);
});

test.each([
  ['an unknown field', tampa, set('mayor', 'Jane'), 'mayor: expected no field of this name'],
  ['an unknown field in a block', apartments, set('sections.0.color', 'red'), 'sections.0.color: expected no field'],
  ['an empty string', tampa, set('landmarksLead', ' '), 'landmarksLead: expected some text, found none'],
  ['an empty string in a page of its own shape', 'src/content/pages/home.json', set('hero.lead', ''), 'hero.lead: exp'],
  ['an empty list', tampa, set('neighborhoods', []), 'neighborhoods: expected at least one entry'],
  ['an empty list in a block', apartments, set('sections.1.cards', []), 'sections.1.cards: expected at least one'],
  ['a response time that is no tier', tampa, set('responseTime', 'Soon'), 'responseTime: expected Same Day, Next'],
  ['a picture that does not exist', tampa, set('picture', 'bridge'), 'picture: there is no picture bridge'],
  ['a name in use', tampa, set('name', 'Largo'), 'name: expected one of its own, src/content/cities/largo.json has'],
  ['a left-over marker', apartments, set('hero.lead', 'TODO say more'), 'hero.lead: expected words of your own'],
  ['a left-over sample', apartments, set('hero.heading', 'Sample page'), 'hero.heading: expected words of your own'],
  ['a left-over bracket', tampa, set('county', '[County]'), 'county: expected words of your own, found the place'],
])('%s is refused with file and field', (_, file, change, expected) => {
  expect(faultsAfter(file, change).join('\n')).toContain(`${file}: ${expected}`);
});

test('a missing field is refused', () => {
  const faults = faultsAfter(tampa, (record) => delete (record as { zipCodes?: string[] }).zipCodes);
  expect(faults).toEqual([expect.stringMatching(/^src\/content\/cities\/tampa\.json: zipCodes: /)]);
});

interface Blocks {
  sections: { questions?: unknown[] }[];
}

test.each<[string, string, (record: never) => void]>([
  ['fewer neighborhoods', tampa, set('neighborhoods', ['Ybor City'])],
  ['a city without a review', tampa, (record: City) => delete record.testimonial],
  ['a review of four stars', tampa, set('testimonial.rating', 4)],
  ['one question', apartments, ({ sections }: Blocks) => sections.map(({ questions }) => questions?.splice(1))],
  ['a block left out', apartments, ({ sections }: Blocks) => sections.splice(2, 1)],
  ['a home page without reviews', 'src/content/pages/home.json', (record: HomePage) => delete record.reviews],
])('%s is the owner’s to choose', (_, file, change) => {
  expect(faultsAfter(file, change as (record: object) => void)).toEqual([]);
});

test.each([
  ['industries', 'sections.0.cards.2.link'],
  ['home', 'reviews.link.to'],
])('a dead link is refused: %s, %s', (name, place) => {
  const page = `src/content/pages/${name}.json`;
  expect(faultsAfter(page, set(place, '/services/boats'))).toEqual([
    `${page}: ${place}: there is no page at /services/boats`,
  ]);
});

test('a location page of a city or service that does not exist is refused', () => {
  const page = 'src/content/locations/hoa-services-clearwater.json';
  expect(faultsAfter(page, set('city', 'miami'))).toEqual([`${page}: city: there is no city "miami"`]);
  expect(faultsAfter(page, set('service', 'boats'))).toEqual([`${page}: service: there is no service "boats"`]);
});

test.each(['title', 'description'])('a %s that another page has is refused', (field) => {
  const other = content.find(({ file }) => file === 'src/content/pages/about.json')?.record as {
    metadata: Record<string, string>;
  };
  expect(faultsAfter(apartments, set(`metadata.${field}`, other.metadata[field]))).toEqual([
    `${apartments}: metadata.${field}: expected one of its own, src/content/pages/about.json has the same`,
  ]);
});

test('a page may not take the address of a redirect', () => {
  const file = 'src/content/services/residential.json';
  const { record } = content.find((entry) => entry.file === apartments) as Entry;
  expect(checkContent([...content, { file, folder: 'services', name: 'residential', record }])).toContain(
    `${file}: address: expected one of its own, src/content/addresses.ts has the same`,
  );
});

test('a file whose name is no part of an address is refused', () => {
  const file = 'src/content/cities/St. Pete.json';
  const { record } = content.find((entry) => entry.file === tampa) as Entry;
  expect(checkContent([{ file, folder: 'cities', name: 'St. Pete', record }])).toContain(
    `${file}: name of the file: expected lower-case words joined by dashes`,
  );
});

test('sample people and reviews are the owner’s, and may stand', () => {
  expect(faultsAfter(tampa, set('testimonial.name', 'Sample reviewer'))).toEqual([]);
});
