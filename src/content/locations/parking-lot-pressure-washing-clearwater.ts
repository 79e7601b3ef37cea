import type { LocationPage } from '../schema.ts';

export default {
  slug: 'parking-lot-pressure-washing-clearwater',
  name: 'Parking Lot Pressure Washing in Clearwater',
  city: 'clearwater',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Clearwater, FL',
    description:
      'Parking lots on the US 19 frontage roads and near Clearwater Beach washed overnight: soot, oil and sand removed, runoff recovered, next-day response.',
    keywords: [
      'parking lot pressure washing Clearwater FL',
      'US 19 plaza parking lot cleaning',
      'parking lot cleaning Clearwater Beach',
      'oil stain removal Clearwater',
    ],
  },
  hero: {
    heading: 'Clearwater parking lots, one turn off the frontage road',
    lead: 'Since US 19 became a freeway here, most customers reach your plaza by a single entrance off the frontage road. Every brake and every dripping engine uses the same fifty feet.',
    quoteLabel: 'Get Clearwater Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'We start at that entrance',
      lead: 'Rubber and soot from the raised lanes go first, with an alkaline cleaner and heat, and the throat is open again before the bakery unlocks. Front rows follow. If your lot is over on the beach instead, sand is blown back and collected ahead of any water; otherwise it fills the pipe to the harbor. Either way our crew comes the next day, works while the lights are off and takes the runoff along.',
      quoteLabel: 'Get Clearwater Parking Lot Quote',
      facts: [
        {
          title: '90-95%',
          description: 'of an oil stain removed',
        },
      ],
    },
  ],
} satisfies LocationPage;
