/**
 * What the specification demands of a page: the number of entries in each block, words that the page must say, and
 * buttons that lead to the contact page. Words and buttons are each joined by ` | `. Written by hand, because nothing
 * here may be derived from the site's own code.
 */
interface ExpectedPage {
  counts?: Record<string, number>;
  words?: string;
  buttons?: string;
}

/** Undoes the build's typography of apostrophes, ranges and "bi-weekly", to compare with the specification's text. */
export const asTyped = (text: string) => text.replaceAll('’', "'").replaceAll('–', '-').replaceAll('\u2060', '');

/** The twelve cities in the order of the specification, with the response time and population of each. */
export const cities = [
  ['tampa', 'Tampa', 'Same Day', '390,000+'],
  ['st-petersburg', 'St. Petersburg', 'Same Day', '260,000+'],
  ['clearwater', 'Clearwater', 'Next Day', '115,000+'],
  ['brandon', 'Brandon', 'Same Day', '110,000+'],
  ['riverview', 'Riverview', 'Same Day', '95,000+'],
  ['plant-city', 'Plant City', '1-2 Days', '40,000+'],
  ['lakeland', 'Lakeland', 'Next Day', '115,000+'],
  ['pinellas-park', 'Pinellas Park', 'Next Day', '55,000+'],
  ['safety-harbor', 'Safety Harbor', 'Next Day', '17,000+'],
  ['dunedin', 'Dunedin', 'Next Day', '36,000+'],
  ['palm-harbor', 'Palm Harbor', 'Next Day', '60,000+'],
  ['largo', 'Largo', 'Next Day', '85,000+'],
].map(([slug = '', name = '', response = '', population = '']) => ({ slug, name, response, population }));

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

/** The pages under `/services/`, by slug. */
const services: Record<string, ExpectedPage> = {
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
    counts: { ...service, types: 4, process: 5, questions: 5 },
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
    counts: { ...service, types: 4, process: 5, questions: 5 },
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

const fullLocation = { 'before-after': 1, cards: 4, points: 4, places: 16, types: 4, questions: 5, 'quote-call': 1 };

/** Pages with only a hero and a closing call: for each first part of a slug, the cities that complete it. */
const shortLocations: Record<string, string> = {
  'apartment-complex-pressure-washing': 'brandon',
  'hoa-services': 'tampa | riverview | lakeland',
  'restaurant-pressure-washing': 'tampa | brandon',
  'parking-lot-pressure-washing': 'tampa | st-petersburg | clearwater | brandon | riverview | lakeland | plant-city',
  'retail-storefront-pressure-washing': 'tampa | st-petersburg | clearwater',
};

/** The pages under `/locations/`, by slug. */
const locations: Record<string, ExpectedPage> = {
  'apartment-complex-pressure-washing-tampa': {
    counts: { 'before-after': 1, cards: 4, places: 16, questions: 5, 'quote-call': 1 },
    buttons: 'Get Tampa Apartment Quote',
  },
  'apartment-complex-pressure-washing-st-petersburg': {
    counts: { cards: 4, 'quote-call': 1 },
    words: 'Downtown St. Pete | Waterfront Communities | Beach Area | Historic Neighborhoods',
  },
  'apartment-complex-pressure-washing-clearwater': {
    counts: { cards: 2, 'quote-call': 1 },
    words: 'Beach | Countryside',
  },
  'hoa-services-clearwater': { counts: fullLocation },
  'restaurant-pressure-washing-st-petersburg': { counts: fullLocation },
  ...Object.fromEntries(
    Object.entries(shortLocations).flatMap(([kind, cities]) =>
      cities.split(' | ').map((city) => [`${kind}-${city}`, { counts: { cards: 0, questions: 0, 'quote-call': 1 } }]),
    ),
  ),
};

const fixed: Record<string, ExpectedPage> = {
  '/': {
    counts: { 'before-after': 1, blockquote: 3, video: 1, '[aria-label="5 out of 5 stars"]': 3 },
    words:
      'Reliable, professional pressure washing for businesses, HOAs, and facilities across Tampa Bay | ' +
      '5-Star Rated | Tampa Bay Area | Licensed & Insured | Surrounding Areas | Same-day service | Eco-friendly | ' +
      '100% satisfaction guarantee | 200+ | 50+ | 24/7 | $2M',
  },
  '/services': { counts: { cards: 6, points: 5, 'quote-call': 1 }, words: '500+ | 2015 | EPA-compliant' },
  '/services/commercial': {
    counts: {
      cards: 4,
      badges: 4,
      types: 8,
      '[data-testid=types] ul > li:nth-child(2):last-child': 8,
      'quote-call': 1,
    },
    words: 'prevailing wage',
    buttons: 'Get Free Quote | Schedule Free Consultation',
  },
  '/industries': {
    counts: { cards: 6, '[data-testid=cards] ul ul > li:nth-child(4):last-child': 6, 'quote-call': 1 },
    words: 'Industries We Serve | Learn More',
    buttons: 'Get Custom Quote',
  },
  '/areas': {
    counts: { 'area-cards': 12, points: 3, blockquote: 3, 'quote-call': 1 },
    words:
      'Service Areas | 50+ Cities Served | 24hr Average Response | 5000+ Happy Customers | 99% On-Time Service | ' +
      'Interactive Map Coming Soon | Same day | Next day | 1-3 days | 350,000+',
    buttons: 'Get Quote in Your Area | Get Free Quote',
  },
  '/about': {
    counts: { timeline: 6, benefits: 4, team: 4, badges: 6, points: 2 },
    words:
      '2019 | 2020 | 2021 | 5 employees | 3 vehicles | 2022 | 1000+ | 2023 | 2024 | Integrity | Excellence | ' +
      'Customer First | Innovation | Fully Licensed & Insured | PWNA Certified | EPA Compliant | BBB A+ Rating | ' +
      'OSHA Safety Trained | WaterSense Partner | 20+ organizations | 100% eco-friendly',
    buttons: 'Start Your Project',
  },
  '/contact': {
    counts: { iframe: 1, places: 13 },
    words: 'Tampa Bay Area & Surrounding Areas | Surrounding Areas | 24 hours',
  },
  '/privacy-policy': {
    words: 'Last updated July 21, 2025 | STOP | 18 | [E-mail] | [Phone] | [Address] | Portability | California',
  },
};

const areas = cities.map(({ slug, name, response, population }): [string, ExpectedPage] => [
  slug,
  {
    counts: { points: 4, places: 14, cards: 2, '[data-testid=cards] img': 2, blockquote: 1, 'quote-call': 1 },
    words:
      `Commercial pressure washing in ${name}, Florida | ${response} Response time | ${population} Population | ` +
      `5.0 Rating | 100% | Local cleaning challenges in ${name} | Retail Storefront | Commercial Property`,
    buttons: `Get Quote in ${name}`,
  },
]);

const folders = { '': fixed, '/services/': services, '/locations/': locations, '/areas/': Object.fromEntries(areas) };
const listOf = (text?: string) => text?.split(' | ') ?? [];

/** Every page by its address. */
export const specifiedPages = Object.fromEntries(
  Object.entries(folders).flatMap(([folder, pages]) =>
    Object.entries(pages).map(([slug, { counts = {}, words, buttons }]) => [
      folder + slug,
      { counts, words: listOf(words), buttons: listOf(buttons) },
    ]),
  ),
);
