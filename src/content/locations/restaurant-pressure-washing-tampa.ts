import type { LocationPage } from '../schema.ts';

export default {
  slug: 'restaurant-pressure-washing-tampa',
  name: 'Restaurant Pressure Washing in Tampa',
  city: 'tampa',
  service: 'restaurant-patio-cleaning',
  metadata: {
    title: 'Restaurant Pressure Washing in Tampa, FL',
    description:
      'Tampa restaurant patios, alleys and dumpster pads washed hot between last call and prep. Riverwalk runoff recovered, same-day service, hospital-grade sanitizer.',
    keywords: [
      'restaurant pressure washing Tampa',
      'patio cleaning South Howard',
      'Riverwalk restaurant cleaning',
      'dumpster pad cleaning Tampa FL',
    ],
  },
  hero: {
    heading: 'Tampa restaurant washing, between last call and first prep',
    lead: 'Bars in this city may pour until 3 a.m. and the bakery order comes at six. Your patio is free for about three hours, and those are the hours we keep.',
    quoteLabel: 'Get Tampa Restaurant Quote',
    picture: 'patio-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Send the closing time, get the plan',
      lead: 'On the Riverwalk a patio drains to the Hillsborough a few steps away, so booms go down before the hose. On South Howard, live oaks drop pollen and acorns into spilled beer, which takes heat and an oxygen cleaner together. In both, the ground around the grease bin is washed at 180°F or hotter, then sanitized. Chairs go back where they stood.',
      quoteLabel: 'Get Tampa Restaurant Quote',
      facts: [
        {
          title: 'Weekly for grease',
          description: 'monthly for the exterior',
        },
        {
          title: 'Same-day response',
          description: 'anywhere in Tampa',
        },
      ],
    },
  ],
} satisfies LocationPage;
