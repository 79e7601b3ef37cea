import type { ServicePage } from '../schema.ts';

export default {
  slug: 'parking-garage-cleaning',
  name: 'Parking Garage Cleaning',
  metadata: {
    title: 'Parking Garage Cleaning in Tampa Bay, Level by Level',
    description:
      'Parking garage cleaning in Tampa Bay, one level at a time: decks, ramps, stair towers and pay lanes, hot water to 200°F, wash water kept out of storm drains.',
    keywords: [
      'parking garage cleaning Tampa Bay',
      'parking deck pressure washing',
      'garage oil stain removal',
      'stair tower cleaning',
      'parking structure maintenance',
    ],
  },
  hero: {
    heading: 'Parking garage cleaning, level by level',
    lead: 'Oil, tire rubber, salt and pigeon droppings come off decks, ramps and stair towers in sections, so most of your spaces keep earning while we work.',
    quoteLabel: 'Get Parking Garage Quote',
    picture: 'commercial_pw_1',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'garage',
      heading: 'The same level with its light back',
      lead: 'Half of the gloom in a deck is soot on the ceiling and tire film on the floor. The lamps are the same in both pictures.',
    },
    {
      kind: 'cards',
      heading: 'Roof deck down to the trash room',
      lead: 'Gravity sets the order. We begin at the top and follow the water to the lowest drain.',
      cards: [
        {
          title: 'Facades, stair towers and elevator lobbies',
          description:
            'People meet the structure on foot here. Landings, rails and door frames are washed by hand tools where a wand would splash a shaft.',
          features: [
            'Spandrels and screens freed of algae streaks',
            'Bird droppings wetted before removal',
            'Elevator sills dammed and kept dry',
            'Stair odor treated at the landing',
          ],
          picture: 'commercial_pw_1',
        },
        {
          title: 'Entry lanes and pay stations',
          description:
            'Cars idle at the arm and drip. Rubber builds where they turn. We close one lane, clean it, reopen it, then take its neighbor.',
          features: [
            'Gates, readers and intercoms bagged',
            'Clearance bars and wayfinding signs wiped',
            'Curbs and bollards scrubbed of scuffs',
            'Event nights avoided',
          ],
          picture: 'commercial_pw_2',
        },
        {
          title: 'Decks and ramps',
          description:
            'Degreaser soaks each stain before hot water passes over it. Expect 85-95% of an oil mark to go; what has sunk into bare concrete may leave a shadow.',
          features: [
            'Hot water up to 200°F, minimum 180°F on bare slabs',
            'Cooler, softer rinse on traffic membranes',
            'Columns, walls and wheel stops included',
            'Line paint checked before and after',
          ],
          picture: 'commercial_pw_3',
        },
        {
          title: 'Service level, docks and trash rooms',
          description:
            'Under a mixed-use tower the ground floor carries grease, compactor leaks and delivery traffic that reach the visitor spaces.',
          features: [
            'Dock slab and apron degreased',
            'Trash-room walls washed to head height',
            'Bike rooms and storage cages rinsed lightly',
            'Grease tracked to the elevator removed',
          ],
          picture: 'commercial_pw_4',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Reasons beyond appearance',
      benefits: [
        {
          icon: 'building',
          title: 'Slower decay of the slab',
          description:
            'Salt carried in from the beaches and bridges soaks through cracks to reinforcing steel. Rinsing it off regularly costs less than patching concrete.',
        },
        {
          icon: 'sun',
          title: 'More light from the same fixtures',
          description:
            'Soot on ceilings and columns absorbs light. Washed concrete throws it back into corners where people feel uneasy.',
        },
        {
          icon: 'footprints',
          title: 'Footing on the ramp',
          description:
            'Rain blows in through open sides and floats the oil. The sloped walk to the elevator is where that mixture hurts someone.',
        },
        {
          icon: 'droplets',
          title: 'Drains that still drain',
          description:
            'Leaves, sand and grit are picked up dry before washing, so scuppers and pipes are clear when the afternoon storm comes.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'What stays dry while the deck gets wet',
      points: [
        {
          title: 'Fire protection',
          description:
            'Sprinkler heads, pull stations and detectors are marked. Your alarm company is told before mist reaches a beam detector.',
        },
        {
          title: 'EV chargers',
          description:
            'Cabinets are outdoor-rated, not jet-proof. We unplug nothing and clean that stall by low pressure and mop.',
        },
        {
          title: 'Expansion joints',
          description:
            'A tight nozzle tears sealant. Joints are crossed with a fan tip, and failed ones are listed for your engineer.',
        },
        {
          title: 'The level below',
          description:
            'Cracks leak. Cars beneath the wash area are moved or that strip is blocked until dripping stops.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'A garage in five moves',
      steps: [
        {
          title: 'Read the drawings',
          description:
            'Covered levels often drain to an interceptor and roof decks to the storm line. We confirm which before planning recovery.',
        },
        {
          title: 'Set the closures',
          description: 'You get a level-by-level calendar with the quote, inside 24 hours of the visit.',
        },
        {
          title: 'Clear the cars',
          description:
            'Signs at each entry a week ahead, then again the day before. Your operator relocates monthly parkers.',
        },
        {
          title: 'Sweep, soak, wash',
          description:
            'Dry debris leaves first. Then degreaser, hot water and vacuum recovery, bay by bay toward the drain.',
        },
        {
          title: 'Reopen the level',
          description: 'Closures lift as soon as floor, stairs and lane arrows have been checked under the lights.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Structures and their habits',
      types: [
        {
          title: 'Public and event garages',
          description: 'Full for a game or a concert and sticky the morning after.',
          features: ['Washed between events', 'Tailgate residue', 'Pedestrian bridges'],
        },
        {
          title: 'Office and hospital decks',
          description: 'Daily parkers with favorite stalls, and a patient or visitor level that never empties.',
          features: ['Night levels', 'Accessible spaces kept available', 'Skywalk entrances'],
        },
        {
          title: 'Condominium and apartment garages',
          description: 'Low ceilings, storage cages, and owners who travel without leaving keys.',
          features: ['Early resident notice', 'Half-level phases', 'Car-wash bay cleaning'],
        },
        {
          title: 'Beach and cruise parking',
          description:
            'Sand, salt spray and long-stay vehicles. Floors are washed around the sailing or season calendar.',
          features: ['Fresh-water salt rinse', 'Sand removal', 'Rooftop algae'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Operators ask',
      questions: [
        {
          question: 'What cleaning schedule does a parking structure need?',
          answer:
            'Quarterly washing with monthly spot cleaning of entry lanes, stairs, elevator lobbies and fresh oil. Beach garages gain from an extra rinse in windy months.',
        },
        {
          question: 'Can we keep selling spaces during the work?',
          answer:
            'Yes. One level or half a level closes at a time, and ramps stay passable unless a single ramp serves the whole deck.',
        },
        {
          question: 'Is hot water safe on a waterproofing membrane?',
          answer:
            'At full heat it may not be. Traffic coatings are washed cooler, at modest pressure, after we have read the care sheet for that product.',
        },
        {
          question: 'Where do oil and wash water end up?',
          answer:
            'In our recovery tank, or in your interceptor where the utility accepts it. EPA-compliant practice rules out the storm inlet, even for rinse water with soap in it.',
        },
        {
          question: 'Do you come out for a fluid spill or a vehicle fire?',
          answer:
            'Emergency service runs 24/7. Once the fire department or your engineer releases the area, we can contain fluids and wash soot from reachable concrete.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'How many levels, and which one is worst?',
      lead: 'Send a photograph of that level and the clearance height. We will come and look at the drains before we price it.',
      quoteLabel: 'Get Parking Garage Quote',
      facts: [{ title: 'Since 2015', description: 'Garages and decks on both sides of the Bay.' }],
    },
  ],
} satisfies ServicePage;
