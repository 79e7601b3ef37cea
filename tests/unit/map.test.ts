import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { project } from '../../src/sections/project.ts';
import { makeMap } from '../../tools/site/map.ts';
import { company } from '../owner.ts';

const file = 'media/map/of-the-test.geojson';
afterAll(() => rmSync(file, { force: true }));

/** The map of a company whose map file holds `territory`. */
function mapOf(territory: object) {
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features: [], ...territory }));
  return makeMap({ ...company, region: { ...company.region, map: `/${file}` } });
}

test('the map places coordinates correctly, with a degree of longitude shorter than one of latitude', () => {
  const made = mapOf({ bbox: [-105.5, 39, -104.5, 40] });
  expect(made?.view).toMatchObject({ width: 1024, west: -105.5, north: 40 });
  const { height = 0 } = made?.view ?? {};
  expect(height).toBeGreaterThan(1024);
  expect(made && project(made.view, { latitude: 39.5, longitude: -105 })).toEqual({
    x: 512,
    y: Math.round(height / 2),
  });
});

test('names of waters and numbers of roads reach the page as they are written, with their places', () => {
  const point = {
    geometry: { type: 'Point', coordinates: [-105, 39.5] },
    properties: { kind: 'name', name: 'Q & <A>' },
  };
  const { labels, height = 0 } = mapOf({ bbox: [-105.5, 39, -104.5, 40], features: [point] })?.view ?? {};
  expect(labels).toEqual([{ kind: 'name', name: 'Q & <A>', x: 512, y: Math.round(height / 2) }]);
});

test('a company without a map file gets no map, and a missing or malformed map file is reported', () => {
  const { map: _, ...region } = company.region;
  expect(makeMap({ ...company, region })).toBeUndefined();
  expect(() => makeMap({ ...company, region: { ...region, map: '/media/map/gone.geojson' } })).toThrow(
    'company.json: region.map: media/map/gone.geojson is missing: add the file',
  );
  expect(() => mapOf({ bbox: [-105.5] })).toThrow(`${file}: bbox`);
});
