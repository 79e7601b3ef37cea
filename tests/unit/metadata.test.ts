import { expect, test } from 'vitest';
import { cut } from '../../src/seo/cut.ts';

test.each([60, 160])('a text of at most %i characters stays as it is', (limit) => {
  expect(cut('x'.repeat(limit), limit)).toBe('x'.repeat(limit));
});

test.each([60, 160])('a text longer than %i characters is cut to three fewer and an ellipsis', (limit) => {
  expect(cut('x'.repeat(limit + 1), limit)).toBe(`${'x'.repeat(limit - 3)}...`);
});
