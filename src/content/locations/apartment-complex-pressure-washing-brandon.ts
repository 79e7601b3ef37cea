import type { LocationPage } from '../types.ts';

export default {
  slug: 'apartment-complex-pressure-washing-brandon',
  name: 'Apartment Complex Pressure Washing in Brandon',
  city: 'brandon',
  service: 'apartment-complex-cleaning',
  metadata: {
    title: 'Apartment Complex Pressure Washing in Brandon, FL',
    description:
      'Breezeways, mail kiosks and pool decks of Brandon apartment communities, washed on weekdays while residents commute. Same-day response, itemized quote.',
    keywords: ['apartment pressure washing Brandon FL', 'breezeway cleaning Brandon', 'pool deck cleaning Brandon'],
  },
  hero: {
    heading: 'Brandon apartments, washed while the tenants are on the Selmon',
    lead: 'By half past eight most of Brandon is on the expressway or Interstate 75, and the stalls by the buildings stand empty. That is our best hour here.',
    quoteLabel: 'Get Brandon Apartment Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Garden blocks, big ponds, short mornings',
      lead: 'Most communities off Lumsden, Providence and Falkenburg Road went up around storm-water ponds, with lawns on irrigation. So we carry rust remover for the stair walls, cover the pond inlets, and begin with breezeways that face north. Parking rows follow once the commuters have gone; school buses get their turning room back by two.',
      quoteLabel: 'Get Brandon Apartment Quote',
    },
  ],
} satisfies LocationPage;
