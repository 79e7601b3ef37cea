import type { LocationPage } from '../schema.ts';

export default {
  slug: 'apartment-complex-pressure-washing-tampa',
  name: 'Apartment Complex Pressure Washing in Tampa',
  city: 'tampa',
  service: 'apartment-complex-cleaning',
  metadata: {
    title: 'Apartment Complex Pressure Washing in Tampa, FL',
    description:
      'Breezeways, garages and stucco washed for Tampa apartments, from Harbour Island to New Tampa. Same-day response, resident notices, $2M liability insurance.',
    keywords: [
      'apartment complex pressure washing Tampa',
      'breezeway cleaning Tampa FL',
      'apartment garage cleaning Channelside',
      'South Tampa apartment washing',
      'New Tampa apartment pressure washing',
    ],
  },
  hero: {
    heading: 'Apartment pressure washing from Bayshore to Bruce B. Downs',
    lead: 'A tower on Harbour Island and a walk-up by the university get dirty in different ways. You get a schedule by building number, notices for the doors and a crew that can start today.',
    quoteLabel: 'Get Tampa Apartment Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'condo',
      heading: 'A pool court after a Tampa summer',
      lead: 'Humidity feeds algae on every ledge that faces north. The left side is how September leaves it, the right side how we do.',
    },
    {
      kind: 'cards',
      heading: 'The building decides the method',
      lead: 'We sort Tampa apartments by what they are made of and what blows onto them.',
      cards: [
        {
          title: 'Towers beside the harbor',
          description:
            'Salt off Hillsborough Bay and dust from the port docks settle on balconies and ledges. The podium garage adds tire film on every ramp.',
          features: [
            'Garage levels taken overnight, one by one',
            'Fresh-water flush for rails and balcony fronts',
            'Amenity decks finished before the pool opens',
            'Dates kept clear of arena nights',
          ],
          areas: ['Downtown Tampa', 'Channelside', 'Harbour Island', 'Bayshore'],
        },
        {
          title: 'Century-old streets under oaks',
          description:
            'Small blocks and divided houses of soft brick, lime mortar and wood siding. Shade keeps them damp, and every wet leaf prints its outline on the walk.',
          features: [
            'Low pressure on brick and painted wood',
            'Tannin prints treated with an oxygen cleaner',
            'Mortar looked over before any water',
            'Hoses kept off the public sidewalk',
          ],
          areas: ['Hyde Park', 'Seminole Heights', 'Riverside Heights', 'Ybor City'],
        },
        {
          title: 'Mid-rises west and south',
          description:
            'Parts of South Tampa and Westshore irrigate with reclaimed water, which scales the lowest course of stucco. Near the base, tenants on shifts sleep when others work.',
          features: [
            'White scale dissolved with a mild acid',
            'Parking under the building washed by bay',
            'Noisy hours agreed with shift workers',
            'Vehicle lists sent where a gate asks for them',
          ],
          areas: ['West Tampa', 'South Tampa', 'Westshore', 'MacDill AFB Area'],
        },
        {
          title: 'Garden communities in the north',
          description:
            'Walk-ups around ponds and cypress wetland. Breezeways hold moist air, and stairs on the north side turn green by the middle of summer.',
          features: [
            'Landings rinsed from the top floor down',
            'Well-water rust lifted without bleach',
            'Pond banks and drop inlets shielded',
            'Compactor areas cleaned after student move-out',
          ],
          areas: ['New Tampa', 'Tampa Palms', 'Carrollwood', 'University Area'],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What your office stops hearing about',
      benefits: [
        {
          icon: 'footprints',
          title: 'Slippery landings',
          description:
            'Algae on shaded concrete turns slick with the first June storm. Take it off in May and the summer slip report has one cause fewer.',
        },
        {
          icon: 'shield',
          title: 'Missing certificates',
          description:
            'Your owner receives proof of $2M liability insurance, naming the ownership entity, before a hose is connected.',
        },
        {
          icon: 'droplets',
          title: 'Foam in the gutter',
          description:
            'Street inlets empty into the river or the bay without treatment. We block them, collect the wash water and use EPA-compliant detergents.',
        },
        {
          icon: 'clock',
          title: 'Waiting for a slot',
          description:
            'Tampa has same-day response. Paint on a stair or a burst bag in the elevator lobby is dealt with on the day you call.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Sixteen neighborhoods, two rule books',
      lead: "Carrollwood and most of the University Area lie outside the city limits. There Hillsborough County's storm-water rules apply; in the rest it is Tampa's. We recover the wash water under both.",
      places: [
        'Downtown Tampa',
        'Hyde Park',
        'Channelside',
        'West Tampa',
        'South Tampa',
        'Seminole Heights',
        'Riverside Heights',
        'Bayshore',
        'MacDill AFB Area',
        'New Tampa',
        'Carrollwood',
        'University Area',
        'Ybor City',
        'Westshore',
        'Tampa Palms',
        'Harbour Island',
      ],
    },
    {
      kind: 'process',
      heading: 'How a Tampa property gets its dates',
      steps: [
        {
          title: 'Mark the plan',
          description:
            'You send the site map. We number buildings, spigots and storm inlets, and ask which gates need a code.',
        },
        {
          title: 'Compare calendars',
          description:
            "Yours has tours and inspections. The city's has Gasparilla on Bayshore, hockey in Channelside and move-in week near USF.",
        },
        {
          title: 'Tell residents',
          description:
            'Wording for e-mail and for doors arrives with dates by building and the stalls to be cleared. It should be up two days before.',
        },
        {
          title: 'Wash',
          description:
            'Stucco is soft washed. Concrete with gum or grease gets water between 180°F and 200°F, and each stair reopens before the next one closes.',
        },
        {
          title: 'Walk it',
          description:
            'Point at anything that disappoints you. Under the 100% satisfaction guarantee it is done again.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What Tampa managers ask first',
      questions: [
        {
          question: 'How many visits a year does a complex here need?',
          answer:
            'Four for the whole property, with entrances and pool decks monthly. Under the Hyde Park oaks, put one of the four in late April, when the pollen is down. Close to the bay, keep one for the dry season, when no rain washes off the salt.',
        },
        {
          question: 'Can a garage be done while people live above it?',
          answer:
            'Yes. A level closes in the evening, its drains are screened, and it reopens before the morning commute. You need one other level or street with room for the cars.',
        },
        {
          question: 'Do orange sprinkler fans come out of stucco?',
          answer:
            'Iron from a well does, with an acid-based rust remover. Chlorine would set the color, so we try a hand-sized patch first. Have the heads turned afterward or the fan grows back.',
        },
        {
          question: 'What does a plan save?',
          answer:
            'Against single visits, 15% on monthly service, 25% on bi-weekly and 35% on weekly. Breezeways and dumpster pads on a bi-weekly plan seldom reach the state that needs a second pass.',
        },
        {
          question: 'Is anyone there at night or on Sunday?',
          answer:
            'For emergencies, always: 24/7 service covers a sewage backup, storm mud or broken glass across a walk. Planned work runs Monday to Saturday, 7:00 AM to 7:00 PM, with night work for garages.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Begin with the building that brings the calls',
      lead: 'Write its neighborhood, the number of stories and how many like it you have. Our quote comes within 24 hours.',
      quoteLabel: 'Get Tampa Apartment Quote',
      facts: [
        {
          title: '200+ apartment complexes',
          description: 'served around the Bay',
        },
        {
          title: '5.0 rating',
          description: 'from 500+ reviews',
        },
      ],
    },
  ],
} satisfies LocationPage;
