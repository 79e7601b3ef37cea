import type { ServicePage } from '../schema.ts';

export default {
  slug: 'office-building-cleaning',
  name: 'Office Building Cleaning',
  metadata: {
    title: 'Office Building Pressure Washing in Tampa Bay',
    description:
      'Office building pressure washing in Tampa Bay on nights and Saturdays: facades, plazas, garages and loading docks, quoted by area within 24 hours.',
    keywords: [
      'office building pressure washing',
      'office park cleaning Tampa Bay',
      'facade soft washing',
      'plaza and entrance cleaning',
    ],
  },
  hero: {
    heading: 'Office building cleaning, nights and Saturdays',
    lead: 'Entrances, precast walls, plazas and parking, washed when the lobby is empty. On Monday your tenants see the result and never the hoses.',
    quoteLabel: 'Get Office Building Quote',
    picture: 'commercial_pw_1',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'office',
      heading: 'What a tenant sees at eight',
      lead: 'A canopy collects exhaust for years before anyone looks up. Slide across: the building is the same age in both.',
    },
    {
      kind: 'cards',
      heading: 'What tenants pass between car and desk',
      cards: [
        {
          title: 'Facades and entrance walls',
          description:
            'Precast, stucco and metal panel are soft washed: detergent rests on the wall, kills the algae, and a gentle rinse carries it off.',
          features: [
            'Test spot before the first elevation',
            'Weep holes and sealant lines left unforced',
            'Glass rinsed so no detergent dries on it',
            'Mineral arcs from irrigation dissolved',
          ],
          picture: 'commercial_pw_1',
        },
        {
          title: 'Drop-off canopies, plazas and walks',
          description:
            'Coffee, gum, live-oak tannin and bird lime, cleaned from pavers and broom-finish concrete without etching the surface.',
          features: [
            'Bench, planter and ash-urn surrounds',
            'Canopy lights and soffits brushed down',
            'Accessible ramps and tactile tiles cleaned',
            'Polymeric joint sand spared',
          ],
          picture: 'commercial_pw_2',
        },
        {
          title: 'Tenant parking and garages',
          description:
            'An assigned stall collects years of drips from the same car. Degreaser and heat take off 85-95% of the oil, and we point out what will stay.',
          features: [
            'Visitor and executive rows scheduled first',
            'Stair towers and elevator lobbies',
            'Surface lots swept before they are washed',
            'Inlets covered, water vacuumed',
          ],
          picture: 'commercial_pw_3',
        },
        {
          title: 'Loading docks and trash rooms',
          description:
            'The café compactor and the shredding truck leave their mark out back. Hot water clears grease and odor from slab, wall and gate.',
          features: [
            'Compactor track and drain',
            'Freight door and dock bumper',
            'Smoking area behind the building',
            'Chiller yard paving, equipment kept dry',
          ],
          picture: 'commercial_pw_4',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Where it shows up on your reports',
      lead: 'Exterior cleaning is a small line in an operating budget. It touches several larger ones.',
      benefits: [
        {
          icon: 'clipboard',
          title: 'Fewer work orders',
          description:
            'Wasp nests, sticky handrails and the smell by the loading dock fill a ticket queue. One visit closes a page of them.',
        },
        {
          icon: 'scale',
          title: 'A defense on slip claims',
          description:
            'Shaded north walks stay green through the wet season. A dated cleaning log tells an adjuster that you acted.',
        },
        {
          icon: 'sparkles',
          title: 'Coatings reach their age',
          description:
            'Elastomeric paint fails early under mildew. Washing postpones the repaint in your capital plan.',
        },
        {
          icon: 'users',
          title: 'Renewal tours start better',
          description:
            'An executive deciding between your lease and the tower across the street parks, walks and looks up.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'From tenant notice to Monday coffee',
      steps: [
        {
          title: 'Survey the site',
          description:
            'An engineer who knows the hose bibs, roof access and alarm panel saves everyone time on this first visit.',
        },
        {
          title: 'Approve areas',
          description: 'You choose from a quote that lists each elevation and level; it reaches you within 24 hours.',
        },
        {
          title: 'Tell tenants',
          description: 'Our draft e-mail names doors, dates and levels to clear, ready for your tenant portal.',
        },
        {
          title: 'Wash in order',
          description: 'Walls before walks, upper decks before lower ones, docks while security has the gate open.',
        },
        {
          title: 'Review together',
          description:
            'You walk it in daylight. The 100% satisfaction guarantee means a missed spot is ours to come back for.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Towers, parks and single tenants',
      lead: 'The same stain behaves differently under a parking podium and beside a retention pond. So does the schedule.',
      types: [
        {
          title: 'Downtown and Westshore towers',
          description:
            'Podium, plaza and garage, with sidewalks shared with the city and valets at the curb until late.',
          features: ['Lower facades by lift', 'Public sidewalk hours', 'Garage levels in sequence'],
        },
        {
          title: 'Suburban office parks',
          description: 'Several low buildings round a pond, with reclaimed water spraying every wall.',
          features: ['Orange staining', 'Pond-side containment', 'Several buildings on one plan'],
        },
        {
          title: 'Call centers and back offices',
          description:
            'Staffed through evenings, so the quiet window may be a mid-week night; your shift roster tells us which.',
          features: ['Shift-change timing', 'Break patios', 'Large surface lots'],
        },
        {
          title: 'Banks and professional offices',
          description: 'Small footprints with a drive-up lane and clients who notice the threshold.',
          features: ['Teller lanes', 'Night-deposit area', 'Brick and stone accents'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Your engineer may want to know',
      questions: [
        {
          question: 'How often do offices get the full treatment?',
          answer:
            'Quarterly or bi-annual service suits most office buildings, with entrances monthly. Trees and sprinklers near the wall push it toward quarterly; a sealed tower with little planting can stay at twice a year.',
        },
        {
          question: 'Will water come in through old window seals?',
          answer:
            'It can, which is why walls get detergent instead of force. Tell us which offices leak in a storm and we rinse those by hand.',
        },
        {
          question: 'Do you need the garage empty?',
          answer:
            'Only the level in hand. Post the date early, leave overflow spaces elsewhere, and have a towing contact for the car that always stays.',
        },
        {
          question: 'Are the products hard on landscaping?',
          answer:
            'Beds are soaked before, during and after, and we use eco-friendly cleaners. A hedge pressed against the wall should be tied back.',
        },
        {
          question: 'Can you supply a certificate for our building owner?',
          answer:
            'Yes. We are licensed and insured with $2M liability insurance, and the owner and manager can both be listed on the certificate.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Which Saturday suits your tenants?',
      lead: 'Give us the address, the number of entrances and any tenant who works Saturdays. The quote will show what fits into the time.',
      quoteLabel: 'Schedule Free Consultation',
      facts: [
        { title: 'Hours', description: 'Monday to Saturday, 7:00 AM to 7:00 PM, and nights by arrangement.' },
        { title: 'Reply', description: 'A quote within 24 hours.' },
        { title: 'Since 2015', description: 'Office property around the Bay, licensed and insured.' },
      ],
    },
  ],
} satisfies ServicePage;
