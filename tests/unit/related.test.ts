import { expect, test } from 'vitest';
import type { Folder } from '../../src/content/schema.ts';
import { relatedTo } from '../../tools/build/related.ts';

const entry = (folder: Folder, name: string, record: object) => {
  const whole = { name, ...record };
  return { file: '', folder, name, record: whole, written: whole };
};
const city = (slug: string, longitude: number) => entry('cities', slug, { latitude: 28, longitude });
const place = (service: string, city: string) => entry('locations', `${service}-${city}`, { service, city });
const service = (name: string) => entry('services', name, {});
const all = [
  ...['parking-lot-cleaning', 'docks', 'piers'].map(service),
  ...[city('west', -83), city('middle', -82.6), city('east', -82.3), city('far', -80), city('farther', -79)],
  ...[place('docks', 'west'), place('docks', 'far'), place('docks', 'east'), place('piers', 'west')],
];
const related = (each: ReturnType<typeof entry>) => {
  const { services, locations, cities } = relatedTo(each, all) ?? { services: [], locations: [], cities: [] };
  return [services, locations, cities].map((each) => each.map(({ to }) => to.split('/').at(-1)).join(' '));
};

test.each([
  [city('west', -83), 'parking-lot-cleaning docks piers', 'docks-west piers-west', 'middle east far'],
  // It is in the menus.
  [service('parking-lot-cleaning'), '', '', ''],
  [service('docks'), 'piers', 'docks-west docks-far docks-east', ''],
  [place('docks', 'west'), 'docks', 'docks-east piers-west', 'west'],
])('$name leads on to what is near: services, location pages and cities', (page, ...expected) => {
  expect(related(page)).toEqual(expected);
});
