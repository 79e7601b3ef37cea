import type { LocationPage } from '../schema.ts';

export default {
  slug: 'parking-lot-pressure-washing-brandon',
  name: 'Parking Lot Pressure Washing in Brandon',
  city: 'brandon',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Brandon, FL',
    description:
      'Brandon parking lots cleaned of oil, leaf tannin and tire marks around the mall district and State Road 60. Overnight work, same-day response, insured crews.',
    keywords: [
      'parking lot pressure washing Brandon FL',
      'plaza parking lot cleaning State Road 60',
      'leaf stain removal concrete Brandon',
      'shopping center lot washing 33511',
    ],
  },
  hero: {
    heading: 'Parking lot cleaning for Brandon, where the trees grew up',
    lead: 'The land around the mall was cattle pasture until it opened in 1995. Shade trees planted in the plaza islands then are full-grown now, and they drip on your stalls all year.',
    quoteLabel: 'Get Brandon Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Shade costs something',
      lead: 'Leaves and acorns print brown on concrete, sap holds the dust, and grackles add the rest. Oil is only part of the job here. We clear the islands by blower, treat tannin with an oxygen cleaner, degrease where engines stood and rinse toward the side that we have dammed. From Thanksgiving on, the outer rows are done first and the ones by the doors between midnight and dawn. Call in the morning for a look the same day.',
      quoteLabel: 'Get Brandon Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
