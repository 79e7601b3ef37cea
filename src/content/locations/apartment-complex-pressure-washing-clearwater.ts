import type { LocationPage } from '../types.ts';

export default {
  slug: 'apartment-complex-pressure-washing-clearwater',
  name: 'Apartment Complex Pressure Washing in Clearwater',
  city: 'clearwater',
  service: 'apartment-complex-cleaning',
  metadata: {
    title: 'Apartment Pressure Washing in Clearwater, FL',
    description:
      'Clearwater apartment pressure washing in two climates: salt and sand for beach buildings, oak shade and irrigation rust in Countryside. Next-day response.',
    keywords: [
      'apartment pressure washing Clearwater',
      'beach apartment cleaning Clearwater',
      'Countryside apartment pressure washing',
      'salt removal balconies',
    ],
  },
  hero: {
    heading: 'Apartment pressure washing in Clearwater, from the causeway to Countryside',
    lead: 'Seven miles lie between the beach and the mall, and two kinds of dirt. One eats metal, the other grows.',
    quoteLabel: 'Get Clearwater Apartment Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'One city, two programs',
      lead: 'Managers with a building at each end get one calendar, with the beach in it three times as often.',
      cards: [
        {
          title: 'Beach apartments',
          description:
            'West wind carries salt up to the highest catwalk, where it pits railings, clouds glass and loosens paint around every fastener. The cure is plain fresh water, early and often. Detergent joins in twice a year, for the algae behind the stair towers and the grease by the ground-floor bins.',
          features: [
            'Catwalks and rails rinsed top to bottom',
            'Ground-level garages cleared of sand',
            'Elevator sills and door tracks by hand',
            'Turnover Saturdays left alone',
            'Hurricane shutters flushed before June',
          ],
          areas: ['Clearwater Beach', 'Sand Key', 'Island Estates'],
        },
        {
          title: 'Countryside communities',
          description:
            'Two-story blocks from the seventies and eighties stand deep in oak and pine shade. Breezeways go green, roofs drip tannin, and sprinklers on reclaimed water draw orange fans beside each entry. Here it is soft washing, rust remover and a rotary cleaner on the walks, building by building.',
          features: [
            'North walls and stair towers first',
            'Irrigation rust lifted with mild acid',
            'Tennis court fencing and pool pavers',
            'Pine straw blown off before washing',
            'Residents told by door card and e-mail',
          ],
          areas: ['Countryside', 'Northwood', 'Curlew corridor'],
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Salt or shade?',
      lead: 'Say which one you have and how many buildings. Clearwater is on our next-day list, and the figure comes within 24 hours.',
      quoteLabel: 'Get Clearwater Apartment Quote',
      facts: [
        { title: 'Plans', description: 'Monthly 15%, bi-weekly 25%, weekly 35% savings' },
        { title: 'Insurance', description: '$2M liability, licensed and insured' },
      ],
    },
  ],
} satisfies LocationPage;
