import type { LocationPage } from '../schema.ts';

export default {
  slug: 'hoa-services-lakeland',
  name: 'HOA Services in Lakeland',
  city: 'lakeland',
  service: 'hoa-community-cleaning',
  metadata: {
    title: 'HOA Pressure Washing Services in Lakeland, FL',
    description:
      'Lakeland HOA pressure washing with lake-safe water recovery: entrances, walks, docks and clubhouses. Next-day response, itemized bids, licensed and insured.',
    keywords: [
      'HOA pressure washing Lakeland FL',
      'lakefront community cleaning Lakeland',
      'sidewalk cleaning HOA Polk County',
      'clubhouse washing Lakeland',
    ],
  },
  hero: {
    heading: 'HOA cleaning in a city of 38 named lakes',
    lead: "Whatever leaves your curb in Lakeland usually ends in a lake, and the city's storm drains seldom treat it on the way. Several of those lakes already carry more nutrients than the state allows.",
    quoteLabel: 'Get Lakeland HOA Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Clean walks, clear lake',
      lead: 'That settles how we work here. Leaves, clippings and bird droppings are gathered up dry, since each is fertilizer once it floats. Detergent is kept to a measured strength and the rinse is vacuumed before it finds the inlet. Where your association owns the shore, docks and seawall caps are brushed with plain water. Your board gets a map showing every drain we closed. Response is next-day; quarterly visits are our standard advice.',
      quoteLabel: 'Get Lakeland HOA Quote',
    },
  ],
} satisfies LocationPage;
