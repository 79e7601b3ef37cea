import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { example } from '../../tools/owner/doctor/claims.ts';
import { pathOf } from '../../tools/site/content.ts';
import { shareWords } from '../../tools/site/share.ts';
import { company, entries } from '../owner.ts';

/** The built text files: pages, scripts, style sheets, drawings, manifest, site map and the hosts' configuration. */
const files = globSync('{dist,deploy}/**').filter(
  (file) => statSync(file).isFile() && !/\.(avif|webp|jpe?g|png|ico|mp4|webm|woff2|br|gz)$/.test(file),
);
/** The doctor's list of words from the sample company's region, and two more that count only as whole words. */
const words = new RegExp(
  `\\b(?:${[...example.words, 'FL\\b', 'Bay\\b'].map((word) => word.replaceAll('.', '\\.')).join('|')})`,
);

test.skipIf(company.region.state === example.state)('no built file mentions the sample’s region', () => {
  expect(files.length).toBeGreaterThan(20);
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')]);
  const drawn = entries.map((entry) => [
    `share picture of ${pathOf(entry)}`,
    Object.values(shareWords(entry)).join(' '),
  ]);
  const found = [...texts, ...drawn].flatMap(([place, text = '']) => {
    const at = text.search(words);
    return at < 0 ? [] : `${place}: ${text.slice(Math.max(0, at - 40), at + 40)}`;
  });
  expect(found).toEqual([]);
});
