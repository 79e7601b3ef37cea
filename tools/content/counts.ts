import type { Section } from '../../src/content/schema.ts';

/** How many entries the sections of a page must have, by kind; a kind that stands here must be on the page. */
export type Counts = Partial<Record<Section['kind'], number>>;

/** The counts that the specification gives for service pages, by slug. Every one has four services and four benefits. */
const services: Record<string, Counts> = {
  'retail-storefront-cleaning': { process: 4 },
  'apartment-complex-cleaning': { plans: 3, process: 5, types: 4, questions: 7 },
  'hoa-community-cleaning': { types: 4 },
  'warehouse-facility-cleaning': { types: 4 },
  'restaurant-patio-cleaning': { types: 4, process: 4, questions: 7, plans: 3 },
  'parking-lot-cleaning': { types: 4 },
  'healthcare-facility-cleaning': { process: 5, types: 4, questions: 5 },
};

const sector: Counts = { process: 5, questions: 5 };
const sectors = [
  'gas-station-cleaning',
  'retail-shopping-center-cleaning',
  'warehouse-industrial-cleaning',
  'office-building-cleaning',
  'parking-garage-cleaning',
  'hotel-hospitality-cleaning',
  'municipal-government-cleaning',
];

const fullLocation: Counts = { 'before-after': 1, cards: 4, points: 4, places: 16, types: 4, questions: 5 };
const locations: Record<string, Counts> = {
  'hoa-services-clearwater': fullLocation,
  'restaurant-pressure-washing-st-petersburg': fullLocation,
  'apartment-complex-pressure-washing-tampa': { 'before-after': 1, cards: 4, places: 16 },
  'apartment-complex-pressure-washing-st-petersburg': { cards: 4 },
  'apartment-complex-pressure-washing-clearwater': { cards: 2 },
};

const pages: Record<string, Counts> = {
  services: { cards: 6 },
  commercial: { cards: 4, types: 8 },
  industries: { cards: 6 },
  about: { timeline: 6, benefits: 4, team: 4, badges: 6 },
};

/** What the specification counts on a page of `src/content/{folder}`; pages that it does not know are free. */
export function countsOf(folder: string, slug: string): Counts {
  if (folder === 'pages') return pages[slug] ?? {};
  if (folder === 'locations') return locations[slug] ?? {};
  if (folder !== 'services') return {};
  return { 'before-after': 1, cards: 4, benefits: 4, ...(sectors.includes(slug) ? sector : services[slug]) };
}

/** The entries of a section's one list; a section without one counts as one. */
export function countEntries(section: Section): number {
  return (
    Object.entries(section).find(
      ([field, value]) => Array.isArray(value) && field !== 'items' && field !== 'facts',
    )?.[1].length ?? 1
  );
}
