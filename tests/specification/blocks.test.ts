import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strokes } from '../../src/content/schema/strokes.ts';
import { redirects } from '../../src/content/site.ts';
import { findCrowdedPages } from '../../tools/site/first-flight.ts';
import { all, attributes, dataOf, hrefsNamed, mainWords, one, wordsOf } from '../built/site.ts';
import { asTyped, specifiedPages } from './pages.ts';

const paths = Object.keys(specifiedPages);

test('the home page’s gallery has three pictures, and its "Surrounding Areas" chip is not a link', () => {
  expect(hrefsNamed('/', 'Surrounding Areas')).toEqual([]);
  const gallery = all('/', 'main section').filter((each) => wordsOf(each).includes('garages, patios and entrances'));
  expect(gallery.map((section) => section.querySelectorAll('img').length)).toEqual([3]);
});

test('the contact page’s business record has the hours and the rating', () => {
  expect(dataOf('/contact').find((data) => data['@type'] === 'LocalBusiness')).toMatchObject({
    priceRange: '$$',
    aggregateRating: { ratingValue: '5.0', reviewCount: 500 },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '19:00' },
      { dayOfWeek: ['Saturday'], opens: '07:00', closes: '19:00' },
    ],
  });
});

test('the footer has the copyright, and the former residential page redirects to the industries page', () => {
  expect(wordsOf(one('/about', 'footer'))).toContain('© 2024 Tampa Bay Pressure Washing.');
  expect(redirects).toContainEqual({ from: '/services/residential', to: '/industries' });
});

test('each benefit has one of the site’s own icons, and all twelve icons are used', () => {
  const drawn = paths.flatMap((path) => {
    const uses = attributes(all(path, '[data-testid=benefits] use'), 'href').map((href) => href?.split('#') ?? []);
    expect(uses, path).toHaveLength(all(path, '[data-testid=benefits] h3').length);
    for (const [file, name] of uses) expect(readFileSync(`dist${file}`, 'utf8')).toContain(`<symbol id="${name}"`);
    return uses.map(([, name]) => name);
  });
  expect([...new Set(drawn)].sort()).toEqual(Object.keys(strokes));
  expect(Object.keys(strokes)).toHaveLength(12);
});

test('the apartment plans show their savings, and the middle plan is marked as most popular', () => {
  expect(
    all('/services/apartment-complex-cleaning', '[data-testid=plans] li:has(h3)').map((each) => asTyped(wordsOf(each))),
  ).toEqual([
    expect.stringMatching(/^Basic Monthly 15%/),
    expect.stringMatching(/^Most Popular Standard Bi-weekly 25%/),
    expect.stringMatching(/^Premium Weekly 35%/),
  ]);
});

test('the Tampa apartment page names its sixteen neighborhoods, grouped by card', () => {
  const path = '/locations/apartment-complex-pressure-washing-tampa';
  const names =
    'Downtown Tampa, Hyde Park, Channelside, West Tampa, South Tampa, Seminole Heights, Riverside Heights, Bayshore, ' +
    'MacDill AFB Area, New Tampa, Carrollwood, University Area, Ybor City, Westshore, Tampa Palms, Harbour Island';
  for (const name of names.split(', ')) expect(wordsOf(one(path, '[data-testid=cards]'))).toContain(name);
  expect(all(path, '[data-testid=cards] img')).toEqual([]);
});

const sectors =
  'healthcare-facility | gas-station | retail-shopping-center | warehouse-industrial | office-building | parking-garage | ' +
  'hotel-hospitality | municipal-government';

test.each(sectors.split(' | '))('the sector page for %s uses the pictures with fixed addresses', (slug) => {
  const path = `/services/${slug}-cleaning`;
  expect(attributes(all(path, 'main > section:first-of-type img'), 'src')).toEqual(['/commercial_pw_1.png']);
  expect(attributes(all(path, '[data-testid=cards] img'), 'src')).toEqual(
    [1, 2, 3, 4].map((number) => `/commercial_pw_${number}.png`),
  );
  expect(all(path, '[data-testid=cards] source[type="image/avif"]')).toHaveLength(4);
});

test('the four pictures with fixed addresses exist as PNG files', () => {
  for (const number of [1, 2, 3, 4])
    expect(readFileSync(`dist/commercial_pw_${number}.png`).subarray(1, 4).toString()).toBe('PNG');
});

test.each(paths)('%s shows no picture twice, except for the one beside the closing call to action', (path) => {
  const sources = attributes(all(path, 'main picture:not([data-testid=quote-call] *, #quote-form *) img'), 'src');
  expect(sources.length).toBeGreaterThan(0);
  const own = sources.filter((source) => !source?.startsWith('/commercial_pw_'));
  expect(new Set(own).size).toBe(own.length);
});

const full =
  'apartment-complex-pressure-washing-tampa|hoa-services-clearwater|restaurant-pressure-washing-st-petersburg';
const medium = 'apartment-complex-pressure-washing-st-petersburg|apartment-complex-pressure-washing-clearwater';

test.each([
  ['service', '/services/(?!commercial$)', 500, 800],
  ['full location', `/locations/(${full})$`, 600, 800],
  ['medium location', `/locations/(${medium})$`, 250, 600],
  ['short location', `/locations/(?!${full}|${medium})`, 90, 240],
  ['city', '/areas/', 400, 580],
])('%s pages have the right number of words', (_, pattern, least, most) => {
  const pages = paths.filter((path) => new RegExp(`^${pattern}`).test(path));
  expect(pages.length).toBeGreaterThan(0);
  const lengths = pages.map((path) => ({
    path,
    length: mainWords(path)
      .split(' ')
      .filter((word) => /\w/.test(word)).length,
  }));
  expect(lengths.filter(({ length }) => length < least || length > most)).toEqual([]);
});

test('every page’s HTML and styles fit into the first flight of packets, with room for another sentence', () => {
  expect(findCrowdedPages('dist', paths)).toEqual([]);
});
