import type { LocationPage } from '../types.ts';

export default {
  slug: 'retail-storefront-pressure-washing-tampa',
  name: 'Retail Storefront Pressure Washing in Tampa',
  city: 'tampa',
  service: 'retail-storefront-cleaning',
  metadata: {
    title: 'Retail Storefront Pressure Washing in Tampa, FL',
    description:
      'Tampa storefronts washed before opening, from Hyde Park Village to Seminole Heights: gum, oak tannin and awning mildew off, walks dry. Same-day response.',
    keywords: ['storefront pressure washing Tampa', 'sidewalk cleaning Hyde Park Village', 'awning cleaning Tampa'],
  },
  hero: {
    heading: 'Storefront washing in Tampa, under the oaks and over the brick',
    lead: 'The shade that shoppers love in Hyde Park drops pollen in March, tannin in April and acorns in the fall. Your pavers keep a record of it.',
    quoteLabel: 'Get Tampa Storefront Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Block by block, door by door',
      lead: 'Old storefronts on Florida and Nebraska Avenues have soft brick, tile thresholds and sometimes glass set in lead: hands and low pressure only. Newer blocks downtown take a surface cleaner and hot water on gum. We are gone before the streetcar’s first run, and no bleach touches an oak’s roots.',
      quoteLabel: 'Get Tampa Storefront Quote',
    },
  ],
} satisfies LocationPage;
