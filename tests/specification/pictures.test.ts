import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mainServices } from '../../src/content/navigation.ts';
import { isPublished, loadContent, pathOf } from '../../tools/build/content.ts';

interface Pictured {
  hero?: { picture?: string };
  picture?: string;
  sections?: { kind: string; cards?: { picture?: string }[] }[];
  retail?: { picture?: string };
  commercial?: { picture?: string };
}

const pages = loadContent()
  .filter(isPublished)
  .map((entry) => {
    const { hero, picture, sections = [], retail, commercial } = entry.record as Pictured;
    const cards = sections.filter(({ kind }) => kind === 'cards').flatMap((section) => section.cards ?? []);
    return {
      path: pathOf(entry),
      hero: hero?.picture ?? picture,
      cards: [...cards, ...(retail ? [retail] : []), ...(commercial ? [commercial] : [])],
    };
  });
const heroes = pages.flatMap(({ hero, path }) => (hero ? [{ hero, path }] : []));
const pagesOf = (picture: string) => heroes.filter(({ hero }) => hero === picture).map(({ path }) => path);
/** Those with a card that shows its own subject; apartments have neighborhoods in their place. */
const pictured = [
  ...mainServices.map(({ to }) => to).filter((to) => !to.includes('apartment')),
  '/locations/hoa-services-clearwater',
  '/locations/restaurant-pressure-washing-st-petersburg',
  ...pages.map(({ path }) => path).filter((path) => path.startsWith('/areas/')),
];

test('first screens have 24 pictures or more, none of them on more than five pages', () => {
  const names = [...new Set(heroes.map(({ hero }) => hero))];
  expect(names.length).toBeGreaterThanOrEqual(24);
  expect(names.filter((name) => pagesOf(name).length > 5)).toEqual([]);
});

test('the six main services open on six pictures, and no other service on one of them', () => {
  const own = mainServices.map(({ to }) => pages.find(({ path }) => path === to)?.hero ?? '');
  expect(new Set(own).size).toBe(6);
  for (const hero of own) expect(pagesOf(hero).filter((path) => path.startsWith('/services/'))).toHaveLength(1);
});

test.each(pictured)('every card of %s shows a picture of its own, of at most 25 KB at 800 pixels', (address) => {
  const { hero, cards = [] } = pages.find(({ path }) => path === address) ?? {};
  const shown = cards.map(({ picture }) => picture);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(shown).not.toContain(undefined);
  expect(new Set([hero, ...shown]).size).toBe(shown.length + 1);
  const html = readFileSync(`dist${address}.html`, 'utf8');
  for (const picture of shown) {
    const file = new RegExp(`/pictures/${picture}\\.\\w+-800\\.avif`).exec(html)?.[0];
    expect(statSync(`dist${file}`).size, file).toBeLessThanOrEqual(25 * 1024);
  }
});

test('the film weighs less than a megabyte as AV1, and a phone’s first picture at most 14 KB', () => {
  const films = readdirSync('media/film').filter((name) => name.endsWith('.av1.webm'));
  expect(films).toHaveLength(2);
  for (const film of films) expect(statSync(`media/film/${film}`).size, film).toBeLessThan(1_000_000);
  const parts = heroes.flatMap(({ path }) => {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
    return /\/pictures\/[\w.-]+-phone\.avif/.exec(html)?.[0] ?? [];
  });
  expect(parts.length).toBeGreaterThan(50);
  for (const part of new Set(parts)) expect(statSync(`dist${part}`).size, part).toBeLessThanOrEqual(14_000);
});
