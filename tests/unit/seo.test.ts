import { expect, test } from 'vitest';
import { openingHours } from '../../src/seo/hours.ts';
import { truncate } from '../../src/seo/truncate.ts';
import { sitemap } from '../../tools/site/sitemap.ts';

test.each([
  ['12:00 AM', '00:00'],
  ['7:30 AM', '07:30'],
  ['12:00 PM', '12:00'],
  ['7:00 PM', '19:00'],
])('%s is told to search engines as %s, and closed days are left out', (clock, expected) => {
  expect(openingHours([{ days: 'Saturday', open: clock, close: clock }, { days: 'Sunday' }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: expected, closes: expected },
  ]);
});

// Each is one character to the reader, in one or more code units.
test.each(['x', 'é', 'e\u0301', '🏝', '👩‍🔧', '🇺🇸'])(
  'a text of one %s too many is cut to three fewer and an ellipsis',
  (one) => {
    for (const limit of [60, 160]) {
      expect(truncate(one.repeat(limit), limit)).toBe(one.repeat(limit));
      expect(truncate(one.repeat(limit + 1), limit)).toBe(`${one.repeat(limit - 3)}...`);
    }
  },
);

test('the site map says of each page where it is, and when it was last changed where that is known', () => {
  const map = sitemap('https://wash.example', [{ path: '/', changed: '2026-11-21' }, { path: '/about' }]);
  expect(map.split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://wash.example/</loc><lastmod>2026-11-21</lastmod></url>',
    '<url><loc>https://wash.example/about</loc></url>',
  ]);
});
