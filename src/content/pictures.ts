/**
 * Every picture of the site: its alternative text and the point that must stay visible when a slot crops it. The file is
 * `media/pictures/{id}.jpg` (or .png, .webp, .avif); drop another over it to replace it.
 *
 * All are renderings: no text may present one as a customer's property.
 */
export interface PictureEntry {
  alt: string;
  /** CSS `object-position`; the middle where absent. */
  focus?: string;
}

/** Alternative texts of pairs from one camera; their files are `{pair}-before` and `{pair}-after`. */
export const pairs = {
  storefront: {
    before: 'Shop front with grime streaks on the stucco and gum-dark pavers',
    after: 'The same shop front with clean stucco, awnings and pavers',
  },
  condo: {
    before: 'Three-story apartment building with algae-stained walls around a pool',
    after: 'Three-story apartment building with clean white walls around a pool',
  },
  community: {
    before: 'Community entrance sign and walk dark with mildew',
    after: 'Community entrance sign, walls and pavers washed clean',
  },
  dock: {
    before: 'Warehouse loading docks with tire marks and stained apron',
    after: 'Warehouse loading docks with a clean concrete apron',
  },
  fuel: {
    before: 'Gas station forecourt with oil-stained concrete under the canopy',
    after: 'Gas station forecourt with clean concrete and canopy',
  },
  hotel: {
    before: 'Hotel arrival court with a streaked canopy and tire-dark pavers',
    after: 'Hotel arrival court with a clean canopy and clean pavers',
  },
  garage: {
    before: 'Parking garage deck with oil drips and dark tire lanes',
    after: 'Parking garage deck and columns washed clean',
  },
  medical: {
    before: 'Medical office entrance with a stained canopy and walk',
    after: 'Medical office entrance with a clean canopy and walk',
  },
  parking: {
    before: 'Parking lot with oil spots and faded curb stops',
    after: 'Parking lot with clean concrete and bright lines',
  },
  office: {
    before: 'Three-story office building with streaked walls and a blackened entrance walk',
    after: 'Three-story office building with clean walls, canopy and entrance walk',
  },
  plaza: {
    before: 'Shopping center with streaked arcade walls and an oil-stained parking row',
    after: 'Shopping center with clean arcade walls and a clean parking row',
  },
  patio: {
    before: 'Restaurant patio with grease-dark pavers and dull windows',
    after: 'Restaurant patio with clean pavers, tables set under red umbrellas',
  },
} satisfies Record<string, { before: string; after: string }>;

export type PairId = keyof typeof pairs;

const single = {
  'hero-poster': { alt: '', focus: '65% 50%' },
  commercial_pw_1: { alt: 'Clean parking lot in front of a shopping arcade', focus: '50% 60%' },
  commercial_pw_2: { alt: 'Clean terrace pavers with tables in the morning sun' },
  commercial_pw_3: { alt: 'Clean parking deck with painted columns' },
  commercial_pw_4: { alt: 'Clean loading doors and concrete apron' },
} satisfies Record<string, PictureEntry>;

export type PictureId = keyof typeof single | `${PairId}-${'before' | 'after'}`;

/** The registry by the id of each picture. */
export const pictures = {
  ...single,
  ...Object.fromEntries(
    Object.entries(pairs).flatMap(([pair, { before, after }]) => [
      [`${pair}-before`, { alt: before }],
      [`${pair}-after`, { alt: after }],
    ]),
  ),
} as Record<PictureId, PictureEntry>;
