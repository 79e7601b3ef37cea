import type { LocationPage } from '../types.ts';

export default {
  slug: 'parking-lot-pressure-washing-plant-city',
  name: 'Parking Lot Pressure Washing in Plant City',
  city: 'plant-city',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Plant City, FL',
    description:
      'Plant City parking lots washed of field sand, fruit stains and truck oil, with the big round planned before the Strawberry Festival fills every space in town.',
    keywords: [
      'parking lot pressure washing Plant City',
      'parking lot cleaning Plant City FL',
      'oil stain removal Plant City',
      'Strawberry Festival parking',
    ],
  },
  hero: {
    heading: 'Parking lot washing in Plant City, done before the berries are',
    lead: 'From December the trucks bring field sand, crushed fruit and hydraulic oil in from the farms. By late February, when the Strawberry Festival opens, every lot in town is somebody’s parking.',
    quoteLabel: 'Get Plant City Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Sand first, water second',
      lead: 'Wet field sand is sandpaper, so we sweep and vacuum before the first rinse. Berry juice gets a mild oxidizer, oil a hot degreaser that removes 90-95% of the stain. Inlets are covered, because these streets drain toward the Hillsborough and Alafia rivers. Weekday nights suit the lots along James L. Redman Parkway; downtown is best on a Sunday at dawn. Book January, and your lines are bright for festival visitors.',
      quoteLabel: 'Get Plant City Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
