import type { LocationPage } from '../types.ts';

export default {
  slug: 'retail-storefront-pressure-washing-clearwater',
  name: 'Retail Storefront Pressure Washing in Clearwater',
  city: 'clearwater',
  service: 'retail-storefront-cleaning',
  metadata: {
    title: 'Retail Storefront Pressure Washing in Clearwater, FL',
    description:
      'Clearwater storefronts cleaned of salt, sunscreen and sand, from Cleveland Street to the beach shops and Countryside. Before opening, next-day response.',
    keywords: ['storefront pressure washing Clearwater', 'beach shop cleaning', 'Cleveland Street sidewalk cleaning'],
  },
  hero: {
    heading: 'Storefront washing in Clearwater, salt first',
    lead: 'On the beach a window is gray two days after it was cleaned. Inland at Countryside the same chain wonders about pollen. We wash each for what it has.',
    quoteLabel: 'Get Clearwater Storefront Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Bare feet, wet towels, white sand',
      lead: 'Beach shops get a fresh-water rinse of frames, hinges and signs, then a surface cleaner on a walk that has seen sunscreen and melted ice cream since spring. Cleveland Street’s shaded fronts grow mildew instead, and Countryside’s covered walks collect gum. In turtle season our lights stay low and landward on the Gulf side.',
      quoteLabel: 'Get Clearwater Storefront Quote',
    },
  ],
} satisfies LocationPage;
