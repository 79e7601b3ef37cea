import type { ServicePage } from '../schema.ts';

export default {
  slug: 'retail-shopping-center-cleaning',
  name: 'Retail Shopping Center Cleaning',
  metadata: {
    title: 'Shopping Center Pressure Washing in Tampa Bay',
    description:
      'Overnight shopping center pressure washing across Tampa Bay: covered walks, facades, parking fields and service alleys, itemized by area for CAM records.',
    keywords: [
      'shopping center pressure washing',
      'strip mall cleaning Tampa Bay',
      'gum removal',
      'plaza sidewalk cleaning',
      'dumpster pad cleaning',
      'CAM exterior cleaning',
    ],
  },
  hero: {
    heading: 'Shopping center cleaning before the bread truck arrives',
    lead: 'Gum, soda, cart rust and restaurant grease, off the walks, facades, lot and service alley overnight. One schedule for the whole center, priced by area so your CAM file makes sense.',
    quoteLabel: 'Get Shopping Center Quote',
    picture: 'commercial_pw_1',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'plaza',
      heading: 'A whole frontage in step',
      lead: 'One clean bay beside a stained one looks like a vacancy. Drag the handle along the row and every tenant comes up together.',
    },
    {
      kind: 'cards',
      heading: 'Front walk to back alley',
      cards: [
        {
          title: 'Facades, parapets and awnings',
          description:
            'Black streaks under the coping are algae fed by roof dust. Detergent does the work here, at a pressure that will not drive water behind stucco.',
          features: [
            'Fabric and metal awnings washed gently',
            'Lovebugs off light paint before they etch it',
            'Sign cabinets and transformers kept dry',
            'Wall bases freed of sprinkler rust',
          ],
          picture: 'commercial_pw_1',
        },
        {
          title: 'Covered walks and drive-through lanes',
          description:
            'Hot water up to 200°F softens gum and fryer film so that they lift whole. A flat surface cleaner leaves even concrete with no wand stripes.',
          features: [
            'Gum lifted, not smeared',
            'Drink spills and shoe black at every door',
            'Order lanes cleaned after closing',
            'Storefront glass rinsed of overspray',
          ],
          picture: 'commercial_pw_2',
        },
        {
          title: 'Parking fields and decks',
          description:
            'Shoppers see the stall before the store. We treat drips with degreaser, then heat, and take out 85-95% of an oil stain.',
          features: [
            'Cart corrals and their rust trails',
            'Fire lane and accessible striping rinsed by low pressure',
            'Light-pole bases and curb stops',
            'Parking decks washed from the top level down',
          ],
          picture: 'commercial_pw_3',
        },
        {
          title: 'Service alleys and dumpster pads',
          description:
            'Where four kitchens share an alley, grease walks. We clean the pads, the apron and the path to each back door.',
          features: [
            'Minimum 180°F water on grease',
            'Enclosure gates, walls and bollards',
            'Grease-bin spills soaked up before washing',
            'Water recovered ahead of the inlet',
          ],
          picture: 'commercial_pw_4',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Why landlords put it in the budget',
      benefits: [
        {
          icon: 'wallet',
          title: 'Charges that survive reconciliation',
          description:
            'Each area is its own line with its own date. When a tenant disputes common-area costs in spring, you have an answer.',
        },
        {
          icon: 'footprints',
          title: 'Fewer falls by the grocery door',
          description:
            'Melted ice cream on a walk already slick with algae is how claims begin. Routine washing leaves a record that you looked after it.',
        },
        {
          icon: 'droplets',
          title: 'No tenant hosing to the inlet',
          description:
            'When the landlord keeps the alley clean, kitchen staff stop sending mop water toward the retention pond at midnight.',
        },
        {
          icon: 'building',
          title: 'A vacant bay that shows well',
          description:
            'Brokers tour the end cap first. A bright walk and a clean sign band make an empty unit look ready to lease.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'How a center gets washed in its sleep',
      steps: [
        {
          title: 'Drive the property',
          description:
            'We map every inlet, spigot, grease bin and late-closing tenant, with you or from your site plan.',
        },
        {
          title: 'Price by zone',
          description: 'Your quote arrives within 24 hours and keeps walks, facades, lot and alley apart.',
        },
        {
          title: 'Warn the tenants',
          description:
            'You forward our notice: bring in racks and potted plants, move cars, expect damp walks at opening.',
        },
        {
          title: 'Wash after last call',
          description:
            'The alley comes first, while stores empty. Walks follow, and the grocery entrance is timed to its receiving hours.',
        },
        {
          title: 'Dawn inspection',
          description:
            'We check glass, signs and inlets in daylight and send a list of damage that was there already, such as spalls and loose tile.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Centers we plan for',
      types: [
        {
          title: 'Grocery-anchored plazas',
          description: 'Cart pushers, flower buckets and early bakers decide the timetable.',
          features: ['Cart wells', 'Vestibule slabs', 'Early receiving respected'],
        },
        {
          title: 'Unanchored strip centers',
          description: 'Nail salon, tax office, takeout: short frontage, many doors, one shared walk.',
          features: ['Takeout doorways', 'Rear doors included', 'Soffits and sign bands'],
        },
        {
          title: 'Open-air lifestyle centers',
          description: 'Pavers, fountains and patios that stay busy until the bars close.',
          features: ['Joint sand protected', 'Fountain surrounds', 'Patio furniture moved and reset'],
        },
        {
          title: 'Enclosed malls and power centers',
          description: 'Long perimeters and big-box docks, washed in sections across several nights.',
          features: ['Entrance courts', 'Ring-road curbs', 'Truck wells'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What property managers ask about centers',
      questions: [
        {
          question: 'How frequently does a shopping center need washing?',
          answer:
            'Quarterly for the full property, with monthly maintenance of high-traffic spots: grocery entrance, takeout doors, bus stop, dumpster pads.',
        },
        {
          question: 'Do stores have to close or cover anything?',
          answer:
            'No store closes. Tenants bring in sidewalk racks and mats, and we tape door gaps where an old threshold lets water under.',
        },
        {
          question: 'Can you bill one restaurant for its own grease?',
          answer:
            'We can list that pad and path as a separate item with photographs. Whether the lease lets you pass it through is between you and the tenant.',
        },
        {
          question: 'Our lot drains to a retention pond. Is washing allowed?',
          answer:
            'Washing is; sending detergent and oil to the pond is not. We block the inlets, vacuum what collects and keep to eco-friendly cleaners chosen for the soil.',
        },
        {
          question: 'A fryer-oil bin tipped over this morning. Now what?',
          answer:
            'Cone it off, put down absorbent and phone. Same-day service covers spills like that, and the rest of the center can wait for its usual night.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Send us the site plan and the tenant list',
      lead: 'Mark which tenants cook and who opens first. That is enough to draft a night schedule for the center.',
      quoteLabel: 'Get Shopping Center Quote',
      facts: [
        { title: '5.0 rating', description: 'From 500+ reviews.' },
        { title: '$2M liability', description: 'Certificate naming the landlord on request.' },
        { title: 'Since 2015', description: 'Plazas and centers around Tampa Bay.' },
      ],
    },
  ],
} satisfies ServicePage;
