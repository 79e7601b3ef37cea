import { existsSync } from 'node:fs';
import type { Company } from '../../src/content/schema/company.ts';
import { map as shape, type Territory } from '../../src/content/schema/map.ts';
import { type DrawnMap, project } from '../../src/sections/project.ts';
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

/** Draws shores and roads in the company's colors; water is transparent, so that the page's background shows. */
function draw({ features }: Territory, colors: Company['colors'], view: View): string {
  const { ground, accent, line } = colors;
  const at = ([longitude = 0, latitude = 0]: number[]) =>
    Object.values(project(view, { latitude, longitude })).join(' ');
  const path = (points: number[][]) => `M${points.map(at).join('L')}`;
  const of = <Kind extends Territory['features'][number]['properties']['kind']>(kind: Kind) =>
    features.filter(({ properties }) => properties.kind === kind);
  const water = of('water').flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : []));
  const roads = of('road').flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : []));
  // The land is a rectangle from which the water is cut out, larger than the drawing so that its edges do not show.
  const land = `M-9-9H${width + 9}V${view.height + 9}H-9z${water.map((ring) => `${path(ring)}z`).join('')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${view.height}">`,
    `<path fill="${ground}" fill-rule="evenodd" stroke="${accent}" stroke-opacity=".4" stroke-width="2" d="${land}"/>`,
    `<path fill="none" stroke="${line}" stroke-width="4" stroke-linejoin="round" d="${roads.map(path).join('')}"/>`,
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
  const scales = { west, north, perDegree: { x: scale * squeeze, y: scale } };
  const labels = data.features.flatMap(({ properties: { kind, name = '' }, geometry }) => {
    if (geometry.type !== 'Point' || (kind !== 'name' && kind !== 'shield')) return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return [{ kind, name, ...project(scales, { latitude, longitude }) }];
  });
  const view = { width, height, ...scales, labels };
  return { svg: draw(data, company.colors, view), view };
}
