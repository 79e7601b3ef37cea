import type { LocationPage } from '../schema.ts';

export default {
  slug: 'restaurant-pressure-washing-st-petersburg',
  name: 'Restaurant Pressure Washing in St. Petersburg',
  city: 'st-petersburg',
  service: 'restaurant-patio-cleaning',
  metadata: {
    title: 'Restaurant Pressure Washing in St. Petersburg, FL',
    description:
      'Hot-water washing for St. Petersburg restaurants: sidewalk cafés, alleys, dumpster pads and drive-throughs, done overnight with the wash water recovered.',
    keywords: [
      'restaurant pressure washing St. Petersburg FL',
      'sidewalk café cleaning Central Avenue',
      'dumpster pad cleaning St. Pete',
      'patio cleaning Beach Drive',
      'grease removal restaurant St. Petersburg',
      'brewery floor washing St. Pete',
    ],
  },
  hero: {
    heading: 'Restaurant pressure washing in St. Petersburg, dry before brunch',
    lead: 'Fryer grease in the alley, sangria under the tables, a public sidewalk out front. We wash hot after you close, take the water with us and leave a patio you can set.',
    quoteLabel: 'Get St. Petersburg Restaurant Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'patio',
      heading: 'Sunday noon on the left, Monday on the right',
      lead: 'Salt, spilled spritz and a thousand shoes. Pull the handle over the tables to see the pavers under it all.',
    },
    {
      kind: 'cards',
      heading: 'Front of house, back of house, and the lane between',
      cards: [
        {
          title: 'Sidewalk cafés and patios',
          description:
            "The city's café permit expects clean tables, chairs and umbrellas. Pavement under them should match, and spilled sugar and fat leave it only with heat.",
          features: [
            'Furniture stacked, then reset to your plan',
            'Candle wax and gum lifted',
            'Planters and umbrella bases moved',
            'Paver joints kept full of sand',
          ],
        },
        {
          title: 'Alleys and dumpster pads',
          description:
            'Behind Central Avenue the trash, the grease bin and the deliveries share one alley, in places still brick. Degreaser soaks in, hot water follows, and a wide fan spares the bedding.',
          features: [
            'Ground around the grease container',
            'Pads and gates washed and deodorized',
            'Back steps and mop-water splash',
            'Floor drains cleared of debris',
          ],
        },
        {
          title: 'Walls, awnings and vents',
          description:
            'Fryer vapor paints a tan streak below every exhaust outlet, and dust sticks to it. We foam it from the bottom up so that it does not run.',
          features: [
            'Exhaust-side stucco degreased',
            'Canvas rinsed at low pressure',
            'Glass wiped free of spots',
            'Painted walls left to a soft brush',
          ],
        },
        {
          title: 'Drive-throughs and pickup stalls',
          description:
            'Cars idle at the window and drip. The lane is ours only between your last order and breakfast, and it is handed back without a puddle.',
          features: [
            '90-95% of an oil stain removed',
            'Tire black off curbs',
            'Menu boards and sensors kept dry',
            'Ramps and ADA stalls included',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Four reasons kitchens here keep us on',
      points: [
        {
          title: 'Your hours, turned around',
          description:
            'Our office keeps Monday to Saturday, 7:00 AM to 7:00 PM. The washing starts when your last table pays and ends before the produce truck.',
        },
        {
          title: 'Never under 180°F on grease',
          description:
            'Cold water spreads fat. At 180°F to 200°F it lets go of the pores in concrete, and floors that need it get a hospital-grade sanitizer afterward.',
        },
        {
          title: 'No grease in the bay',
          description:
            'Drains west of downtown meet Booker Creek, which ends in Bayboro Harbor. Kitchen wash water in them is an illicit discharge traced to your back door. Ours is vacuumed up.',
        },
        {
          title: 'Proof on paper',
          description:
            'You keep a dated record of areas and products, with photographs, next to your DBPR inspection reports. The $2M insurance certificate goes to your landlord too.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Where we wash after closing time',
      lead: 'Same-day response inside the city. Gulfport lies across a boundary and Pass-a-Grille across a bridge; both ride on the same night routes.',
      places: [
        'Beach Drive',
        'St. Pete Pier',
        'Central Avenue',
        'EDGE District',
        'Grand Central District',
        'Warehouse Arts District',
        'Deuces Live',
        'Historic Uptown',
        'Historic Old Northeast',
        'Fourth Street North',
        'Gateway',
        'Carillon',
        'Tyrone',
        'Skyway Marina District',
        'Gulfport',
        'Pass-a-Grille',
      ],
    },
    {
      kind: 'types',
      heading: 'What you serve decides what we bring',
      types: [
        {
          title: 'Cafés and brunch rooms',
          description:
            'On Beach Drive a stroller passes an arm away from the eggs. Syrup and coffee show on pale pavers by Sunday noon.',
          features: ['Quiet machines near hotel windows', 'Chairs wiped as they go back'],
        },
        {
          title: 'Waterfront and dockside kitchens',
          description:
            'Fish rinse, gull droppings and salt on timber. Boards are washed along the grain with an oxygen cleaner, well below the pressure that raises splinters.',
          features: ['No detergent over open water', 'Fillet tables and steps sanitized'],
        },
        {
          title: 'Breweries and taprooms',
          description:
            'Wet grain and beer ferment in the joints by the roll-up door. In the Warehouse Arts District that apron is often the beer garden as well.',
          features: ['Floor joints flushed hot', 'Picnic tables and string-light posts'],
        },
        {
          title: 'Quick service',
          description:
            'Along Fourth Street North, lunch is a line of cars. We close a lane only while you have it closed already.',
          features: ['Order point to exit in one pass', 'Trash corrals and tray stations'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked across the pass',
      questions: [
        {
          question: 'How often should it be done?',
          answer:
            'Weekly where there is grease, meaning the alley door, the bin and the pad, and monthly for the rest of the exterior. Do not stretch it in August: heat and humidity keep grease soft, and shoes carry it inside.',
        },
        {
          question: 'Will I lose a service?',
          answer:
            'No. We need the tap unlocked, the chairs off their chain and a number that somebody answers at night. In dry weather a patio can be set about two hours after the rinse; on a muggy night we use blowers.',
        },
        {
          question: 'What does the inspector look at outdoors?',
          answer:
            "Florida's Division of Hotels and Restaurants, part of DBPR, checks that the dumpster area is clean, that lids close and that nothing feeds flies or roaches. Those spots come first in every visit.",
        },
        {
          question: 'There is a mural beside my patio. Is it safe?',
          answer:
            'We treat every mural as unsealed. A shielded nozzle on the pavement, no chlorine mix anywhere near, and a hand brush along the bottom edge. Tell us the wall in advance and it is marked on the work order.',
        },
        {
          question: 'Which plan fits a small kitchen?',
          answer:
            'A wine bar without a fryer does well on Basic, monthly at 15% savings. Professional, bi-weekly at 25%, is the most popular. Premium, weekly at 35%, follows the grease.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'What time do you lock the back door?',
      lead: 'With that hour, the size of the patio and a picture of the grease bin we can price it. Expect our answer within 24 hours.',
      quoteLabel: 'Get St. Petersburg Restaurant Quote',
      facts: [
        {
          title: 'Licensed and insured',
          description: '$2M liability',
        },
        {
          title: '24/7 emergency service',
          description: 'for a burst grease line or a flooded pad',
        },
      ],
    },
  ],
} satisfies LocationPage;
