import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCrowdedPages } from '../../tools/site/first-flight.ts';

test('a page that nearly fills or exceeds the first flight of packets is listed with its bytes left or over', () => {
  const out = mkdtempSync(join(tmpdir(), 'flight-'));
  mkdirSync(join(out, 'areas'));
  const sizes = { index: 14_036, about: 14_037, 'areas/tampa': 14_400 };
  for (const [name, bytes] of Object.entries(sizes)) writeFileSync(join(out, `${name}.html.br`), Buffer.alloc(bytes));
  expect(findCrowdedPages(out, ['/', '/about', '/areas/tampa'])).toEqual([
    expect.stringMatching(/^\/about: .* this one has only 299 left\.$/),
    expect.stringMatching(/^\/areas\/tampa: .* this one is 64 over: cut a sentence or two\.$/),
  ]);
});
