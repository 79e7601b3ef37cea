import type { ServicePage } from '../schema.ts';

export default {
  slug: 'hotel-hospitality-cleaning',
  name: 'Hotel & Hospitality Cleaning',
  metadata: {
    title: 'Hotel Pressure Washing for Tampa Bay Properties',
    description:
      'Hotel and resort pressure washing in Tampa Bay: pool decks, porte-cocheres, balconies, parking and kitchen docks, timed around guests asleep upstairs.',
    keywords: [
      'hotel pressure washing Tampa Bay',
      'pool deck cleaning',
      'resort exterior cleaning',
      'porte-cochere cleaning',
      'hospitality cleaning Clearwater Beach',
    ],
  },
  hero: {
    heading: 'Hotel cleaning that lets your guests sleep',
    lead: 'Pool decks at dusk, garage and dock while guests sleep, walls by daylight between checkout and check-in. Noise is planned like any other part of the job.',
    quoteLabel: 'Get Hotel Property Quote',
    picture: 'commercial_pw_1',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'hotel',
      heading: 'The first thing a guest steps on',
      lead: 'Luggage wheels find every tire mark under the canopy. Move the handle to see the arrival court on a bad day, and on the morning after us.',
    },
    {
      kind: 'cards',
      heading: 'What a guest touches, and what the kitchen hides',
      cards: [
        {
          title: 'Exterior walls, balconies and pool deck',
          description:
            'Salt haze, mildew and sunscreen each need a different cleaner. Walls are soft washed; decks are done cool and low so coatings and grout stay put.',
          features: [
            'Travertine, pavers and cool-deck coatings',
            'Lounge chairs moved, cleaned beneath and reset',
            'Breezeways and exterior stairs',
            'Rinse water directed away from the pool',
          ],
          picture: 'commercial_pw_1',
        },
        {
          title: 'Porte-cochere and arrival drive',
          description:
            'Tour buses drip, luggage carts scuff and lovebugs cover the canopy twice a year. Half the drive is washed after the checkout rush while valet keeps the other half.',
          features: [
            'Stone and stamped concrete',
            'Canopy ceiling, columns and lamps',
            'Door tracks and mats',
            'Entry fountain coping descaled by hand',
          ],
          picture: 'commercial_pw_2',
        },
        {
          title: 'Guest parking and garages',
          description:
            'Rental cars and boat trailers leave oil, sand and rust. Treatment removes 85-95% of oil staining, stall by stall, around occupied spaces.',
          features: [
            'Valet rows after the evening rush',
            'Charging stalls cleaned softly',
            'Oak leaf stain at curb lines',
            'Beach-access foot-wash pads',
          ],
          picture: 'commercial_pw_3',
        },
        {
          title: 'Receiving dock and kitchen pad',
          description:
            'Banquet kitchens put grease where the linen truck backs in. The slab is degreased with water up to 200°F, minimum 180°F, before breakfast deliveries.',
          features: [
            'Compactor and cardboard baler area',
            'Grease-bin enclosure and path',
            'Employee entrance and break patio',
            'Dock water vacuumed, inlets sealed',
          ],
          picture: 'commercial_pw_4',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Four things a general manager can feel',
      benefits: [
        {
          icon: 'star',
          title: 'Photos that match the listing',
          description:
            'Guests post the balcony rail and the pool edge. Black mildew in the background undoes the picture on your booking page.',
        },
        {
          icon: 'footprints',
          title: 'Bare feet on clean stone',
          description:
            'Sunscreen and algae make wet travertine treacherous. Barefoot children find the slick corner before your lifeguard or engineer does.',
        },
        {
          icon: 'file',
          title: 'A calmer inspection',
          description:
            'Florida DBPR inspectors look at lodging exteriors and kitchen surroundings. Clean waste areas give them less to write down.',
        },
        {
          icon: 'volume',
          title: 'Fewer calls to the front desk',
          description:
            'When the night auditor has our hours and machine location, a question from room 214 takes one sentence to answer.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'The building is full and asleep',
      lead: 'Pressure washers are loud. This is how we keep the sound off the pillows.',
      points: [
        {
          title: 'Machines on the blind side',
          description:
            'The rig parks by the dock or beyond the garage and long hoses reach the work. It never idles below a bedroom.',
        },
        {
          title: 'Loud first, soft later',
          description:
            'Surface cleaning below bedrooms stops when your quiet hours begin. Later time goes to hand work, the dock and the garage.',
        },
        {
          title: 'Rooms you can hold back',
          description:
            'Give us an occupancy report and we follow the empty stacks, cleaning balconies only where nobody is booked.',
        },
        {
          title: 'No chemical breakfast',
          description:
            'Low-odor, eco-friendly detergents near dining terraces, finished well before the first coffee is poured.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Planned with engineering, banquets and the front desk',
      steps: [
        {
          title: 'Look at the calendar',
          description: 'Weddings, tournament weekends and spring break are blocked out before we suggest dates.',
        },
        {
          title: 'Walk with the chief engineer',
          description: 'Surfaces, drains, pool hours, leaks and the room stacks that complain most.',
        },
        {
          title: 'Quote each area',
          description: 'Deck, facade, drive, parking and dock priced on their own, back to you within 24 hours.',
        },
        {
          title: 'Clean by the clock',
          description: 'Every area has a start, a finish and a person at the desk who knows both.',
        },
        {
          title: 'Reset for arrivals',
          description:
            'Furniture returns to its marks, cones go, and the manager on duty inspects under our 100% satisfaction guarantee.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Properties from the Gulf to the airport',
      types: [
        {
          title: 'Beach resorts',
          description: 'Salt spray is on the glass again within days, so rails and decks matter more than paint.',
          features: ['Dune-side boardwalks', 'Tiki bar floors', 'Outdoor showers'],
        },
        {
          title: 'Airport and convention hotels',
          description: 'Shuttles run at every hour and the drive is never fully yours.',
          features: ['Shuttle curb', 'Smoking shelters', 'Meeting terraces'],
        },
        {
          title: 'Limited-service and extended-stay',
          description: 'Exterior corridors, a small team, long-staying guests and their grills.',
          features: ['Walkway mildew', 'Grill pads', 'Dumpster corrals'],
        },
        {
          title: 'Clubs, marinas and event venues',
          description: 'Members and wedding parties expect the terrace ready by Friday.',
          features: ['Dock walks', 'Ceremony terraces', 'Cart barns'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'From managers on duty',
      questions: [
        {
          question: 'How often should pool decks and exteriors be cleaned?',
          answer:
            'Plan on a monthly pool deck and a quarterly exterior. Gulf-front balconies with salt on the rail may want more between those visits.',
        },
        {
          question: 'Must the pool close for a day?',
          answer:
            'Usually not. Many pools here close at dusk, which leaves time before quiet hours. Wash water stays out of the basin, and your staff test the pool before opening.',
        },
        {
          question: 'Will the detergent hurt palms and hibiscus?',
          answer:
            'Plants are drenched first and rinsed again afterward. Delicate planters can be carried clear or sheeted for the hour.',
        },
        {
          question: 'Can you clean balconies in occupied rooms?',
          answer:
            'Only with your say and the guest out. Following housekeeping from floor to floor at checkout works better than knocking.',
        },
        {
          question: 'Something happened overnight. Is anyone reachable?',
          answer:
            'Yes, emergency service is 24/7. A bus that loses coolant at the entrance or a grease bin that overflows by the kitchen door should not wait for morning.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Name a low-occupancy week',
      lead: 'Add your pool hours and the surfaces around it. We will propose times for each area before anyone sees a price.',
      quoteLabel: 'Get Hotel Property Quote',
      facts: [
        { title: '$2M liability insurance', description: 'Certificate issued to owner, brand and manager.' },
        { title: '24/7 emergency service', description: 'For the spill that cannot wait for checkout.' },
        { title: 'Since 2015', description: 'Hotels and resorts from Tampa to the beaches.' },
      ],
    },
  ],
} satisfies ServicePage;
