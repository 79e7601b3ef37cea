import type { LocationPage } from '../types.ts';

export default {
  slug: 'hoa-services-lakeland',
  name: 'HOA Services in Lakeland',
  city: 'lakeland',
  service: 'hoa-community-cleaning',
  metadata: {
    title: 'HOA Pressure Washing Services in Lakeland, FL',
    description:
      'Lakeland HOA pressure washing around the lakes: shaded walks, brick entries, docks and clubhouses cleaned without letting detergent reach the water.',
    keywords: [
      'HOA pressure washing Lakeland FL',
      'lakefront community cleaning',
      'clubhouse pressure washing Lakeland',
    ],
  },
  hero: {
    heading: 'HOA services in Lakeland, with a lake at the end of the gutter',
    lead: 'There are thirty-eight named lakes inside the city. On most association property the storm drain is a short pipe to one of them.',
    quoteLabel: 'Get Lakeland HOA Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Swans downstream',
      lead: 'Lakeland’s communities sit inland: no salt, but hard well water, deep oak shade and red sand off the ridge. Entrances get a descaler, walks a rotary cleaner, docks only brushes and plain water. Detergent is recovered before it meets a gutter. We plan the drive from Tampa for a full day, so a neighboring association can share the date and its cost.',
      quoteLabel: 'Get Lakeland HOA Quote',
    },
  ],
} satisfies LocationPage;
