import { existsSync } from 'node:fs';
import type { Company } from '../../src/content/schema/company.ts';
import { map as shape, type Territory } from '../../src/content/schema/map.ts';
import type { DrawnMap } from '../../src/sections/project.ts';
import { readCompany } from './company.ts';
import { readJson, wrongFields } from './json.ts';

/** Width of the drawing, in pixels. */
const width = 1024;
type View = Omit<DrawnMap, 'address'>;

/** The company's map; `undefined` where it has none. @throws Error that names the file, and what was expected */
function loadMap({ region }: Company): Territory | undefined {
  const path = region.map?.slice(1);
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`company.json: region.map: ${path} is missing: add the file`);
  const map = readJson(path);
  const wrong = wrongFields(shape, map);
  if (wrong.length > 0) throw new Error(wrong.map((line) => `${path}: ${line}`).join('\n  '));
  return map as Territory;
}

/** Draws the map in the company's colors; water is transparent, so that the page's background shows. */
function draw({ features }: Territory, colors: Company['colors'], view: View): string {
  const { height, west, north, perDegree } = view;
  const { ground, ink, accent, line } = colors;
  const at = ([longitude = 0, latitude = 0]: number[]) =>
    `${Math.round((longitude - west) * perDegree.x)} ${Math.round((north - latitude) * perDegree.y)}`;
  const path = (points: number[][]) => `M${points.map(at).join('L')}`;
  const of = <Kind extends Territory['features'][number]['properties']['kind']>(kind: Kind) =>
    features.filter(({ properties }) => properties.kind === kind);
  const water = of('water').flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : []));
  const roads = of('road').flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : []));
  const words = (kind: 'name' | 'shield', say: (name: string) => string) =>
    of(kind).map(({ properties: { name = '' }, geometry }) =>
      geometry.type === 'Point' ? `<g transform="translate(${at(geometry.coordinates)})">${say(name)}</g>` : '',
    );
  const text = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // The land is a rectangle from which the water is cut out, larger than the drawing so that its edges do not show.
  const land = `M-9-9H${width + 9}V${height + 9}H-9z${water.map((ring) => `${path(ring)}z`).join('')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Arial,sans-serif" text-anchor="middle">`,
    `<path fill="${ground}" fill-rule="evenodd" stroke="${accent}" stroke-opacity=".4" stroke-width="2" d="${land}"/>`,
    `<path fill="none" stroke="${line}" stroke-width="4" stroke-linejoin="round" d="${roads.map(path).join('')}"/>`,
    ...words('name', (name) => `<text y="5" font-size="15" font-style="italic" fill="${accent}">${text(name)}</text>`),
    ...words(
      'shield',
      (name) =>
        `<rect x="-15" y="-10" width="30" height="20" rx="6" fill="${ground}" stroke="${line}" stroke-width="2"/>` +
        `<text y="5" font-size="13" font-weight="700" fill="${ink}">${text(name)}</text>`,
    ),
    '</svg>\n',
  ].join('');
}

/** The map's drawing, and the view that places coordinates on it; `undefined` if the company has no map. */
export function makeMap(company = readCompany()): { svg: string; view: View } | undefined {
  const data = loadMap(company);
  if (!data) return undefined;
  const [west, south, east, north] = data.bbox;
  // A degree of longitude is shorter than one of latitude, by the cosine of the latitude.
  const squeeze = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const scale = width / ((east - west) * squeeze);
  const height = Math.round((north - south) * scale);
  const view = { width, height, west, north, perDegree: { x: scale * squeeze, y: scale } };
  return { svg: draw(data, company.colors, view), view };
}
