import type { LocationPage } from '../types.ts';

export default {
  slug: 'restaurant-pressure-washing-tampa',
  name: 'Restaurant Pressure Washing in Tampa',
  city: 'tampa',
  service: 'restaurant-patio-cleaning',
  metadata: {
    title: 'Restaurant Pressure Washing in Tampa, FL',
    description:
      'Restaurant patios, alleys and grease pads in Tampa washed hot after close, from Ybor City brick to Westshore drive-thrus. Wash water stays out of the river.',
    keywords: ['restaurant pressure washing Tampa', 'patio cleaning Ybor City', 'grease pad cleaning Tampa'],
  },
  hero: {
    heading: 'Restaurant washing in Tampa, after last call and before the roosters',
    lead: 'In Ybor City the chickens are protected and the brick is a century old. On Howard Avenue the bars close at three. We plan around both.',
    quoteLabel: 'Get Tampa Restaurant Quote',
    picture: 'patio-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Brick, alleys and a river walk',
      lead: 'Seventh Avenue’s pavers lose their joints to a careless wand, so heat and detergent do the lifting there. In the shared alleys off South Howard we vacuum as we go: they fall toward the Hillsborough. Riverwalk kitchens get their decks rinsed cold and their pads washed at 180°F or more, all of it between close and produce delivery.',
      quoteLabel: 'Get Tampa Restaurant Quote',
    },
  ],
} satisfies LocationPage;
