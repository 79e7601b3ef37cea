import type { LocationPage } from '../types.ts';

export default {
  slug: 'apartment-complex-pressure-washing-tampa',
  name: 'Apartment Complex Pressure Washing in Tampa',
  city: 'tampa',
  service: 'apartment-complex-cleaning',
  metadata: {
    title: 'Apartment Complex Pressure Washing in Tampa, FL',
    description:
      'Pressure washing for Tampa apartment communities from Channelside towers to New Tampa garden blocks: sixteen neighborhoods, same-day response, insured crews.',
    keywords: [
      'apartment pressure washing Tampa',
      'breezeway cleaning Tampa',
      'South Tampa apartment cleaning',
      'New Tampa apartment pressure washing',
      'parking garage apartment cleaning Tampa',
    ],
  },
  hero: {
    heading: 'Apartment pressure washing in Tampa, from tower to garden block',
    lead: 'A high-rise off Channelside Drive and a two-story walk-up near the university share a ZIP-code map and little else. We plan for the building in front of us.',
    quoteLabel: 'Get Tampa Apartment Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Four parts of town, four kinds of building',
      lead: 'What soils an apartment property in Tampa depends on how far it stands from the port, the river and the oaks.',
      cards: [
        {
          title: 'High-rises by the water',
          description:
            'Garage decks, amenity terraces and balconies above streets that fill on event nights. Port dust settles as a gray film on every ledge that faces east.',
          features: [
            'Garage levels closed one at a time',
            'Amenity decks before the pool opens',
            'Loading docks agreed with the building engineer',
            'Street work kept off arena nights',
          ],
          areas: ['Downtown Tampa', 'Channelside', 'Harbour Island', 'Westshore'],
        },
        {
          title: 'Old streets, big oaks',
          description:
            'Brick, wood siding and small courtyards under live oaks. Tannin prints every leaf on a pale walk, and old mortar will not forgive a hard nozzle.',
          features: [
            'Soft wash on wood and soft brick',
            'Leaf tannin bleached out, not blasted',
            'Narrow side yards reached by long hose',
            'Street parking posted ahead with you',
          ],
          areas: ['Hyde Park', 'Bayshore', 'South Tampa', 'Seminole Heights'],
        },
        {
          title: 'River, port and base',
          description:
            'Mid-century blocks and new mid-rises side by side, close to freight routes, the Hillsborough River and the flight line. Soot and river algae meet on the same wall.',
          features: [
            'Degreaser ahead of detergent on soot',
            'Stair towers washed top to bottom',
            'Gate lists and badges arranged early',
            'Dumpster pads with recovered water',
          ],
          areas: ['West Tampa', 'Riverside Heights', 'MacDill AFB Area', 'Ybor City'],
        },
        {
          title: 'Garden communities up north',
          description:
            'Twenty or thirty buildings around retention ponds, with irrigation on wells. Rust fans on the stucco and green breezeways are the usual call.',
          features: [
            'Building-by-building calendar for residents',
            'Irrigation rust treated with mild acid',
            'Pond edges kept free of detergent',
            'Mail kiosks and gates in the first week',
          ],
          areas: ['New Tampa', 'Tampa Palms', 'Carrollwood', 'University Area'],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Why Tampa managers put it on the calendar',
      benefits: [
        {
          icon: 'clock',
          title: 'Same-day response',
          description:
            'Tampa is our shortest drive. A spill on a ramp or paint on a stair is looked at on the day you call.',
        },
        {
          icon: 'shield',
          title: 'Cover an owner accepts',
          description:
            '$2M in liability insurance, with your ownership entity and lender named where the loan papers ask for it.',
        },
        {
          icon: 'droplets',
          title: 'The Bay stays out of it',
          description:
            'Inlets here lead to the river and the Bay. We cover them, vacuum the wash water and use EPA-compliant detergents.',
        },
        {
          icon: 'users',
          title: 'Semester turns',
          description:
            'Around the university, leases end within days of each other. Stairs and walks are done before the vans arrive.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'A Tampa year on one page',
      lead: 'When the work is worth most, by the month.',
      points: [
        {
          title: 'March to May',
          description:
            'Oak pollen and the last leaves. Breezeways and pool decks under trees get their main wash once the catkins are down.',
        },
        {
          title: 'May and September',
          description:
            'Lovebugs on white walls, gates and garage doors. They etch paint within days, so a light rinse comes early and the wash later.',
        },
        {
          title: 'June to October',
          description:
            'Storms nearly every afternoon and algae on anything north-facing. We start at seven and finish the open walks by lunch.',
        },
        {
          title: 'November to February',
          description:
            'Dry weather for exteriors and garages, and clean entries for the months in which most visitors tour.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked by Tampa leasing teams',
      questions: [
        {
          question: 'How often does a Tampa complex need it?',
          answer:
            'Quarterly for the property, monthly for entrances and pool decks. Blocks beside the interstate or the port add a rinse of the ledges in between.',
        },
        {
          question: 'Can you work on a building with one garage entrance?',
          answer:
            'Yes, at night and by half lanes. We walk it with your engineer first, because the drains decide which half comes first.',
        },
        {
          question: 'Our walls have orange stains from sprinklers. Is that pressure work?',
          answer:
            'No. It is iron from well or reclaimed water and needs a rust remover. Pressure would drive it deeper into the stucco. Ask the landscaper to turn the heads afterward.',
        },
        {
          question: 'How do residents hear of it?',
          answer:
            'You receive the text in English, ready to translate, with dates by building. Cards go on doors two days before, and a crew member is there to ask.',
        },
        {
          question: 'What does the first visit cost compared with later ones?',
          answer:
            'The first takes off years, later ones take off weeks. On a plan the saving is 15% monthly, 25% bi-weekly and 35% weekly against single visits.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Which building looks worst from the street?',
      lead: 'Start there. Tell us its name and the number of stories, and a figure for it and for the whole property comes back within 24 hours.',
      quoteLabel: 'Get Tampa Apartment Quote',
    },
  ],
} satisfies LocationPage;
