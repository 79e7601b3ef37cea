import type { LocationPage } from '../types.ts';

export default {
  slug: 'retail-storefront-pressure-washing-st-petersburg',
  name: 'Retail Storefront Pressure Washing in St. Petersburg',
  city: 'st-petersburg',
  service: 'retail-storefront-cleaning',
  metadata: {
    title: 'Retail Storefront Pressure Washing in St. Petersburg',
    description:
      'St. Petersburg storefronts on Central Avenue and Beach Drive washed at dawn: murals masked, hex-block walks spared, salt off the glass. Same-day response.',
    keywords: [
      'storefront pressure washing St. Petersburg',
      'Central Avenue sidewalk cleaning',
      'mural safe pressure washing',
    ],
  },
  hero: {
    heading: 'Storefront washing in St. Petersburg, without touching the mural',
    lead: 'Between the Edge District and Grand Central half the side walls are paintings. A careless edge of overspray costs more than the wash.',
    quoteLabel: 'Get St. Pete Storefront Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Central Avenue by six in the morning',
      lead: 'We mask painted walls, wash away from them, and rinse the gray hexagon pavers gently, since their joints are only sand. On Beach Drive the wind off the Bay puts salt on glass and brass, so frames get fresh water and a chamois. Sidewalk permits and café railings are noted on the plan, and tables stand again before the first coffee.',
      quoteLabel: 'Get St. Pete Storefront Quote',
    },
  ],
} satisfies LocationPage;
