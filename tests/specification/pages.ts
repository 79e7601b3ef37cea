import { cities } from './cities.ts';
import type { ExpectedPage } from './expected-page.ts';
import { locations } from './locations.ts';
import { services } from './services.ts';

const fixed: Record<string, ExpectedPage> = {
  '/': {
    counts: { 'before-after': 1, blockquote: 3 },
    words:
      'Reliable, professional pressure washing for businesses, HOAs, and facilities across Tampa Bay | ' +
      '5-Star Rated | Tampa Bay Area | Licensed & Insured | Surrounding Areas | Same-day service | Eco-friendly | ' +
      '100% satisfaction guarantee | 200+ | 50+ | 24/7 | $2M',
  },
  '/services': { counts: { cards: 6, points: 5, 'quote-call': 1 }, words: '500+ | 2015 | EPA-compliant' },
  '/services/commercial': {
    counts: { cards: 4, badges: 4, types: 8, 'quote-call': 1 },
    words: 'prevailing wage',
    buttons: 'Get Free Quote | Schedule Free Consultation',
  },
  '/industries': {
    counts: { cards: 6, 'quote-call': 1 },
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
    counts: { timeline: 6, benefits: 4, team: 4, badges: 6, types: 2 },
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
    counts: { points: 4, places: 14, cards: 2, blockquote: 1, 'quote-call': 1 },
    words:
      `Commercial pressure washing in ${name}, Florida | ${response} Response time | ${population} Population | ` +
      `5.0 Rating | 100% | Local cleaning challenges in ${name}`,
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
