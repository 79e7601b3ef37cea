import { expect, test } from 'vitest';
import { openingHours } from '../../src/seo/hours.ts';

test.each([
  ['12:00 AM', '00:00'],
  ['7:30 AM', '07:30'],
  ['12:00 PM', '12:00'],
  ['7:00 PM', '19:00'],
])('%s is told to search engines as %s', (clock, expected) => {
  expect(openingHours([{ days: 'Saturday', open: clock, close: clock }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: expected, closes: expected },
  ]);
});

test('closed days are left out', () => {
  expect(openingHours([{ days: 'Sunday' }])).toEqual([]);
});
