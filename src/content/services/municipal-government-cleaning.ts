import type { ServicePage } from '../schema.ts';

export default {
  slug: 'municipal-government-cleaning',
  name: 'Municipal & Government Cleaning',
  metadata: {
    title: 'Municipal & Government Pressure Washing, Tampa Bay',
    description:
      'Pressure washing for Tampa Bay cities, counties and schools: public buildings, parks, fleet yards and garages, with prevailing wage and bid experience.',
    keywords: [
      'municipal pressure washing Tampa Bay',
      'government building cleaning',
      'prevailing wage pressure washing',
      'parks and plaza cleaning',
      'fleet yard cleaning',
      'public bid exterior cleaning',
    ],
  },
  hero: {
    heading: 'Municipal pressure washing, bid to your specification',
    lead: 'City halls, plazas, park pavilions, fleet yards and public garages, washed around hearings and school days, with the paperwork that a purchasing office has to keep.',
    quoteLabel: 'Get Municipal Facility Quote',
    picture: 'commercial_pw_1',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'garage',
      heading: 'A public deck, before and after one level',
      lead: 'People judge a city by the place where they leave the car. A level like this one takes one closure, columns and drive lane together.',
    },
    {
      kind: 'cards',
      heading: 'From courthouse steps to the transfer station',
      cards: [
        {
          title: 'Public buildings and plazas',
          description:
            'Courthouse steps, library walls and memorials get the least pressure that works. Stone, brick and cast metal are tested in a corner first.',
          features: [
            'Algae on shaded steps and seat walls',
            'Graffiti lifted with a matched remover',
            'Bandshells, pavilions and restrooms',
            'Flag plazas and inscriptions by hand',
          ],
          picture: 'commercial_pw_1',
        },
        {
          title: 'Fleet yards and fuel islands',
          description:
            'Diesel, hydraulic fluid and mower clippings cake the slab where sanitation trucks and cruisers refuel. Hot water up to 200°F loosens it for recovery.',
          features: [
            'Canopies and dispenser islands',
            'Wash bays and trench drains',
            'Apparatus aprons at fire stations',
            'One island open for dispatch',
          ],
          picture: 'commercial_pw_2',
        },
        {
          title: 'Public garages and park-and-ride lots',
          description:
            'Residents judge a garage by its stairwell. We clean that with the deck, where oil stain removal on sound concrete runs 85-95%.',
          features: [
            'Transit shelters and boarding pads',
            'Meter posts and pay kiosks wiped',
            'Accessible routes reopened first',
            'Gum along the boarding edge',
          ],
          picture: 'commercial_pw_3',
        },
        {
          title: 'Depots, docks and transfer areas',
          description:
            'Solid-waste tipping aprons, warehouse docks and parks barns, degreased and deodorized while the route trucks are out.',
          features: [
            'Minimum 180°F water on grease',
            'Push walls and bay doors',
            'Leachate kept from the yard inlet',
            'Salvage and sign-shop yards',
          ],
          picture: 'commercial_pw_4',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What the public and the auditor see',
      benefits: [
        {
          icon: 'scale',
          title: 'Fewer injury notices',
          description:
            'A slick boat ramp reaches your risk pool as a claim letter. Cleaning it on a recorded schedule is the cheaper file.',
        },
        {
          icon: 'leaf',
          title: 'Your own permit respected',
          description:
            'Cities and counties answer for their storm sewers under NPDES. A contractor who rinses soap down the curb puts you in violation of your own rules.',
        },
        {
          icon: 'heart',
          title: 'Places people keep using',
          description:
            'A pavilion without wasp nests and mildew gets rented. A bus pad free of gum keeps riders from standing in the street.',
        },
        {
          icon: 'calendar',
          title: 'Work that follows the fiscal year',
          description:
            'Budgets here turn over on October 1. We can phase sites on both sides of that date and invoice each one separately.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'For the purchasing office',
      lead: 'The cleaning is the simple part. These are the items that hold up an award.',
      points: [
        {
          title: 'Prevailing wage and bid experience',
          description:
            'Where federal or grant money brings wage rates into the job, they are in our price, and payroll records follow the form you specify.',
        },
        {
          title: '20+ organizations helped',
          description:
            'Founded in 2015, we have helped 20+ organizations, so attendance sheets, addenda and sealed-bid deadlines are familiar ground.',
        },
        {
          title: 'Insurance and license',
          description:
            'We carry $2M liability insurance and are licensed. Certificate holder and additional-insured wording are taken from your documents.',
        },
        {
          title: 'Safety and environment',
          description:
            'OSHA-aware crews and EPA-compliant water handling, with safety data sheets listed by site for your right-to-know binder.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'From solicitation to close-out',
      steps: [
        {
          title: 'Pre-bid visit',
          description:
            'We measure surfaces, find hydrants and hose bibs, and send questions before the addendum deadline.',
        },
        {
          title: 'Price to the form',
          description: 'Unit prices on your sheet, or for a small purchase a plain quote within 24 hours.',
        },
        {
          title: 'Kickoff with the site',
          description: 'The department names a contact, background-check needs, and the days that are off limits.',
        },
        {
          title: 'Wash by work order',
          description:
            'Traffic control, signs and inlet protection are set before the first hose. Each site closes before the next opens.',
        },
        {
          title: 'Close out the order',
          description: 'Your inspector signs, photographs are filed, and the invoice quotes the purchase-order line.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Departments on the list',
      types: [
        {
          title: 'City and county administration',
          description: 'Halls, courthouses and police stations with public counters and secure doors.',
          features: ['Escorted areas', 'Entry plazas', 'Sally ports by appointment'],
        },
        {
          title: 'Parks, recreation and waterfront',
          description: 'Splash pads, boat ramps, piers and ball-field concessions used hardest on weekends.',
          features: ['Ramp slime', 'Fish-cleaning tables', 'Playground surfaces at low pressure'],
        },
        {
          title: 'Schools, colleges and libraries',
          description: 'Work falls into breaks, teacher workdays and evenings without games.',
          features: ['Covered walks', 'Cafeteria docks', 'Bus loops'],
        },
        {
          title: 'Transit, port and public works',
          description: 'Shelters, terminals, lift stations and treatment plants, many behind a gate.',
          features: ['Site induction', 'Shift-aware hours', 'Clarifier walkways'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked at the pre-bid meeting',
      questions: [
        {
          question: 'Will you work under prevailing wage terms?',
          answer:
            'Yes. Put the wage decision and reporting form into the bid package; we have priced public work on that basis before.',
        },
        {
          question: 'Can a department buy a single job without a bid?',
          answer:
            'Your thresholds decide that. For small purchases we give a written quote that can sit beside the others in your file, then wait for the order.',
        },
        {
          question: 'How is wash water handled at city sites?',
          answer:
            'Inlets are covered, water is vacuumed, and discharge to sanitary happens only where your own utility approves the point.',
        },
        {
          question: 'Can you clean brick streets and hex-block sidewalks?',
          answer:
            'Yes, with low pressure and a wide fan so that sand stays in the joints. Loose or hollow blocks are flagged rather than washed.',
        },
        {
          question: 'What about early voting, festivals and hurricane season?',
          answer:
            'Polling sites, parades and hearings are blocked in advance. When a storm watch is posted, crews clear out and the dates move without argument.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Put us on the bidder list',
      lead: 'Send the solicitation, or just the addresses and the square footage you know. Vendor registration forms can come along with it.',
      quoteLabel: 'Get Municipal Facility Quote',
      facts: [
        { title: '50+ cities served', description: 'Across Tampa Bay and the surrounding area.' },
        { title: 'Hours', description: 'Mon-Sat, 7:00 AM-7:00 PM, and at night where the site needs it.' },
      ],
    },
  ],
} satisfies ServicePage;
