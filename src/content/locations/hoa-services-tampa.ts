import type { LocationPage } from '../types.ts';

export default {
  slug: 'hoa-services-tampa',
  name: 'HOA Services in Tampa',
  city: 'tampa',
  service: 'hoa-community-cleaning',
  metadata: {
    title: 'HOA Pressure Washing Services in Tampa, FL',
    description:
      'Tampa HOA pressure washing: gatehouses in New Tampa, walks in Westchase, brick streets near Bayshore. Measured bids and notices that suit each association.',
    keywords: ['HOA pressure washing Tampa', 'community sidewalk cleaning Tampa', 'gatehouse cleaning New Tampa'],
  },
  hero: {
    heading: 'HOA services in Tampa, for brick lanes and for cul-de-sacs',
    lead: 'An association in Hyde Park looks after sixty feet of old brick. One in New Tampa looks after nine miles of curb. The bid has to be a different document.',
    quoteLabel: 'Get Tampa HOA Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Two Tampas, two methods',
      lead: 'South of Kennedy Boulevard we rinse softly: lime mortar and granite curbs are older than any of us. North of Fletcher Avenue it is cypress ponds, deer fences and white sidewalk under oaks, where a surface cleaner earns its keep. City inlets lead to the river and then to Hillsborough Bay, so both kinds of job end with a vacuum truck, and with a map for your board.',
      quoteLabel: 'Get Tampa HOA Quote',
    },
  ],
} satisfies LocationPage;
