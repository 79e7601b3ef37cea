import type { LocationPage } from '../schema.ts';

export default {
  slug: 'hoa-services-riverview',
  name: 'HOA Services in Riverview',
  city: 'riverview',
  service: 'hoa-community-cleaning',
  metadata: {
    title: 'HOA Pressure Washing Services in Riverview, FL',
    description:
      'HOA cleaning in Riverview, FL: vinyl fences, monuments and sidewalks of old and new phases brought to one color. Same-day response, $2M liability insurance.',
    keywords: [
      'HOA pressure washing Riverview FL',
      'vinyl fence cleaning Riverview',
      'community entrance cleaning Riverview',
      'HOA sidewalk cleaning 33579',
    ],
  },
  hero: {
    heading: 'One community, one color: HOA washing in Riverview',
    lead: 'Riverview grew by half between the last two censuses. In many associations the first phase has twenty summers of algae on it while the newest has a month of mud.',
    quoteLabel: 'Get Riverview HOA Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Bring phase one up to phase six',
      lead: 'White vinyl fence is where it shows. Well-fed sprinklers turn the lower rails orange and shade turns the north face green; each needs its own cleaner, rinsed gently so that panels stay in their posts. Old walks get the surface cleaner. New ones are swept and only rinsed. Send us the plat with the build years and we mark which streets need what, in a bid your manager can forward.',
      quoteLabel: 'Get Riverview HOA Quote',
      facts: [
        {
          title: 'Same-day response',
          description: 'Monday-Saturday',
        },
      ],
    },
  ],
} satisfies LocationPage;
