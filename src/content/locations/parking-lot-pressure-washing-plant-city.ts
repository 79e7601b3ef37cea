import type { LocationPage } from '../schema.ts';

export default {
  slug: 'parking-lot-pressure-washing-plant-city',
  name: 'Parking Lot Pressure Washing in Plant City',
  city: 'plant-city',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Plant City, FL',
    description:
      'Parking lots in Plant City cleared of field sand, berry sugar, oil and gum, before and after the Strawberry Festival. Wash water recovered, crews insured.',
    keywords: [
      'parking lot pressure washing Plant City FL',
      'parking lot cleaning Plant City',
      'oil stain removal Plant City',
      'Strawberry Festival parking cleanup',
    ],
  },
  hero: {
    heading: 'Parking lot washing in Plant City, timed to the strawberries',
    lead: 'Around the first of March the Strawberry Festival runs for eleven days, and private lots on the west side of town become paid parking. Tires bring mud, visitors drop shortcake, and the sugar is still there at Easter.',
    quoteLabel: 'Get Plant City Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Sand goes dry, sugar goes hot',
      lead: 'Field sand is swept up first, because a hose would only move it into the inlet. Berry stain takes an oxygen cleaner. Gum and grease let go at 180°F and above, and 90-95% of an oil stain goes with them. We recover the water: creeks north of town run to the Hillsborough River, which Tampa drinks. Response takes one or two days in an ordinary week, so hold your February date early.',
      quoteLabel: 'Get Plant City Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
