import type { LocationPage } from '../schema.ts';

export default {
  slug: 'hoa-services-clearwater',
  name: 'HOA Services in Clearwater',
  city: 'clearwater',
  service: 'hoa-community-cleaning',
  metadata: {
    title: 'HOA Pressure Washing Services in Clearwater, FL',
    description:
      'Entrances, sidewalks, clubhouses and villa roofs washed for Clearwater associations, in itemized bids a board can compare. Next-day response, $2M liability.',
    keywords: [
      'HOA pressure washing Clearwater FL',
      'condo association cleaning Sand Key',
      'community sidewalk cleaning Clearwater',
      'clubhouse pool deck cleaning Countryside',
      'HOA roof soft wash Clearwater',
    ],
  },
  hero: {
    heading: "HOA washing for Clearwater's walls, walks and clubhouses",
    lead: 'Your board needs a scope it can vote on, owners need a date, and the entrance needs the green taken off. You get them in that order.',
    quoteLabel: 'Get Clearwater HOA Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'community',
      heading: 'An entrance wall that votes with you',
      lead: 'Reclaimed water and leaf stain share this wall. Show your board both sides of the handle before you show it the bid.',
    },
    {
      kind: 'cards',
      heading: 'What the association owns, and how we clean it',
      cards: [
        {
          title: 'Entrances and boundary walls',
          description:
            'A monument sign takes sprinkler spray on one side and road film on the other. Rust gets an acid-based remover; the rest is soft washed so that paint and gilding stay on.',
          features: [
            'Rust and reclaimed-water scale told apart',
            'Lettering and lamps wiped by hand',
            'Sidewalk coned off while we work',
            'Planting beds wetted before and after',
          ],
        },
        {
          title: 'Sidewalks, curbs and gutters',
          description:
            'Under oaks, concrete grows a film that you notice only when somebody falls. A rotating surface cleaner lifts it evenly, without the stripes a wand leaves.',
          features: [
            'Raised slabs photographed for your file',
            'Acorn and leaf stain brightened',
            'Driveway aprons done with the walk',
            'Each street reopened the day it closes',
          ],
        },
        {
          title: 'Clubhouse, pool deck and courts',
          description:
            'Washed while they are locked: low pressure on cool-deck coating, lower still on court paint. Grill pads and restroom floors are finished with a hospital-grade sanitizer.',
          features: [
            'Pool water shielded from runoff',
            'Screen enclosures soft washed',
            'Chairs lifted off and set back',
            'Handrails free of residue',
          ],
        },
        {
          title: 'Villa roofs, carports and eaves',
          description:
            'Black streaks on a shared roof are alive. Gloeocapsa, a blue-green alga, feeds on the limestone in shingles and spreads downwind. A mild solution kills it; no pressure touches the roof.',
          features: [
            'Barrel tile and shingle treated from the edge',
            'Carport ceilings cleared of webs',
            'Gutter faces and fascia',
            'Mail kiosks and guest stalls',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Why a Clearwater board can say yes',
      points: [
        {
          title: 'It reads like a motion',
          description:
            'Area, method, price and date stand line by line beside a map. A treasurer can strike one line without asking us for a new proposal.',
        },
        {
          title: 'The certificate names you',
          description:
            '$2M liability insurance, made out to the association and its management company, arrives before the first visit.',
        },
        {
          title: 'Nothing reaches the creek',
          description:
            'In the middle of town, storm drains lead to Stevenson Creek and Clearwater Harbor; to the east, to Alligator Creek and Old Tampa Bay. Local rules admit only rain. We plug the inlets and vacuum what we spray.',
        },
        {
          title: 'Owners can plan on it',
          description:
            'Visits are set for the year. When thunder moves one, your manager hears of the new date before the owners ask.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Sixteen areas on our Clearwater map',
      lead: 'Reclaimed water runs to the lawns of Island Estates, Harbor Oaks and Morningside, among others. The wall beside the sprinkler is where we look first.',
      places: [
        'Clearwater Beach',
        'Sand Key',
        'Island Estates',
        'Harbor Oaks',
        'Old Clearwater Bay',
        'Edgewater Drive',
        'Skycrest',
        'Countryside',
        'Northwood Estates',
        'Coachman Ridge',
        'Wood Valley',
        'Del Oro Groves',
        'Morningside-Meadows',
        'Mission Hills',
        'Bayview Heights',
        'Feather Sound',
      ],
    },
    {
      kind: 'types',
      heading: 'Four kinds of association, four schedules',
      types: [
        {
          title: 'Single-family subdivisions',
          description:
            'Streets from the 1970s and 1980s around Countryside. A letter about a dirty driveway carries more weight once the common walk beside it is clean.',
          features: ['Walks by street and side', 'Entrance islands and wall caps'],
        },
        {
          title: 'Townhouses and villas',
          description:
            'Patios back to back, lanes one car wide. We carry hose in from the main drive and start at the far end, so nobody is boxed in.',
          features: ['Shared eaves in one pass', 'Stalls cleared in two halves'],
        },
        {
          title: 'Island condominiums',
          description:
            'Rain never reaches the stair towers, so salt stays there and eats the rails. On the Gulf side no work lamp is lit from May through October, when sea turtles nest.',
          features: ['Stairs from the top floor down', 'Trash rooms and garage lobbies'],
        },
        {
          title: '55-plus communities',
          description:
            'Neighbors walk early. Washing begins at the shuffleboard courts and reaches the walking loop after ten.',
          features: ['Ramps and grab rails', 'Wet-floor signs at both ends'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions that come up at the meeting',
      questions: [
        {
          question: 'Must we collect several bids?',
          answer:
            "Often. Florida law asks for competitive bids once a contract passes a set share of the annual budget, and the share differs between condominiums and homeowners' associations. Your attorney can say where you stand; our proposal is itemized either way.",
        },
        {
          question: 'What interval should the budget assume?',
          answer:
            'A comprehensive wash each quarter and a monthly visit to what everybody sees: the entrance, the clubhouse walk, the pool deck. On Sand Key, a fresh-water rinse of the rails in between is money well spent.',
        },
        {
          question: 'What do owners have to do?',
          answer:
            'Shut windows, take in cushions and move cars from the marked stalls. You get the notice text by street, in time to post it two days ahead.',
        },
        {
          question: 'Does anyone walk on the tile?',
          answer:
            'Only where there is no other way, because a cracked barrel tile leaks a year later. Most roofs are treated from a ladder or a lift, and the plants below are rinsed throughout.',
        },
        {
          question: 'Is a plan cheaper than calling once a year?',
          answer:
            'Per visit, yes: 15% less on a monthly plan, 25% on bi-weekly, 35% on weekly. Start with the monthly one for the entrance and pool and put quarterly work on top.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Before the agenda is posted',
      lead: 'A board meeting takes 48 hours of posted notice. A quote from us takes 24 at most. Tell us what the association owns and when the board sits.',
      quoteLabel: 'Get Clearwater HOA Quote',
      facts: [
        {
          title: 'Next-day response',
          description: 'on the mainland and the beach',
        },
        {
          title: '100% satisfaction guarantee',
          description: 'walk it with us and point',
        },
      ],
    },
  ],
} satisfies LocationPage;
