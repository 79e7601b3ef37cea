import type { ServicePage } from '../types.ts';

export default {
  slug: 'retail-storefront-cleaning',
  name: 'Retail Storefront Cleaning',
  metadata: {
    title: 'Retail Storefront Pressure Washing in Tampa Bay',
    description:
      'Storefront pressure washing across Tampa Bay, finished before you unlock: gum, spills and shoe black off the walk, awnings and glass rinsed, entries left dry.',
    keywords: [
      'storefront pressure washing Tampa Bay',
      'sidewalk gum removal',
      'awning cleaning',
      'shop front cleaning before opening',
      'retail pressure washing Florida',
    ],
  },
  hero: {
    heading: 'Storefront cleaning that is over before you unlock',
    lead: 'Gum, soda, planter stains and the black film that shoes press into pavers. We come in the dark, and by opening the walk is dry.',
    quoteLabel: 'Get Free Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'From the curb to the sign band',
      lead: 'A shopper reads a store from the ground up, so that is the order in which we look at it. We wash it from the top down.',
      cards: [
        {
          title: 'Entry walks and gum',
          description:
            'Each gum spot takes a few seconds of heat and no scraping. Between them lies a film of rubber and sugar that a rotary surface cleaner takes off evenly.',
          features: [
            'Water up to 200°F on gum',
            'No wand stripes on broom-finished concrete',
            'Joint sand left in the pavers',
            'Curb face and gutter included',
          ],
        },
        {
          title: 'Awnings and canopies',
          description:
            'Canvas holds mildew in its weave and pollen on its slope. Both loosen with a mild detergent and a rinse no harder than rain.',
          features: [
            'Stitching and frames looked over first',
            'Bird marks soaked before they are wiped',
            'Valance lettering left alone',
            'Rinse water kept off the glass below',
          ],
        },
        {
          title: 'Facade, columns and sign band',
          description:
            'Stucco streaks under every ledge, and stone bases turn green behind planters. Soft washing lifts both without opening hairline cracks.',
          features: [
            'Transformers and sign wiring kept dry',
            'Rust from irrigation treated as rust',
            'Graffiti tested on a hidden patch',
            'Columns finished to their base',
          ],
        },
        {
          title: 'Rear doors and trash area',
          description:
            'Health inspectors and landlords both use the back. Boxes, bins and mop water leave a floor that needs degreasing more than pressure.',
          features: [
            'Receiving pad degreased',
            '90-95% of oil stains removed',
            'Dumpster gates and walls washed',
            'Floor drains protected',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What your register and your landlord get from it',
      benefits: [
        {
          icon: 'smile',
          title: 'A door people enter',
          description: 'A sticky mat and a spotted walk make a shopper slow down. You want that to happen inside.',
        },
        {
          icon: 'footprints',
          title: 'Footing in a downpour',
          description: 'Rain on sugar film is slick. Removing it costs less than answering one fall report.',
        },
        {
          icon: 'file',
          title: 'Lease terms met',
          description:
            'Most retail leases make the tenant or the center keep the frontage. You get dated pictures for the file.',
        },
        {
          icon: 'moon',
          title: 'No closed hour',
          description:
            'Work begins after the last register is counted, or before the first delivery. Your choice, each time.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'One morning, four steps',
      steps: [
        {
          title: 'Look',
          description:
            'Someone visits during trade, sees where people walk and where water runs, and asks your manager two questions.',
        },
        { title: 'Price', description: 'A figure for one visit and one for a rhythm, in writing, within 24 hours.' },
        {
          title: 'Wash',
          description: 'Drains covered, stock and doors shielded, top to bottom, with lights and cones of our own.',
        },
        {
          title: 'Hand over',
          description:
            'The opener walks it with us, or gets the pictures. What is not right is done again under our 100% satisfaction guarantee.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Shops we set the alarm for',
      types: [
        {
          title: 'Street-front boutiques',
          description: 'Shared sidewalks, narrow hours, and a neighbor with outdoor racks.',
          features: ['Hand-carried hoses, no truck on the walk', 'Neighbors told the evening before'],
        },
        {
          title: 'Grocers and pharmacies',
          description: 'Carts, ice machines and a door that opens at six.',
          features: ['Cart corrals and cart tracks', 'Hospital-grade sanitizers on request'],
        },
        {
          title: 'Strip centers',
          description: 'Ten tenants, one walk, and a bill that has to be divided.',
          features: ['Priced by frontage', 'One certificate to the owner'],
        },
        {
          title: 'Banks and salons',
          description: 'Drive-up lanes, hair dye, sealed stone and a lot of glass.',
          features: ['Pneumatic lanes degreased', 'Stone cleaned by its own rules'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Shopkeepers ask',
      questions: [
        {
          question: 'What time do you come?',
          answer:
            'Usually between closing and first light. A frontage of ordinary length is dry an hour before a nine o’clock opening; in August humidity we begin sooner.',
        },
        {
          question: 'Does hot water hurt my pavers?',
          answer:
            'Heat does not. Too much force too close does, by digging out the joint. We use the first to need less of the second.',
        },
        {
          question: 'Do I have to be there?',
          answer: 'No. We need a spigot, or bring a tank, and a number to call if an alarm goes off.',
        },
        {
          question: 'Can you take care of a spill today?',
          answer:
            'Same-day service covers Tampa, St. Petersburg, Brandon and Riverview, and paint or a broken oil jug outside hours is what 24/7 emergency service is for.',
        },
        {
          question: 'How often is enough?',
          answer:
            'Walk your entry on a Sunday evening and count the gum. Busy doors want it monthly, a quiet office-side shop each season, awnings after pollen and after each lovebug flight.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Tell us your opening hour',
      lead: 'With it, the length of your frontage and what is on the ground, we can write you a figure. Licensed, and insured for $2M.',
      quoteLabel: 'Get Free Quote',
    },
  ],
} satisfies ServicePage;
