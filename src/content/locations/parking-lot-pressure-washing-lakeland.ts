import type { LocationPage } from '../types.ts';

export default {
  slug: 'parking-lot-pressure-washing-lakeland',
  name: 'Parking Lot Pressure Washing in Lakeland',
  city: 'lakeland',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Lakeland, FL',
    description:
      'Lakeland parking lots and truck courts along the I-4 corridor, degreased in zones between shifts, with runoff kept from the lakes. Next-day response.',
    keywords: [
      'parking lot pressure washing Lakeland FL',
      'truck court cleaning I-4',
      'distribution center parking cleaning',
    ],
  },
  hero: {
    heading: 'Parking lot washing in Lakeland, halfway down Interstate 4',
    lead: 'Distribution centers here send out trucks day and night. Employee lots and truck courts share one entrance, and one long oil line.',
    quoteLabel: 'Get Lakeland Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Zones by shift, not by night',
      lead: 'A site that never empties is washed in the forty minutes around a shift change, one bay of stalls at a time. Diesel and grease get degreaser and hot water; the pale mineral crust below the sprinklers is lime from deep wells, and takes an acid. Downtown, grates that lead to Lake Mirror or Lake Morton are sealed until the last gallon is vacuumed.',
      quoteLabel: 'Get Lakeland Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
