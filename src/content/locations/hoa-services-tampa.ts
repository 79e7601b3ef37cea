import type { LocationPage } from '../schema.ts';

export default {
  slug: 'hoa-services-tampa',
  name: 'HOA Services in Tampa',
  city: 'tampa',
  service: 'hoa-community-cleaning',
  metadata: {
    title: 'HOA Pressure Washing Services in Tampa, FL',
    description:
      'Tampa HOA washing for New Tampa gated communities and South Tampa townhouse rows: walls, walks and amenity centers. Same-day response, licensed and insured.',
    keywords: [
      'HOA pressure washing Tampa',
      'townhouse association cleaning South Tampa',
      'New Tampa HOA services',
      'community wall washing Tampa FL',
    ],
  },
  hero: {
    heading: 'HOA washing for eight townhouses or eight hundred homes',
    lead: 'Tampa builds associations in two sizes: three-story townhouse rows squeezed onto South and West Tampa lots, and the gated villages of New Tampa.',
    quoteLabel: 'Get Tampa HOA Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'A scope for your size of board',
      lead: 'A townhouse row shares one driveway court and a few party walls. We wash it in a morning, with cars parked on the street for once. New Tampa is another matter. Gutters there empty into ponds, the ponds into the Hillsborough River, and the city takes its drinking water from that river. So long walls and walks are cleaned in stretches, each with its inlets closed off and its water picked up. Same-day response applies to both.',
      quoteLabel: 'Get Tampa HOA Quote',
    },
  ],
} satisfies LocationPage;
