import { expect, test } from 'vitest';
import { cleanPath } from '../../src/app/clean-address.ts';
import { openingHours } from '../../src/seo/hours.ts';
import { aggregateRating } from '../../src/seo/rating.ts';
import { truncate } from '../../src/seo/truncate.ts';
import { sitemap } from '../../tools/site/sitemap.ts';

test.each([
  ['12:00 AM', '00:00'],
  ['7:30 AM', '07:30'],
  ['12:00 PM', '12:00'],
  ['7:00 PM', '19:00'],
])('%s becomes %s in the structured data, and closed days are left out', (clock, expected) => {
  expect(openingHours([{ days: 'Saturday', open: clock, close: clock }, { days: 'Sunday' }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: expected, closes: expected },
  ]);
});

// Each string is one character to the reader, but may be several code units.
test.each(['x', 'é', 'e\u0301', '🏝', '👩‍🔧', '🇺🇸'])(
  'a text that is one "%s" over the limit is cut to three characters under it, plus an ellipsis',
  (one) => {
    for (const limit of [60, 160]) {
      expect(truncate(one.repeat(limit), limit)).toBe(one.repeat(limit));
      expect(truncate(one.repeat(limit + 1), limit)).toBe(`${one.repeat(limit - 3)}...`);
    }
  },
);

test('the sitemap has each page’s address, and the date of its last change if known, but no page that names another as the original', () => {
  const map = sitemap('https://wash.example', [
    { path: '/', changed: '2026-11-21' },
    { path: '/copy', canonical: '/about' },
    { path: '/about', canonical: '/about' },
  ]);
  expect(map.split('\n').slice(2, -2)).toEqual([
    '<url><loc>https://wash.example/</loc><lastmod>2026-11-21</lastmod></url>',
    '<url><loc>https://wash.example/about</loc></url>',
  ]);
});

test('the structured data has the rating only with its proof, or for the sample company', () => {
  const told = (proof?: string, sample = false, rating = '4.8', reviews = '1,212+') => {
    const facts = [
      { name: 'rating', value: rating, ...(proof && { proof }) },
      { name: 'reviews', value: reviews },
    ];
    return aggregateRating({ facts, sample });
  };
  const shown = { aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: 1212 } };
  expect(told('Google, June')).toEqual(shown);
  expect(told('', true)).toEqual(shown);
  expect(told()).toEqual({});
  expect([told('', true, '4.9/5'), told('', true, '4.9', '1.2k')]).toEqual([{}, {}]);
});

test.each(['/about/', '//about', '/%61bout', '/about'])('%s is normalized to /about', (path) => {
  expect(cleanPath(path)).toBe('/about');
});
