import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { all, htmlOf } from '../built/site.ts';
import { paths, site } from '../owner.ts';

/** The pages that open with a picture: the path, the picture's name and the file that phones load. */
const heroes = paths.flatMap((path) => {
  const [file = '', name] = /\/pictures\/([\w-]+)\.[\w-]+-phone\.avif/.exec(htmlOf(path)) ?? [];
  return name ? [{ path, name, file }] : [];
});
const pagesOf = (picture: string) => heroes.filter(({ name }) => name === picture).map(({ path }) => path);
/** Pages on which every card has a picture; the cards of the apartment pages have none. */
const pictured = [
  ...site.menu.services.map(({ to }) => to).filter((to) => !to.includes('apartment')),
  '/locations/hoa-services-clearwater',
  '/locations/restaurant-pressure-washing-st-petersburg',
  ...paths.filter((path) => path.startsWith('/areas/')),
];

test('first screens use at least 24 different pictures, each on at most five pages', () => {
  const names = [...new Set(heroes.map(({ name }) => name))];
  expect(names.length).toBeGreaterThanOrEqual(24);
  expect(names.filter((name) => pagesOf(name).length > 5)).toEqual([]);
});

test('the six main services open with six different pictures, which no other service opens with', () => {
  const own = site.menu.services.map(({ to }) => heroes.find(({ path }) => path === to)?.name ?? '');
  expect(new Set(own).size).toBe(6);
  for (const hero of own) expect(pagesOf(hero).filter((path) => path.startsWith('/services/'))).toHaveLength(1);
});

// `blocks.test.ts` checks that no page shows a picture twice.
test.each(pictured)('every card of %s shows a picture of at most 25 KB at 800 pixels', (path) => {
  const cards = all(path, '[data-testid=cards] ul > li:has(h3)');
  expect(cards.length).toBeGreaterThanOrEqual(2);
  for (const card of cards) {
    const [file] = /\/pictures\/[\w.-]+-800\.avif/.exec(card.innerHTML) ?? [];
    expect(statSync(`dist${file}`).size, file).toBeLessThanOrEqual(25 * 1024);
  }
});

test('the film is under 1 MB as AV1, and the first picture for phones is at most 14 KB', () => {
  const films = readdirSync('media/film').filter((name) => name.endsWith('.av1.webm'));
  expect(films).toHaveLength(2);
  for (const film of films) expect(statSync(`media/film/${film}`).size, film).toBeLessThan(1_000_000);
  expect(heroes.length).toBeGreaterThan(50);
  for (const { file } of heroes) expect(statSync(`dist${file}`).size, file).toBeLessThanOrEqual(14_000);
});
