import type { LocationPage } from '../schema.ts';

export default {
  slug: 'retail-storefront-pressure-washing-st-petersburg',
  name: 'Retail Storefront Pressure Washing in St. Petersburg',
  city: 'st-petersburg',
  service: 'retail-storefront-cleaning',
  metadata: {
    title: 'Retail Storefront Pressure Washing in St. Petersburg, FL',
    description:
      'St. Petersburg storefronts washed after midnight, clear of the SunRunner lanes: entries, awnings and gum-dark walks dry before you open. Same-day response.',
    keywords: [
      'retail storefront pressure washing St. Petersburg FL',
      'Central Avenue shop cleaning',
      'gum removal sidewalk St. Pete',
      'First Avenue storefront cleaning',
    ],
  },
  hero: {
    heading: 'St. Petersburg shop fronts, washed when the SunRunner sleeps',
    lead: 'Buses hold the red lanes of First Avenue North and South from early morning until midnight, and no hose may lie across them.',
    quoteLabel: 'Get St. Petersburg Storefront Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Six quiet hours',
      lead: 'We use the gap. Signs and awnings are rinsed of pollen, entry tile is scrubbed, gum is lifted hot, and the truck is gone when the first bus pulls out. Shops on Central Avenue, one block in, get the same night slot; their walks have more spilled coffee and fewer parked cars to wait for. Windows are wiped by hand so that morning sun finds no spots. Your entry is dry at opening, and the price is in writing before we start.',
      quoteLabel: 'Get St. Petersburg Storefront Quote',
      facts: [
        {
          title: 'Same-day response',
          description: 'for fresh paint or a broken bottle',
        },
      ],
    },
  ],
} satisfies LocationPage;
