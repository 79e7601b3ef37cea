import type { LocationPage } from '../types.ts';

export default {
  slug: 'parking-lot-pressure-washing-tampa',
  name: 'Parking Lot Pressure Washing in Tampa',
  city: 'tampa',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Tampa, FL',
    description:
      'Tampa parking lots cleaned between arena nights and office mornings: oil, rubber and port dust removed, inlets to the Bay protected. Same-day response.',
    keywords: ['parking lot pressure washing Tampa', 'parking lot oil removal Tampa', 'event parking cleaning Tampa'],
  },
  hero: {
    heading: 'Parking lot washing in Tampa, on the nights without a game',
    lead: 'A lot near the stadium or the arena is a tailgate one day and an office lot the next. Charcoal, grease and oil have to leave in between.',
    quoteLabel: 'Get Tampa Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'The event calendar is our schedule',
      lead: 'We keep the dates of home games and the Gasparilla parade beside yours. The morning after, ash and food come up dry; at night the stains get a hot degreaser that takes 90-95% of the oil. East of downtown we add a rinse for the gray dust that cement and fertilizer trucks bring from the port. Every inlet is covered before we start.',
      quoteLabel: 'Get Tampa Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
