import type { ExpectedPage } from './expected-page.ts';

/** The founding year on service pages; the about page has another. */
const since = '2015';
const service = { 'before-after': 1, cards: 4, benefits: 4, 'quote-call': 1 };
const sector = { ...service, process: 5, types: 4, questions: 5 };
const oilOnServices = '90-95%';
const oilOnSectors = '85-95%';
const quoteOrTalk = 'Get Free Quote | Schedule Free Consultation';
const sectorPage = (name: string, words: string): ExpectedPage => ({
  counts: sector,
  words: `${since} | ${words}`,
  buttons: `Get ${name} Quote`,
});

/** What stands under `/services/`. */
export const services: Record<string, ExpectedPage> = {
  'retail-storefront-cleaning': {
    counts: { ...service, process: 4, types: 4, questions: 4 },
    words: `Same-day service | 100% satisfaction guarantee | 5.0 | 500+ | ${since}`,
    buttons: 'Get Free Quote',
  },
  'apartment-complex-cleaning': {
    counts: { ...service, plans: 3, process: 5, types: 4, points: 4, questions: 7 },
    words:
      'Basic | Monthly | 15% | Standard | Bi-weekly | 25% | Most Popular | Premium | Weekly | 35% | 200+ | 200°F | ' +
      `Wash the whole property quarterly, and entrances and pool decks monthly | ${since}`,
    buttons: quoteOrTalk,
  },
  'hoa-community-cleaning': {
    counts: { ...service, types: 4, process: 5, questions: 6 },
    words: `${since} | wash quarterly | monthly visits to high-visibility areas | 100% satisfaction guarantee`,
    buttons: quoteOrTalk,
  },
  'warehouse-facility-cleaning': {
    counts: { ...service, types: 4, points: 5, process: 5, questions: 5 },
    words:
      `${since} | OSHA-aware | EPA-compliant | Warehouses: quarterly | Heavy manufacturing: monthly | ` +
      `${oilOnServices}`,
    buttons: quoteOrTalk,
  },
  'restaurant-patio-cleaning': {
    counts: { ...service, types: 4, process: 4, plans: 3, points: 8, questions: 7 },
    words:
      `${since} | Basic | 15% | Professional | 25% | Most Popular | Premium | 35% | 180°F | ` +
      'washing grease areas weekly and the rest of the exterior monthly | Hospital-grade',
    buttons: quoteOrTalk,
  },
  'parking-lot-cleaning': {
    counts: { ...service, types: 4, process: 5, questions: 6 },
    words: `${oilOnServices} | 180°F | 200°F | 24/7 | ${since}`,
    buttons: quoteOrTalk,
  },
  'healthcare-facility-cleaning': {
    counts: { ...sector, points: 4 },
    words: `${since} | Hospital-grade | We run 24/7 | At night or in your low-activity times`,
    buttons: 'Get Medical Facility Quote | Schedule Medical Facility Consultation',
  },
  'gas-station-cleaning': sectorPage(
    'Gas Station',
    `${oilOnSectors} | comprehensive wash monthly with weekly spot cleaning | Convenience areas | bi-weekly | OSHA-aware`,
  ),
  'retail-shopping-center-cleaning': sectorPage(
    'Shopping Center',
    `${oilOnSectors} | Quarterly for the full property, with monthly maintenance of high-traffic spots | 500+`,
  ),
  'warehouse-industrial-cleaning': sectorPage(
    'Industrial Facility',
    `${oilOnSectors} | quarterly visit | Heavy manufacturing needs monthly service | OSHA-aware`,
  ),
  'office-building-cleaning': sectorPage(
    'Office Building',
    `${oilOnSectors} | Quarterly or bi-annual | with entrances monthly`,
  ),
  'parking-garage-cleaning': sectorPage(
    'Parking Garage',
    `${oilOnSectors} | Quarterly washing with monthly spot cleaning | EPA-compliant | 24/7`,
  ),
  'hotel-hospitality-cleaning': sectorPage('Hotel Property', 'monthly pool deck | quarterly exterior'),
  'municipal-government-cleaning': sectorPage(
    'Municipal Facility',
    `${oilOnSectors} | prevailing wage | bid | $2M | 50+ | 20+`,
  ),
};
