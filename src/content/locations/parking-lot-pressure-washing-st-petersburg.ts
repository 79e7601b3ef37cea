import type { LocationPage } from '../types.ts';

export default {
  slug: 'parking-lot-pressure-washing-st-petersburg',
  name: 'Parking Lot Pressure Washing in St. Petersburg',
  city: 'st-petersburg',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in St. Petersburg, FL',
    description:
      'St. Petersburg parking lots washed with care for brick streets, banyan roots and low seawall drains. Night work, water recovered, same-day response.',
    keywords: [
      'parking lot pressure washing St. Petersburg',
      'parking lot cleaning downtown St. Pete',
      'brick street cleaning',
    ],
  },
  hero: {
    heading: 'Parking lot washing in St. Petersburg, above the king tide',
    lead: 'Several downtown lots lie so low that an autumn high tide comes up through the grate. What lies on the asphalt then goes out with it.',
    quoteLabel: 'Get St. Pete Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Dry weather, outgoing tide',
      lead: 'For lots near Coffee Pot Bayou and Bayboro we look at the tide table, seal the grates and work on the ebb. Uptown, hexagon-block walks and brick alleys get low pressure, and fig and banyan stains a bleach that stays in its square. Saturday Morning Market lots are done on Friday night, so that vendors unload on clean ground.',
      quoteLabel: 'Get St. Pete Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
