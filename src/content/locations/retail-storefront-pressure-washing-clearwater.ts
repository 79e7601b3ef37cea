import type { LocationPage } from '../schema.ts';

export default {
  slug: 'retail-storefront-pressure-washing-clearwater',
  name: 'Retail Storefront Pressure Washing in Clearwater',
  city: 'clearwater',
  service: 'retail-storefront-cleaning',
  metadata: {
    title: 'Retail Storefront Pressure Washing in Clearwater, FL',
    description:
      'Clearwater storefront washing on Cleveland Street, the beach and Countryside plazas, with runoff stopped before it reaches the harbor. Next-day response.',
    keywords: [
      'retail storefront pressure washing Clearwater FL',
      'Cleveland Street storefront cleaning',
      'shop sidewalk cleaning Clearwater Beach',
      'Countryside plaza storefront washing',
    ],
  },
  hero: {
    heading: 'Clearwater storefronts, washed with the slope in mind',
    lead: 'Downtown stands on a bluff. From the shops of Cleveland Street the ground falls to Coachman Park and the harbor, and wash water would be there within minutes.',
    quoteLabel: 'Get Clearwater Storefront Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Uphill first, berm below',
      lead: 'We lay a water dam at the low end of your frontage and clean toward it, so that nothing passes the crosswalk. Salt haze comes off the glass with softened water and a squeegee. Doorway grime, gum and dog marks get heat. On the beach side we add a dry sweep for sand; at a Countryside plaza we look under the canopy, where wasps and spiders build. Next-day response, finished by the time you turn the sign.',
      quoteLabel: 'Get Clearwater Storefront Quote',
    },
  ],
} satisfies LocationPage;
