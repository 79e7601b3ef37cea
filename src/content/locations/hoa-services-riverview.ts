import type { LocationPage } from '../types.ts';

export default {
  slug: 'hoa-services-riverview',
  name: 'HOA Services in Riverview',
  city: 'riverview',
  service: 'hoa-community-cleaning',
  metadata: {
    title: 'HOA Pressure Washing Services in Riverview, FL',
    description:
      'Riverview HOA pressure washing for new subdivisions: builder dust, reclaimed-water rust and pond-side walks cleaned by street. Same-day response for managers.',
    keywords: ['HOA pressure washing Riverview FL', 'subdivision sidewalk cleaning', 'reclaimed water stain removal'],
  },
  hero: {
    heading: 'HOA services in Riverview, where half the street is still being built',
    lead: 'Concrete trucks, sod pallets and site sand track through the finished phases. Your entrance ages five years while the last phase is framed.',
    quoteLabel: 'Get Riverview HOA Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'New stucco, hard water, fast growth',
      lead: 'South of the Alafia most lawns run on reclaimed water, and its minerals leave a skirt on every wall and monument within a season. We take it off with an acid made for new stucco, then wash walks street by street, ahead of the builder’s dust or right after it. Inlets are bagged: those ponds feed the Alafia and Bullfrog Creek.',
      quoteLabel: 'Get Riverview HOA Quote',
    },
  ],
} satisfies LocationPage;
