import type { LocationPage } from '../schema.ts';

export default {
  slug: 'apartment-complex-pressure-washing-clearwater',
  name: 'Apartment Complex Pressure Washing in Clearwater',
  city: 'clearwater',
  service: 'apartment-complex-cleaning',
  metadata: {
    title: 'Apartment Complex Pressure Washing in Clearwater, FL',
    description:
      'Beach apartments rinsed of salt and sand, Countryside communities cleared of algae and well rust. Clearwater crews, next-day response, resident notices.',
    keywords: [
      'apartment pressure washing Clearwater FL',
      'Clearwater Beach apartment cleaning',
      'Countryside apartment pressure washing',
      'salt removal apartments Sand Key',
    ],
  },
  hero: {
    heading: 'Two Clearwaters, two ways to wash an apartment building',
    lead: 'West of the Memorial Causeway the enemy is salt. Inland, around Countryside, it is shade and well water. A crew can be at either the next day.',
    quoteLabel: 'Get Clearwater Apartment Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Pick your side of the bridge',
      cards: [
        {
          title: 'Beach apartments',
          description:
            'Salt mist reaches every corridor that is open to the air, and it stays where rain cannot follow: under landings, behind rails, inside light fixtures. We rinse with fresh water from the top floor down and use a salt-dissolving detergent on metal. Condominium and co-op buildings of three or more stories also face a milestone inspection once they reach a set age. Engineers look for cracks and rust bleeding through concrete, and they see them on a clean slab. Book the wash ahead of them.',
          features: [
            'Sand blown from corridors and stair pans before rinsing',
            'Rails, hinges and light boxes flushed',
            'Parking under the building, one half at a time',
            'Foot showers and boardwalk steps',
            'Trucks across the causeway before the beach traffic',
          ],
          areas: ['Clearwater Beach', 'Sand Key', 'Island Estates'],
        },
        {
          title: 'Countryside communities',
          description:
            'Garden apartments from the 1970s and 1980s stand in the shade of trees that were saplings then. North walls and stair towers stay damp and go green; shallow wells feed the sprinklers and print iron on the ground-floor stucco. Green is killed with a mild solution and rinsed at low pressure. Orange is a separate job with a rust remover, since the bleach that clears algae would fix it in place. Between the two, allow a day for each group of buildings, with the pond inlets covered.',
          features: [
            'Stair towers and breezeways, top landing first',
            'Well-water rust tested on a hidden patch',
            'Clubhouse walk and pool deck dry by noon',
            'Dumpster pads at 180°F to 200°F',
            'Door notices by building, two days ahead',
          ],
          areas: ['Countryside Boulevard', 'Enterprise Road', 'Belcher Road', 'McMullen Booth Road'],
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Which side, how many floors?',
      lead: 'Add a photograph of the worst stair and we can tell salt from algae before we drive out. Quotes leave our office within 24 hours.',
      quoteLabel: 'Get Clearwater Apartment Quote',
      facts: [
        {
          title: '200+ apartment complexes served',
          description: 'so far',
        },
        {
          title: 'Licensed and insured',
          description: '$2M liability',
        },
      ],
    },
  ],
} satisfies LocationPage;
