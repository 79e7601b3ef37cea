import { expect, test } from 'vitest';
import type { Folder, HomePage } from '../../src/content/schema.ts';
import { relatedTo, servicesBelowCards } from '../../tools/site/related.ts';
import { site } from '../owner.ts';

const entry = (folder: Folder, name: string, record: object) => {
  const whole = { name, ...record };
  return { file: '', folder, name, record: whole, written: whole };
};
const city = (slug: string, longitude: number) => entry('cities', slug, { latitude: 28, longitude });
const place = (service: string, city: string) => entry('locations', `${service}-${city}`, { service, city });
/** File name of a service that is in the menu. */
const main = site.menu.services[0]?.to.split('/').at(-1) ?? '';
const service = (name: string) => entry('services', name, {});
const all = [
  ...[main, 'docks', 'piers'].map(service),
  ...[city('west', -83), city('middle', -82.6), city('east', -82.3), city('far', -80), city('farther', -79)],
  ...[place('docks', 'west'), place('docks', 'far'), place('docks', 'east'), place('piers', 'west')],
];
const related = (each: ReturnType<typeof entry>) =>
  relatedTo(each, all)?.map(({ links }) => links.map(({ to }) => to.split('/').at(-1)).join(' '));

test('a city page links to its location pages, to the other services and to the three nearest cities', () => {
  expect(related(city('west', -83))).toEqual(['docks-west piers-west', main, 'middle east far']);
  expect(relatedTo(city('west', -83), all)?.[0]?.links.map(({ label }) => label)).toEqual(['docks', 'piers']);
});

test('a service page links to its location pages and, if it is not in the menus, to its sibling services', () => {
  expect(related(service(main))).toEqual(['', '']);
  expect(related(service('docks'))).toEqual(['docks-west docks-far docks-east', 'piers']);
});

test('a location page links to its service, its city, the same service nearby and another service there', () => {
  expect(related(place('docks', 'west'))).toEqual(['docks west', 'docks-east piers-west']);
});

test('home shows the services of the menu that have no card, each with the picture of its first card', () => {
  const [carded, ...others] = site.menu.services;
  const home = { services: { cards: [{ link: carded?.to }] } } as HomePage;
  const sections = [{ kind: 'text' }, { kind: 'cards', cards: [{ picture: 'washed' }, { picture: 'other' }] }];
  const pages = others.map(({ to }) => entry('services', to.split('/').at(-1) ?? '', { sections }));
  expect(servicesBelowCards(home, pages)).toEqual(others.map((link) => ({ ...link, picture: 'washed' })));
  expect(servicesBelowCards(home, [])).toEqual(others);
});
