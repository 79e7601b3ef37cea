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

export const pictures = {
  'storefront-before': { alt: 'Shop front with grime streaks on the stucco and gum-dark pavers' },
  'storefront-after': { alt: 'The same shop front with clean stucco, awnings and pavers' },
  'condo-before': { alt: 'Three-story apartment building with algae-stained walls around a pool' },
  'condo-after': { alt: 'Three-story apartment building with clean white walls around a pool' },
  'community-before': { alt: 'Community entrance sign and walk dark with mildew' },
  'community-after': { alt: 'Community entrance sign, walls and pavers washed clean' },
  'dock-before': { alt: 'Warehouse loading docks with tire marks and stained apron' },
  'dock-after': { alt: 'Warehouse loading docks with a clean concrete apron' },
  'fuel-before': { alt: 'Gas station forecourt with oil-stained concrete under the canopy' },
  'fuel-after': { alt: 'Gas station forecourt with clean concrete and canopy' },
  'garage-before': { alt: 'Parking garage deck with oil drips and dark tire lanes' },
  'garage-after': { alt: 'Parking garage deck washed clean, columns and lines bright' },
  'medical-before': { alt: 'Medical office entrance with a stained canopy and walk' },
  'medical-after': { alt: 'Medical office entrance with a clean canopy and walk' },
  'parking-before': { alt: 'Parking lot with oil spots and faded curb stops' },
  'parking-after': { alt: 'Parking lot with clean concrete and bright lines' },
  'patio-before': { alt: 'Restaurant patio with grease-dark pavers and dull windows' },
  'patio-after': { alt: 'Restaurant patio with clean pavers, tables set under red umbrellas' },
  'hero-poster': { alt: '', focus: '65% 50%' },
  commercial_pw_1: { alt: 'Clean medical office building with a drive-up canopy' },
  commercial_pw_2: { alt: 'Clean fueling forecourt under a bright canopy' },
  commercial_pw_3: { alt: 'Clean parking deck with painted columns' },
  commercial_pw_4: { alt: 'Clean loading dock apron and doors' },
} satisfies Record<string, PictureEntry>;

export type PictureId = keyof typeof pictures;
