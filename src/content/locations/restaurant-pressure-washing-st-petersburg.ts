import type { LocationPage } from '../types.ts';

export default {
  slug: 'restaurant-pressure-washing-st-petersburg',
  name: 'Restaurant Pressure Washing in St. Petersburg',
  city: 'st-petersburg',
  service: 'restaurant-patio-cleaning',
  metadata: {
    title: 'Restaurant Pressure Washing in St. Petersburg, FL',
    description:
      'Restaurant pressure washing in St. Petersburg: Beach Drive patios, Central Avenue alleys, pier and beach kitchens, cleaned hot overnight with water recovered.',
    keywords: [
      'restaurant pressure washing St. Petersburg',
      'patio cleaning Beach Drive',
      'grease pad cleaning St. Pete',
      'brewery cleaning St. Petersburg',
      'alley cleaning downtown St. Pete',
    ],
  },
  hero: {
    heading: 'Restaurant pressure washing in St. Petersburg, between midnight and the market trucks',
    lead: 'Sidewalk tables, brick alleys and a bay at the end of every gutter. We wash when the last glass is in, and take the water with us.',
    quoteLabel: 'Get St. Pete Restaurant Quote',
    picture: 'patio-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Where a St. Pete restaurant gets dirty',
      cards: [
        {
          title: 'Sidewalk cafés',
          description:
            'On Beach Drive and Central Avenue the terrace is public walk. Hexagon blocks lie in sand, so they are washed wide and gently.',
          features: [
            'Railings and planters lifted, not dragged',
            'Café permit area kept to the inch',
            'Wine and coffee drawn out with heat',
            'Joints topped up where they were low',
          ],
        },
        {
          title: 'Alleys and bin rooms',
          description:
            'Downtown kitchens share brick alleys that slope to one grate. Whoever washes there answers for the neighbors too.',
          features: [
            'Grate sealed before the first bucket',
            'Grease vacuumed from the joints',
            'Bins returned in their order',
            'Work split by tenant if you wish',
          ],
        },
        {
          title: 'Roof decks and piers',
          description:
            'Gulls, salt and spilled daiquiri. Composite boards stain if detergent dries on them, so we work in small fields.',
          features: [
            'Boards rinsed along the grain',
            'Nothing dripping on the floor below',
            'Stainless flushed with fresh water',
            'Furniture stacked and reset',
          ],
        },
        {
          title: 'Taproom yards',
          description:
            'In the Warehouse Arts District, yeast and spent grain sour on concrete within a day. Hot water first, then a sanitizer.',
          features: [
            'Trench drains cleaned of slime',
            'Keg pads at 180°F and above',
            'Dog bowls and lawn games cleared',
            'Murals masked',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Four reasons kitchens here call us',
      points: [
        {
          title: 'Same-day response',
          description:
            'St. Petersburg is on our same-day list. A broken fryer-oil jug at noon is looked at before dinner.',
        },
        {
          title: 'Tide and grate',
          description: 'At king tide the bay stands in some downtown drains. We know which, and seal accordingly.',
        },
        {
          title: 'Quiet after eleven',
          description:
            'Residents live above half these dining rooms. Machines stay on the truck at the curb, hoses go in.',
        },
        {
          title: 'Paper for the file',
          description:
            'Licensed, $2M insured, EPA-compliant detergents, photographs with date. Landlord and inspector get the same sheet.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Sixteen parts of town we wash in',
      places: [
        'Downtown',
        'Beach Drive',
        'Central Avenue',
        'Edge District',
        'Grand Central District',
        'Warehouse Arts District',
        'Deuces Live',
        'Old Northeast',
        'Crescent Lake',
        'Kenwood',
        'Fourth Street North',
        'Gateway',
        'Tyrone',
        'Skyway Marina District',
        'Gulfport',
        'St. Pete Beach',
      ],
    },
    {
      kind: 'types',
      heading: 'Houses of every kind',
      types: [
        {
          title: 'Waterfront dining',
          description: 'A view over the basin, and salt in every hinge.',
          features: ['Weekly deck rinse', 'Rails and heaters wiped'],
        },
        {
          title: 'Chef-run rooms on Central',
          description: 'Forty seats, one alley, no storage.',
          features: ['One short visit, twice a month', 'Done before bread arrives'],
        },
        {
          title: 'Breweries and distilleries',
          description: 'Yards with dogs, trucks and festivals.',
          features: ['Washed the morning after events', 'Drains sanitized'],
        },
        {
          title: 'Beach bars and hotels',
          description: 'Sand to the tap and towels on the rail.',
          features: ['Sand swept before water', 'Guests’ windows respected'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked across the pass',
      questions: [
        {
          question: 'How often should we book?',
          answer:
            'Grease areas weekly and the exterior monthly. A terrace under the Old Northeast’s oaks adds a round when the pollen falls.',
        },
        {
          question: 'May you wash the public sidewalk?',
          answer:
            'In front of your door and inside your café permit, yes. We keep the rest open and never send soapy water over the curb.',
        },
        {
          question: 'Is the pier different?',
          answer:
            'Yes. Nothing may drop into the bay, so we scrub, vacuum and carry. It takes longer and is priced that way.',
        },
        {
          question: 'Can you do it on a Monday?',
          answer:
            'Monday nights are the most asked for. Book them ahead, or take the Tuesday dawn that is usually free.',
        },
        {
          question: 'What if the health inspector names the outside?',
          answer:
            'Send us the line from the report. We treat that area first and give you pictures for the follow-up visit.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'What do you see from the dish pit door?',
      lead: 'Photograph it and send a line with your address. The quote, by area and rhythm, is written within 24 hours.',
      quoteLabel: 'Get St. Pete Restaurant Quote',
    },
  ],
} satisfies LocationPage;
