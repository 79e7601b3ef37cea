import type { PropertyName } from '../../src/content/schema/fields.ts';

/** A hip roof from above. */
function roof(x: number, y: number, width: number, height: number): string {
  const slope = Math.min(width, height) / 2;
  const [left, right] = [x + slope, x + width - slope];
  const [top, foot] = [y + slope, y + height - slope];
  return (
    `<path fill="#fff" d="M${x} ${y}h${width}v${height}h-${width}z"/>` +
    `<path d="M${x} ${y}L${left} ${top}L${x} ${y + height}M${left} ${top}L${right} ${foot}M${x + width} ${y}L${right} ${foot}L${x + width} ${y + height}"/>`
  );
}

/** Stalls of a parking lot: as many lines as `count`, `step` apart. */
const stalls = (x: number, y: number, count: number, step: number, length: number) =>
  `<path d="${Array.from({ length: count }, (_, place) => `M${x + place * step} ${y}v${length}`).join('')}"/>`;

const trees = (...places: [x: number, y: number][]) =>
  places
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="currentColor" fill-opacity=".25" stroke="none"/>`)
    .join('');

/** Lawn, and on it what is paved but not washed, with a street along the foot. */
const land = (paved = '') =>
  '<path d="M0 0h320v160h-320z" fill="currentColor" fill-opacity=".08" stroke="none"/>' +
  `<path d="M0 135h320v22h-320z${paved}" fill="#fff" stroke="none"/>` +
  '<path d="M0 157h320"/><path d="M4 146h316" stroke-dasharray="10 10"/>';

/** An area that is washed: its outline, and where its number stands. */
type Area = [outline: string, x: number, y: number];

/** A bid has four lines, so a plan has four areas, in the order of the lines. */
function areas(...four: [Area, Area, Area, Area]): string {
  const shapes = four.map(([outline]) => `<path d="${outline}"/>`);
  const numbers = four.map(
    ([, x, y], place) =>
      `<circle cx="${x}" cy="${y}" r="9.5"/><text x="${x}" y="${y + 4.5}" fill="#fff">${place + 1}</text>`,
  );
  return (
    `<g fill="currentColor" fill-opacity=".25" stroke-width="1.5">${shapes.join('')}</g>` +
    `<g fill="currentColor" stroke="none" text-anchor="middle" font-size="13" font-weight="700">${numbers.join('')}</g>`
  );
}

/** Properties from above with four numbered areas, 320 by 160, for examples of a bid. */
export const properties: Record<PropertyName, string> = {
  apartments: [
    land('M14 98h232v32h-232zM118 130h24v5h-24zM258 98h50v37h-50z'),
    ...[14, 82, 182, 250].map((x) => roof(x, 8, 56, 32)),
    '<path d="M146 62h58v18h-58z" fill="#fff"/>',
    stalls(30, 98, 12, 18, 11),
    stalls(30, 119, 12, 18, 11),
    trees([24, 56], [56, 66], [96, 56], [110, 78], [160, 22], [262, 58], [294, 70], [22, 84]),
    areas(
      ['M70 8h12v32h-12zM238 8h12v32h-12z', 76, 24],
      ['M132 51h100v40h-100zM146 62v18h58v-18z', 218, 71],
      ['M14 98h232v32h-232z', 130, 114],
      ['M258 99h21v21h-21zM287 99h21v21h-21z', 268.5, 109.5],
    ),
  ].join(''),
  community: [
    land('M147 0h26v135h-26z'),
    ...[roof(14, 8, 46, 34), roof(80, 8, 46, 34), roof(194, 8, 46, 34), roof(260, 8, 46, 34), roof(14, 66, 46, 34)],
    trees([70, 14], [67, 50], [82, 62], [110, 56], [250, 12], [250, 50], [296, 60], [282, 72], [200, 56], [300, 92]),
    areas(
      ['M0 116h134v-116h9v125h-143zM320 116h-134v-116h-9v125h143z', 34, 120],
      ['M0 131h143q4 0 4-4v-127h3v135h-150zM320 131h-143q-4 0-4-4v-127h-3v135h150z', 290, 133],
      ['M86 106q26 0 36-24l6 3q-12 28-42 28z', 96, 93],
      ['M222 86h42v18h-42z', 211, 95],
    ),
  ].join(''),
  shops: [
    land('M14 64h222v66h-222zM256 64h54v71h-54z'),
    '<path d="M14 6h248v36h-248zM64 6v36M114 6v36M164 6v36M214 6v36" fill="#fff"/>',
    roof(268, 76, 28, 28),
    stalls(30, 70, 12, 18, 14),
    stalls(30, 110, 12, 18, 14),
    trees([22, 77], [22, 117], [236, 77], [236, 117], [246, 97]),
    areas(
      ['M14 43h248v13h-248z', 38, 49],
      ['M14 64h222v66h-222z', 129, 97],
      ['M256 64h52v52h-40v-8h30v-34h-32v42h-10z', 304, 92],
      ['M270 8h16v24h-16zM290 8h16v24h-16z', 288, 20],
    ),
  ].join(''),
  civic: [
    land('M12 8h108v112h-108zM146 38h68v84h-68zM240 8h70v44h-70z'),
    stalls(24, 9, 6, 17, 22),
    stalls(24, 97, 6, 17, 22),
    '<path d="M140 8h80v30h-80zM148 32v6M160 32v6M172 32v6M188 32v6M200 32v6M212 32v6" fill="#fff"/>',
    '<path d="M250 18h9v24h-9zM266 18h9v24h-9zM282 18h9v24h-9z" fill="#fff"/><circle cx="180" cy="98" r="11"/>',
    roof(244, 70, 64, 30),
    trees([133, 60], [133, 84], [133, 108], [227, 60], [227, 84], [227, 108], [244, 112], [308, 112]),
    areas(
      ['M12 8h108v112h-108z', 66, 64],
      ['M146 40h68v82h-68z', 180, 64],
      ['M240 8h70v44h-70z', 301, 17],
      ['M258 101h36v21h-36z', 276, 112],
    ),
  ].join(''),
  office: [
    land('M12 8h62v112h-62zM32 120h20v15h-20zM92 135v-24h136v24h-14v-12h-108v12zM246 8h62v50h-62zM266 58h22v77h-22z'),
    '<path d="M92 8h136v56h-136zM104 18h30v14h-30zM186 18h30v14h-30zM148 22h24v24h-24zM148 22l24 24M172 22l-24 24" fill="#fff"/>',
    stalls(24, 9, 4, 13, 18),
    stalls(24, 101, 4, 13, 18),
    '<path d="M250 8h9v20h-9zM266 8h9v20h-9z" fill="#fff"/>',
    trees([84, 76], [84, 98], [236, 20], [236, 42], [236, 76], [236, 98], [298, 72], [298, 96], [254, 84]),
    areas(
      ['M106 68h108v39h-108z', 160, 88],
      ['M92 135v-24h136v24h-14v-12h-108v12z', 99, 122],
      ['M12 8h62v112h-62z', 43, 64],
      ['M246 30h62v28h-62z', 296, 44],
    ),
  ].join(''),
};
