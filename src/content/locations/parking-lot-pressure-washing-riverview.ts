import type { LocationPage } from '../types.ts';

export default {
  slug: 'parking-lot-pressure-washing-riverview',
  name: 'Parking Lot Pressure Washing in Riverview',
  city: 'riverview',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Riverview, FL',
    description:
      'Riverview parking lots cleaned of construction sand, red mulch and oil along US 301 and Big Bend Road. Night work around new tenants, same-day response.',
    keywords: [
      'parking lot pressure washing Riverview FL',
      'new plaza parking cleaning',
      'Big Bend Road parking lot washing',
    ],
  },
  hero: {
    heading: 'Parking lot washing in Riverview, before the ribbon is cut',
    lead: 'New plazas along Big Bend Road open with mortar splash in the stalls and mulch dye on the curbs. The grand-opening pictures last for years.',
    quoteLabel: 'Get Riverview Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Fresh concrete needs a lighter hand',
      lead: 'Concrete younger than a season is easily etched, so we begin with dry scraping and a cool, wide fan, and keep heat for real oil. Trucks on US 301 drop sand that the afternoon storm carries to the lowest stall; that corner we clear by shovel. Your builder’s punch list and our map fit on the same page.',
      quoteLabel: 'Get Riverview Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
