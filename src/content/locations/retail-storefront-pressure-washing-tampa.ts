import type { LocationPage } from '../schema.ts';

export default {
  slug: 'retail-storefront-pressure-washing-tampa',
  name: 'Retail Storefront Pressure Washing in Tampa',
  city: 'tampa',
  service: 'retail-storefront-cleaning',
  metadata: {
    title: 'Retail Storefront Pressure Washing in Tampa, FL',
    description:
      'Tampa storefront washing for Ybor City brick, Hyde Park awnings and plaza walks. Low-pressure methods on historic fronts, done before opening, same-day service.',
    keywords: [
      'retail storefront pressure washing Tampa',
      'Ybor City storefront cleaning',
      'historic brick washing Tampa',
      'sidewalk gum removal Tampa FL',
    ],
  },
  hero: {
    heading: 'Storefront washing in Tampa, down to the iron balconies',
    lead: 'Along Seventh Avenue, balconies roof the sidewalk. Rain never reaches the bricks below, so smoke, sugar and gum stay until somebody washes them off.',
    quoteLabel: 'Get Tampa Storefront Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Old front or new glass?',
      lead: 'Ybor City is a National Historic Landmark District, and its brick has no second skin. We wet it, use a neutral cleaner, rinse from a distance and leave ironwork to a brush. Pavement is stronger and gets the heat. For shops in Hyde Park or a Dale Mabry plaza the order is simpler: awning, glass, walk, dry by opening. Say which street you are on and somebody can see it today.',
      quoteLabel: 'Get Tampa Storefront Quote',
    },
  ],
} satisfies LocationPage;
