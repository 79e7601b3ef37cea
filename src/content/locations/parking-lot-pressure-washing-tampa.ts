import type { LocationPage } from '../schema.ts';

export default {
  slug: 'parking-lot-pressure-washing-tampa',
  name: 'Parking Lot Pressure Washing in Tampa',
  city: 'tampa',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Tampa, FL',
    description:
      'Tampa parking lots cleaned of oil, gum and event litter, with the Gasparilla weekend planned for. Hot water, recovered runoff and same-day response.',
    keywords: [
      'parking lot pressure washing Tampa',
      'parking lot cleaning downtown Tampa',
      'Gasparilla cleanup parking lot',
      'oil stain removal Tampa FL',
    ],
  },
  hero: {
    heading: 'Parking lot washing in Tampa, pirate beads included',
    lead: 'If you own stalls near Bayshore or downtown, you know the last Saturday in January. Gasparilla leaves beads, confetti and spilled beer, and the next rain carries all of it toward Hillsborough Bay.',
    quoteLabel: 'Get Tampa Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Rakes for the beads, heat for the oil',
      lead: 'Solids are raked and vacuumed before anyone opens a valve, because plastic in an inlet stays plastic. Then a hot surface cleaner takes the sticky film and, with a degreaser, 90-95% of the oil in the concrete. The rest of the year we come when the meters are idle. Stadium and arena dates are checked before we offer you one. An ordinary lot can be seen the day you call.',
      quoteLabel: 'Get Tampa Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
