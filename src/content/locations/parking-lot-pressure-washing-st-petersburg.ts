import type { LocationPage } from '../schema.ts';

export default {
  slug: 'parking-lot-pressure-washing-st-petersburg',
  name: 'Parking Lot Pressure Washing in St. Petersburg',
  city: 'st-petersburg',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in St. Petersburg, FL',
    description:
      'Sun-baked oil, gum and rubber removed from St. Petersburg parking lots in cool night hours. Hot water, runoff kept from Booker Creek, same-day response.',
    keywords: [
      'parking lot pressure washing St. Petersburg FL',
      'parking lot cleaning downtown St. Pete',
      'oil stain removal St. Petersburg',
      'night parking lot cleaning Pinellas',
    ],
  },
  hero: {
    heading: 'The sun works against your parking lot in St. Petersburg',
    lead: 'In the 1960s this city counted 768 sunny days in a row. Concrete here bakes: oil thins, sinks and sets, and gum melts flat by lunchtime.',
    quoteLabel: 'Get St. Pete Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'So we clean it in the dark',
      lead: 'Degreaser has to stay wet while it works. On a July noon it dries within minutes; after sunset it has the quarter hour it wants. Stalls are treated, left, then rinsed with water up to 200°F, and most of the stain, 90-95% on sound concrete, comes out. Striping and wheel stops are washed in the same pass. The water is vacuumed up; left alone it would run to Booker Creek or straight to the bay.',
      quoteLabel: 'Get St. Pete Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
