import type { LocationPage } from '../schema.ts';

export default {
  slug: 'apartment-complex-pressure-washing-brandon',
  name: 'Apartment Complex Pressure Washing in Brandon',
  city: 'brandon',
  service: 'apartment-complex-cleaning',
  metadata: {
    title: 'Apartment Complex Pressure Washing in Brandon, FL',
    description:
      'Brandon apartment breezeways, stairs and dumpster pads washed while commuters are away. Same-day response, county storm-water rules kept, $2M insured.',
    keywords: [
      'apartment pressure washing Brandon FL',
      'breezeway cleaning Brandon',
      'dumpster pad cleaning 33511',
      'apartment stair cleaning Hillsborough County',
    ],
  },
  hero: {
    heading: 'Brandon apartments, washed after the commute',
    lead: 'Most of your residents leave for Tampa by I-75, State Road 60 or the Selmon Expressway. By nine the lots are half empty, and stairs, breezeways and the stalls below can be done with few cars to move.',
    quoteLabel: 'Get Brandon Apartment Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Home again to dry stairs',
      lead: 'Brandon has no city hall. It is unincorporated, so drains, noise and code letters all come under Hillsborough County, and we set up each job to its storm-water rules with inlets covered and wash water collected. Upper landings are rinsed first; dumpster pads get hot water and a deodorizer last. Tell us how many buildings you have. Somebody can walk them with you today.',
      quoteLabel: 'Get Brandon Apartment Quote',
      facts: [
        {
          title: 'Quarterly, entrances monthly',
          description: 'our advice for most complexes',
        },
        {
          title: '15% to 35% off',
          description: 'single-visit prices on a plan',
        },
      ],
    },
  ],
} satisfies LocationPage;
