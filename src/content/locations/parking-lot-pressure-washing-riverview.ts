import type { LocationPage } from '../schema.ts';

export default {
  slug: 'parking-lot-pressure-washing-riverview',
  name: 'Parking Lot Pressure Washing in Riverview',
  city: 'riverview',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Riverview, FL',
    description:
      'Riverview parking lots washed with sediment kept out of the storm-water pond you are permitted for. Light-concrete methods, same-day response, insured crews.',
    keywords: [
      'parking lot pressure washing Riverview FL',
      'parking lot cleaning US 301',
      'storm-water pond sediment parking lot',
      'plaza lot cleaning Big Bend Road',
    ],
  },
  hero: {
    heading: 'Parking lot washing in Riverview, pond included',
    lead: 'Nearly every center along US 301 is young enough to have a storm-water pond behind it, and the water management district holds the owner to its permit.',
    quoteLabel: 'Get Riverview Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Keep the sediment on the truck',
      lead: 'Sand, tire dust and oil that are hosed downhill settle at the pond inlet, and clearing that is an excavator job. We sweep, dam the throat of the inlet and vacuum behind the surface cleaner. New, pale concrete gets moderate pressure and a detergent chosen for it; gum and fresh oil come off hot. You keep a dated note of what was recovered, useful when the pond inspection is due. Crews reach Riverview the same day.',
      quoteLabel: 'Get Riverview Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
