import { expect, test } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';

test('a short run of generated attempts breaks nothing', { timeout: 60_000 }, async () => {
  const counts = await fuzz(600, 20_261_121);
  const all = Object.values(counts).flatMap((of) => Object.entries(of));
  expect(all.reduce((sum, [, count]) => sum + count, 0)).toBe(600);
  // The attempts must reach what they attack.
  expect(counts.send?.['200']).toBeGreaterThan(100);
  expect(counts['any JSON']?.['200']).toBeGreaterThan(10);
  expect(counts.foreign?.['403']).toBeGreaterThan(10);
  expect(Object.keys(counts.page ?? {})).toEqual(expect.arrayContaining(['200', '308', '400', '404', '405']));
});
