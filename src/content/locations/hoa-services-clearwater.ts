import type { LocationPage } from '../types.ts';

export default {
  slug: 'hoa-services-clearwater',
  name: 'HOA Services in Clearwater',
  city: 'clearwater',
  service: 'hoa-community-cleaning',
  metadata: {
    title: 'HOA Pressure Washing Services in Clearwater, FL',
    description:
      'Pressure washing for Clearwater HOAs and condo associations: entrances, seawalls, clubhouses and sidewalks, salt and algae removed, bids that boards can read.',
    keywords: [
      'HOA pressure washing Clearwater',
      'condo association cleaning Clearwater Beach',
      'community entrance cleaning',
      'sidewalk cleaning HOA',
      'Countryside HOA pressure washing',
    ],
  },
  hero: {
    heading: 'HOA pressure washing in Clearwater, written so that a board can vote on it',
    lead: 'Salt on the beach side, oak shade in Countryside, and an annual meeting in between. The bid comes with a map, a calendar and the insurance certificate.',
    quoteLabel: 'Get Clearwater HOA Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Common property, washed in its order',
      lead: 'What every owner pays for and every owner drives past.',
      cards: [
        {
          title: 'Entrances and monument signs',
          description:
            'Sprinklers write rust on the sign and mildew follows the shade of the palms. It is the one wall that all visitors see.',
          features: [
            'Lettering and lights wiped by hand',
            'Rust drawn out of stone caps',
            'Gate tracks cleared of sand',
            'Done between school-run hours',
          ],
        },
        {
          title: 'Sidewalks and curbs',
          description:
            'Slabs lifted by roots hold water and grow the slick green film that leads to complaints, then to claims.',
          features: [
            'Surface cleaner for an even finish',
            'Drive aprons reopened at once',
            'Trip edges noted for your contractor',
            'Curb faces included',
          ],
        },
        {
          title: 'Clubhouses, pools and courts',
          description:
            'Pavers, screen cages and shaded courts that members use every day. We start while the gate is still locked.',
          features: [
            'Screens and frames soft washed',
            'Court coatings kept below their limit',
            'Furniture set back as it stood',
            'Restroom walks sanitized',
          ],
        },
        {
          title: 'Walls, docks and seawall caps',
          description:
            'Boundary walls collect road film outside and algae inside. On the water, salt and birds do the rest.',
          features: [
            'Both faces, with neighbors told',
            'No detergent over open water',
            'Dock boards washed with the grain',
            'Railings flushed of salt',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Four reasons boards here choose us',
      points: [
        {
          title: 'A bid that compares',
          description:
            'Areas are measured and priced by line, so that the treasurer can lay it beside two others and strike what must wait.',
        },
        {
          title: 'Proof at every stage',
          description:
            'License, $2M liability certificate naming the association, and photographs before and after for the next meeting’s packet.',
        },
        {
          title: 'Neighbors who know',
          description:
            'Your manager gets a notice by street with dates and what to move. Nobody finds a hose across the drive unannounced.',
        },
        {
          title: 'Water that stays on the property',
          description:
            'Clearwater’s inlets drain to the harbor, the Gulf or Old Tampa Bay. We cover them, recover the wash water and keep to EPA-compliant detergents.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Sixteen areas in and around Clearwater',
      lead: 'From the sand to the county line, most on a next-day schedule.',
      places: [
        'Clearwater Beach',
        'Sand Key',
        'Island Estates',
        'Downtown Clearwater',
        'Harbor Oaks',
        'Countryside',
        'Northwood',
        'Skycrest',
        'Coachman Ridge',
        'Morningside',
        'Feather Sound',
        'Del Oro Groves',
        'Glenwood',
        'Edgewater Drive',
        'Belleair',
        'Belleair Bluffs',
      ],
    },
    {
      kind: 'types',
      heading: 'Communities we write plans for',
      types: [
        {
          title: 'Beach and island condominiums',
          description:
            'Towers with garages at ground level and salt on every rail. Work fits around turnover days and turtle-season lighting rules.',
          features: ['Garage and lobby floors', 'Balcony fronts and rails'],
        },
        {
          title: 'Gated single-family communities',
          description:
            'Long walks, entry fountains and walls along a busy road, with a standards letter that goes to owners each spring.',
          features: ['Street-by-street calendar', 'Driveways washed with the walks'],
        },
        {
          title: 'Townhomes and villas',
          description:
            'Shared walls and short drives, so one careless rinse reaches three doors. Parking is moved by the odd and even side.',
          features: ['Roof-line algae rinsed softly', 'Mail clusters and lanes'],
        },
        {
          title: '55+ communities',
          description:
            'Residents are at home and on foot. Walks are never all closed, and a person stands where the surface is wet.',
          features: ['Carports without scratches', 'Shuffleboard and pool decks'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before the board meeting',
      questions: [
        {
          question: 'How often should an association schedule it?',
          answer:
            'A comprehensive wash quarterly, with entrances, pool decks and other high-visibility areas monthly. Beach buildings like a fresh-water rinse after a winter front.',
        },
        {
          question: 'Can you attend the meeting?',
          answer: 'Yes, in person or by call, to answer for the bid. We bring the map, and leave before the vote.',
        },
        {
          question: 'Who moves cars and furniture?',
          answer:
            'Owners move cars on the day named for their street. Pool and clubhouse furniture is our part, out and back.',
        },
        {
          question: 'Is salt film really dirt?',
          answer:
            'It is worse: it draws moisture, pits aluminum and stainless, and feeds the gray haze on glass. Fresh water takes it off if it comes often enough.',
        },
        {
          question: 'What if some owners are not satisfied?',
          answer:
            'The manager collects the addresses, we come back once for all of them. That is what the 100% satisfaction guarantee means here.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Put three numbers in the next packet, ours among them',
      lead: 'Send the plat or only the entrance address. A written, itemized bid reaches your manager within 24 hours.',
      quoteLabel: 'Get Clearwater HOA Quote',
      facts: [
        { title: 'Next-day response', description: 'for Clearwater and the beaches' },
        { title: '5.0 rating', description: 'from 500+ reviews' },
      ],
    },
  ],
} satisfies LocationPage;
