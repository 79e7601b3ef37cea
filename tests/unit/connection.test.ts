import { expect, test } from 'vitest';
import { isFastAndFree } from '../../src/ui/connection.ts';

test.each([
  ['an unknown connection', {}, true],
  ['a fast connection', { effectiveType: '4g', type: 'wifi' }, true],
  ['a slow connection', { effectiveType: '3g' }, false],
  ['a metered connection', { effectiveType: '4g', type: 'cellular' }, false],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }, false],
])('%s: whether pictures may load early', (_, connection, mayLoad) => {
  expect(isFastAndFree(connection)).toBe(mayLoad);
});
