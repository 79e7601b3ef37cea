import type { LocationPage } from '../types.ts';

export default {
  slug: 'parking-lot-pressure-washing-brandon',
  name: 'Parking Lot Pressure Washing in Brandon',
  city: 'brandon',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Brandon, FL',
    description:
      'Big Brandon retail lots washed by the quarter at night: oil at the front rows, gum at the cart corrals, mud at the inlets. Same-day response near the mall.',
    keywords: [
      'parking lot pressure washing Brandon FL',
      'shopping center parking cleaning',
      'cart corral cleaning Brandon',
    ],
  },
  hero: {
    heading: 'Parking lot washing in Brandon, acres at a time',
    lead: 'Around the Brandon mall the lots run together for half a mile. Nobody notices them until somebody falls in one.',
    quoteLabel: 'Get Brandon Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Front rows first, back rows by daylight',
      lead: 'We wash the fifty stalls nearest your doors at night, since they carry most of the oil and all of the claims. The far rows, used on two weekends a year, can be done by day. Retention basins behind the anchors fill within minutes of a summer storm, so silt is shoveled off the grates before any rinse.',
      quoteLabel: 'Get Brandon Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
