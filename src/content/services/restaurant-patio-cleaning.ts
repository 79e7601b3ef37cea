import type { ServicePage } from '../schema.ts';

export default {
  slug: 'restaurant-patio-cleaning',
  name: 'Restaurant & Patio Cleaning',
  metadata: {
    title: 'Restaurant Patio and Grease Pad Cleaning, Tampa Bay',
    description:
      'Restaurant pressure washing in Tampa Bay after close: patios, kitchen exits, bin pads and drive-throughs at 180°F to 200°F, grease water recovered, three plans.',
    keywords: [
      'restaurant pressure washing Tampa Bay',
      'restaurant patio cleaning',
      'grease pad cleaning',
      'drive-through lane cleaning',
      'dumpster pad degreasing',
    ],
  },
  hero: {
    heading: 'Restaurant and patio cleaning once the fryers are off',
    lead: 'Sticky pavers out front, a gray grease path out back. We wash both with water up to 200°F after the last check, and you open on a dry patio.',
    quoteLabel: 'Get Free Quote',
    picture: 'storefront-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'patio',
      heading: 'Where the sunscreen and the marinade went',
      lead: 'Look at the pavers around the chair legs. Butter, wine and shoe rubber darken the same circle at every table, and heat lifts it.',
    },
    {
      kind: 'cards',
      heading: 'Where guests sit, and where the trash goes',
      lead: 'One side needs patience, the other needs heat. We do not use the same brushes on both.',
      cards: [
        {
          title: 'Patios and sidewalk seating',
          description: 'Wine, syrup and sunscreen bind dust into a film that grabs shoes when dry and slips when wet.',
          features: ['Chairs moved and set back by photo', 'Heaters, speakers and lights bagged', 'Rails wiped'],
        },
        {
          title: 'Kitchen door to dumpster',
          description:
            'Fat drips from every bag on the way. Degreaser dwells, water of at least 180°F melts it, a vacuum takes it up.',
          features: ['Bin lids, wheels and gates', 'Grease-bin collar and spill ring', 'Mats hung and washed'],
        },
        {
          title: 'Drive-thru and pickup stalls',
          description:
            'Idling engines drip in the same four places. We remove 90-95% of those oil stains and the soda between them.',
          features: ['Menu board and loop sensor protected', 'Curbs freed of rubber', 'Short closures, lane by lane'],
        },
        {
          title: 'Walls, awnings and vents',
          description:
            'Hood exhaust leaves a brown fan on stucco, and lovebugs find the rest in May and September. Both are soft washed.',
          features: ['Exhaust trails cut with a mild alkaline', 'Canvas rinsed low', 'Entry glass dried'],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What it spares you',
      benefits: [
        {
          icon: 'footprints',
          title: 'A fall with full hands',
          description: 'Your dishwasher crosses that pad in the dark carrying bags. It should hold a shoe.',
        },
        {
          icon: 'clipboard',
          title: 'A note about the outside',
          description: 'Inspectors look behind the building too. A clean pad is one page they turn quickly.',
        },
        {
          icon: 'sparkles',
          title: 'Feeding the roaches',
          description: 'Traps do little while grease is on the menu. Your pest company will say the same.',
        },
        {
          icon: 'star',
          title: 'The review about the smell',
          description: 'On a humid night the bin corral reaches the patio. Odor leaves with the film that makes it.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Four kitchens, four messes',
      types: [
        {
          title: 'Full-service with outdoor tables',
          description: 'Food on pavers every night, guests close to the wall.',
          features: ['Joint sand preserved', 'Sealed stone washed cooler'],
        },
        {
          title: 'Fast food and coffee',
          description: 'Lanes that close late and reopen before dawn.',
          features: ['Speaker posts wiped by hand', 'Cup and straw litter picked up dry'],
        },
        {
          title: 'Waterfront and beach',
          description: 'Salt, gulls and a seawall with nothing but open water below.',
          features: ['Decks washed along the grain', 'Overspray kept on land'],
        },
        {
          title: 'Breweries, trucks and food halls',
          description: 'Shared courts, sour spills, several operators.',
          features: ['Area split on the invoice', 'Fryer-oil drop points'],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Health standards our crew works to',
      points: [
        {
          title: 'Temperature on the gauge',
          description: 'Wherever there is grease the water runs up to 200°F, minimum 180°F. You may read the dial.',
        },
        {
          title: 'Clean, then sanitize',
          description: 'Hospital-grade sanitizers go on bin pads after degreasing; on fat they cannot work.',
        },
        { title: 'Two sets of tools', description: 'Brushes and hoses from the bin side stay off the seating side.' },
        {
          title: 'No spray toward food',
          description: 'Pass windows, ice chests and make-up air are closed off before the first trigger pull.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'From a walk at close to keys at opening',
      steps: [
        { title: 'Walk', description: 'At close we see where it drips and find each drain.' },
        { title: 'Price', description: 'Front, back and lane, quoted apart within 24 hours.' },
        { title: 'Wash', description: 'Dry pickup, degreaser, heat, vacuum. Bins first and the patio last.' },
        { title: 'Show', description: 'Photographs at opening, and a 100% satisfaction guarantee.' },
      ],
    },
    {
      kind: 'plans',
      heading: 'How often you fry decides the plan',
      plans: [
        {
          name: 'Basic',
          frequency: 'Monthly',
          savings: '15%',
          features: ['Patio and entry walk', 'Bin pad and gates', 'Exhaust wall rinse', 'Photo record'],
        },
        {
          name: 'Professional',
          frequency: 'Bi-weekly',
          savings: '25%',
          popular: true,
          features: ['All of Basic', 'Kitchen path and mats', 'Drive-thru or pickup stalls', 'Sanitizer on pads'],
        },
        {
          name: 'Premium',
          frequency: 'Weekly',
          savings: '35%',
          features: ['All of Professional', 'Grease areas every week', 'Awnings after lovebugs', 'Priority for spills'],
        },
      ],
      note: 'Savings are off single-visit prices for the same areas. Change plan as your season changes.',
    },
    {
      kind: 'points',
      heading: 'Health code compliance, outside the kitchen',
      lead: 'Rules for the inside are yours. These reach the pavement.',
      points: [
        {
          title: 'State inspection',
          description: 'Florida DBPR inspectors expect clean refuse areas and doors that keep pests out.',
        },
        {
          title: 'Fats, oils and grease',
          description:
            'Wash water enters your interceptor only where the utility and you consent. Otherwise it leaves in our tank, because local grease programs check what the sewer receives.',
        },
        {
          title: 'Storm drains',
          description:
            'The Clean Water Act leaves no room for soap or fat in an inlet. EPA-compliant recovery is standard.',
        },
        {
          title: 'Paper',
          description: 'Each visit leaves date, areas, products and pictures for your inspection binder.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Seven things owners and chefs ask',
      questions: [
        {
          question: 'How often should it be done?',
          answer:
            'Weekly for grease areas, plus a monthly wash of the exterior. Heavy frying shows within days in August.',
        },
        {
          question: 'Is 200°F safe for my patio?',
          answer:
            'For bare concrete and most brick, yes. Sealed stone, wood and composite get cooler water and a wider fan.',
        },
        {
          question: 'Can we smell detergent at lunch?',
          answer:
            'No. Eco-friendly, low-odor products are used near seating and rinsed; degreaser stays behind the building.',
        },
        {
          question: 'What must closing staff do?',
          answer:
            'Stack what stacks, lock the register side, leave one spigot and the bin gate open. Tell us who has the alarm code.',
        },
        {
          question: 'Do you clean hoods or pump grease traps?',
          answer: 'Neither; each is a trade of its own. We clean what escapes from them onto walls and ground.',
        },
        {
          question: 'Used oil is running across the lot at lunchtime. Who do we call?',
          answer:
            'Us, after blocking the drain with absorbent or a wet towel. Same-day service covers it; at night the 24/7 emergency line does.',
        },
        {
          question: 'Are you insured for our landlord?',
          answer:
            'Yes. The certificate shows $2M in liability and can name the owner. We are licensed and have done this since 2015.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'What time does the last table leave?',
      lead: 'Add a picture of the bin pad and the number of seats outside. We will meet you after close one evening.',
      quoteLabel: 'Schedule Free Consultation',
    },
  ],
} satisfies ServicePage;
