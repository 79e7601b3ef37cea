import type { ServicePage } from '../types.ts';

export default {
  slug: 'restaurant-patio-cleaning',
  name: 'Restaurant & Patio Cleaning',
  metadata: {
    title: 'Restaurant & Patio Pressure Washing in Tampa Bay',
    description:
      'Patios, kitchen exits, grease pads and drive-thrus of Tampa Bay restaurants, washed hot after close. Three plans, health-code ready, wash water recovered.',
    keywords: [
      'restaurant pressure washing Tampa Bay',
      'patio cleaning restaurant',
      'grease pad cleaning',
      'drive-thru pressure washing',
      'dumpster area degreasing',
    ],
  },
  hero: {
    heading: 'Restaurant cleaning after the last table and before the first delivery',
    lead: 'Patio pavers, kitchen doors, grease pads and drive-thru lanes, washed with water between 180°F and 200°F while your ovens cool.',
    quoteLabel: 'Get Free Quote',
    picture: 'patio-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Front of house, back of house',
      cards: [
        {
          title: 'Patio and terrace',
          description:
            'Wine, fryer haze and citrus work into pavers and make them slick. Heat and a food-safe detergent bring up the color.',
          features: ['Tables moved and reset', 'Lights and fans kept dry', 'Planters and rails wiped', 'Dry for lunch'],
        },
        {
          title: 'Kitchen exit and grease pad',
          description:
            'The path from fryer to bin carries a film that no mop removes. It ends where an inspector begins.',
          features: [
            'Degreaser with time to work',
            'Bin lids and collars',
            'Grease water vacuumed, never rinsed to a drain',
            'Door threshold and mats',
          ],
        },
        {
          title: 'Drive-thru and parking',
          description:
            'Cars wait, drip and crumble. Menu boards look down on black lanes. We remove 90-95% of the oil.',
          features: ['Lane closed briefly', 'Speaker and sensors covered', 'Curbs freed of rubber', 'Pick-up bays'],
        },
        {
          title: 'Walls, vents and entry',
          description:
            'Hood exhaust paints the wall below it. Stucco is soft washed, steel wiped, the entry walk freed of gum.',
          features: ['Grease trails traced down', 'Awnings rinsed', 'Glass without spots', 'Host stand kept clear'],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Why kitchens keep us on the roster',
      benefits: [
        {
          icon: 'flame',
          title: 'Heat that melts fat',
          description: 'Cold water only pushes it along. At 180°F it lets go of the pore.',
        },
        {
          icon: 'footprints',
          title: 'Staff stay upright',
          description: 'Most falls happen between the door and the dumpster, with full hands.',
        },
        {
          icon: 'sparkles',
          title: 'Fewer pests',
          description:
            'Roaches and rats follow sugar and fat. Take away the meal, and your service contract works better.',
        },
        {
          icon: 'moon',
          title: 'Nothing heard at the table',
          description: 'We arrive after close and are rolled up before prep. Guests see only the result.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Kitchens we know by smell',
      types: [
        {
          title: 'Full-service with patio',
          description: 'Pavers, candles, red wine.',
          features: ['Terrace weekly in season', 'Stone sealed surfaces spared'],
        },
        {
          title: 'Quick service',
          description: 'Lanes, lids and late hours.',
          features: ['Drive-thru in under a shift change', 'Playground fencing'],
        },
        {
          title: 'Waterfront and seafood',
          description: 'Shell, brine and gulls.',
          features: ['Decks washed with the grain', 'Nothing over the seawall'],
        },
        {
          title: 'Breweries and food halls',
          description: 'Yeast, spilled beer and shared courts.',
          features: ['Sour drains sanitized', 'Tenants invoiced in shares'],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Health standards we clean to',
      points: [
        {
          title: 'Food-contact distance',
          description: 'Products near doors and pass windows are chosen so that a splash is no incident.',
        },
        {
          title: 'Hospital-grade sanitizers',
          description:
            'Used on bin pads, restroom walks and drains after the grease is gone. On grease they do nothing.',
        },
        {
          title: 'Allergen care',
          description: 'Shell and nut debris is picked up dry, so it does not travel in the rinse.',
        },
        { title: 'Separate tools', description: 'What has been on a grease pad does not go onto the patio.' },
      ],
    },
    {
      kind: 'process',
      heading: 'A night in four courses',
      steps: [
        { title: 'Tasting', description: 'One free walk at service time. We see where it drips.' },
        { title: 'Menu', description: 'Areas and prices in writing, within 24 hours.' },
        { title: 'Service', description: 'Dry pick-up, degreaser, hot wash, vacuum, sanitizer.' },
        { title: 'Check', description: 'Photographs in your inbox by opening. Not right means again.' },
      ],
    },
    {
      kind: 'plans',
      heading: 'Three plans for the back door',
      plans: [
        {
          name: 'Basic',
          frequency: 'Monthly',
          savings: '15%',
          features: ['Entry and patio', 'Grease pad', 'Walls under the hood exhaust', 'Photographs for the file'],
        },
        {
          name: 'Professional',
          frequency: 'Bi-weekly',
          savings: '25%',
          popular: true,
          features: [
            'Everything in Basic',
            'Kitchen path to the bins',
            'Drive-thru or pick-up bays',
            'Sanitizer on pads and drains',
          ],
        },
        {
          name: 'Premium',
          frequency: 'Weekly',
          savings: '35%',
          features: [
            'Everything in Professional',
            'Patio every week',
            'Awnings after pollen and lovebugs',
            'First call on emergencies',
          ],
        },
      ],
      note: 'Percentages are off the price of the same work as a single visit. Seasonal houses may pause a plan.',
    },
    {
      kind: 'points',
      heading: 'Health code compliance',
      lead: 'Florida inspectors write up the outside as readily as the line.',
      points: [
        {
          title: 'DBPR visits',
          description: 'Refuse areas, outer openings and standing water are on the list. Ours ends with each of them.',
        },
        {
          title: 'Grease and the sewer',
          description:
            'Utilities around the Bay run fats-oils-and-grease programs. Wash water goes to your interceptor only with consent, else into our tank.',
        },
        {
          title: 'Storm water',
          description: 'Nothing soapy enters a street inlet: federal law and local ordinance agree on that.',
        },
        {
          title: 'Records',
          description: 'Date, area, product and photographs for each visit, ready when somebody asks.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'From managers and chefs',
      questions: [
        {
          question: 'How often is right?',
          answer:
            'Weekly where there is grease, monthly for the rest of the exterior. A fry-heavy menu shows within ten days if you stretch it.',
        },
        {
          question: 'How hot is the water?',
          answer:
            'Never below 180°F on grease, and up to 200°F. On wood, sealed stone and painted decks we turn it down.',
        },
        {
          question: 'Will the patio be dry for brunch?',
          answer: 'Yes. We squeegee and blow off, and in damp months start an hour earlier.',
        },
        {
          question: 'Where does the grease go?',
          answer: 'Into a recovery tank and to a licensed facility. You may see the ticket.',
        },
        {
          question: 'Do you do hoods and ducts?',
          answer: 'No. That is a fire-code trade of its own. We clean what the exhaust leaves on walls and pavement.',
        },
        {
          question: 'We share a courtyard. Who pays?',
          answer:
            'Each gets an invoice for its measured part, or the landlord gets one. Say which before the first night.',
        },
        {
          question: 'Inspection tomorrow. Can you come tonight?',
          answer: 'Call. 24/7 emergency service exists for that, and same-day service covers much of the Bay.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Show us the back door first',
      lead: 'One picture of the grease pad and one of the patio tell us most of it. The written quote follows within 24 hours.',
      quoteLabel: 'Schedule Free Consultation',
    },
  ],
} satisfies ServicePage;
