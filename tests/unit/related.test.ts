import { expect, test } from 'vitest';
import { type Relatives, relatedTo } from '../../tools/build/related.ts';

const city = (slug: string, longitude: number) => ({ slug, name: slug, latitude: 28, longitude });
const place = (service: string, at: string) => ({
  slug: `${service}-${at}`,
  name: `${service} in ${at}`,
  service,
  city: at,
});
const all: Relatives = {
  services: [
    { slug: 'parking-lot-cleaning', name: 'Lots' },
    { slug: 'docks', name: 'Docks' },
    { slug: 'piers', name: 'Piers' },
  ],
  cities: [city('west', -83), city('middle', -82.6), city('east', -82.3), city('far', -80), city('farther', -79)],
  locations: [place('docks', 'west'), place('docks', 'far'), place('docks', 'east'), place('piers', 'west')],
};
const related = (folder: string, record: { slug: string; name: string }) => {
  const { services, locations, cities } = relatedTo(folder, record, all);
  return [services, locations, cities].map((each) => each.map(({ to }) => to.split('/').at(-1)).join(' '));
};
test('a city leads on to every service, its location pages and the three nearest cities', () => {
  expect(related('cities', city('west', -83))).toEqual([
    'parking-lot-cleaning docks piers',
    'docks-west piers-west',
    'middle east far',
  ]);
});

test('a service leads on to its location pages, and one that is not in the menus to its siblings', () => {
  const [lots = city('', 0), docks = city('', 0)] = all.services;
  expect(related('services', lots)).toEqual(['', '', '']);
  expect(related('services', docks)).toEqual(['piers', 'docks-west docks-far docks-east', '']);
});

test('a location page leads on to its service, its city, the same service nearby and another one in the city', () => {
  const [page = city('', 0)] = all.locations;
  expect(related('locations', page)).toEqual(['docks', 'docks-east piers-west', 'west']);
});
