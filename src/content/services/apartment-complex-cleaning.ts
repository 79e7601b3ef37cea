import type { ServicePage } from '../schema.ts';

export default {
  slug: 'apartment-complex-cleaning',
  name: 'Apartment Complex Cleaning',
  metadata: {
    title: 'Apartment Complex Pressure Washing in Tampa Bay',
    description:
      'Breezeways, stairs, pool decks and dumpster pads of Tampa Bay apartment complexes, washed building by building with notices, water recovery and three plans.',
    keywords: [
      'apartment complex pressure washing',
      'breezeway cleaning Tampa Bay',
      'pool deck cleaning apartments',
      'dumpster pad cleaning',
      'apartment building soft wash',
    ],
  },
  hero: {
    heading: 'Apartment complex cleaning that residents notice and nobody hears',
    lead: 'Breezeways, stairs, pool decks and dumpster pads, washed building by building on a schedule that your leasing office can post.',
    quoteLabel: 'Get Free Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'condo',
      heading: 'Same building, one morning later',
      lead: 'Watch the slab edges under the balconies. That gray is algae living on pollen, and a soft wash takes it off without touching the paint.',
    },
    {
      kind: 'cards',
      heading: 'Four jobs on one property',
      lead: 'Each has its own dirt, its own pressure and its own hour of the day. One crew lead carries all four.',
      cards: [
        {
          title: 'Breezeways and stairwells',
          description:
            'Algae on the shaded side, shoe black on the treads, cobwebs and wasp nests under the landings. We work from the top floor down so that nothing is soiled twice.',
          features: [
            'Detergent first, so the rinse can stay gentle',
            'Doors, mats and door cameras kept dry',
            'Handrails and stair pans included',
            'Dry underfoot before people leave for work',
          ],
        },
        {
          title: 'Pool decks and clubhouse',
          description:
            'Sunscreen film and oak leaf tannin come off pavers with heat and patience, not with force that blows the joint sand into the pool.',
          features: [
            'Low pressure on travertine and cool-deck',
            'Furniture moved and set back',
            'Runoff kept out of the water',
            'Deck open again the same day',
          ],
        },
        {
          title: 'Building exteriors',
          description:
            'North walls go green first and irrigation leaves orange fans beside the entries. Stucco and trim are soft washed; rust gets its own mild acid.',
          features: [
            'Plants wetted before and rinsed after',
            'Window screens checked ahead of the wash',
            'Rust and reclaimed-water marks treated',
            'Gutter faces and soffits rinsed',
          ],
        },
        {
          title: 'Dumpster pads and parking',
          description:
            'Grease, leaking bags and oil shadows are what a prospect smells before seeing the model unit. Hot water up to 200°F, never under 180°F, breaks them loose.',
          features: [
            '90-95% of oil stains removed from concrete',
            'Pads degreased and deodorized',
            'Wash water recovered, drains covered',
            'Stalls done in halves, cars moved once',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What it does for the rent roll and the risk file',
      benefits: [
        {
          icon: 'footprints',
          title: 'Fewer slip reports',
          description:
            'Algae on a shaded landing is slick from the first summer storm. Clean concrete takes it out of your incident log.',
        },
        {
          icon: 'eye',
          title: 'Tours that start well',
          description:
            'A prospect walks the lot, the stair and the landing before the unit. Those sixty steps are the first showing.',
        },
        {
          icon: 'volume',
          title: 'Quiet hours respected',
          description:
            'Machines stand away from bedrooms and start after your quiet hours. Loud work is kept for the middle of the day.',
        },
        {
          icon: 'droplets',
          title: 'Storm-water rules kept',
          description:
            "Soapy water in a storm drain is a violation with the owner's name on it. We block, vacuum and dispose of it, and use EPA-compliant detergents.",
        },
      ],
    },
    {
      kind: 'plans',
      heading: 'Maintenance plans',
      lead: 'Dirt that never gets a season to settle comes off cooler, quicker and cheaper. So the plans that come more often cost less a visit.',
      plans: [
        {
          name: 'Basic',
          frequency: 'Monthly',
          savings: '15%',
          features: ['Main entrances and mail kiosk', 'Breezeways in rotation', 'Dumpster pads degreased'],
        },
        {
          name: 'Standard',
          frequency: 'Bi-weekly',
          savings: '25%',
          popular: true,
          features: ['Everything in Basic', 'Pool deck and clubhouse', 'Stairwells', 'Photographs after each visit'],
        },
        {
          name: 'Premium',
          frequency: 'Weekly',
          savings: '35%',
          features: ['Everything in Standard', 'Dumpster pads every week', 'Exteriors once a quarter'],
        },
      ],
      note: 'Savings are measured against the same work ordered as single visits. Plans can be paused when a building is painted or re-roofed.',
    },
    {
      kind: 'process',
      heading: 'From the first walk to your signature',
      steps: [
        { title: 'Walk', description: 'We map spigots, drains, shy pets and quiet hours with your maintenance lead.' },
        { title: 'Quote', description: 'Written and itemized by building, within 24 hours of the walk.' },
        { title: 'Notice', description: 'You get the text for e-mail and door cards, with dates by building.' },
        {
          title: 'Wash',
          description: 'Building by building, top floor first, each walk reopened before the next is closed.',
        },
        { title: 'Sign-off', description: 'You walk it with the crew lead. What you point at is washed again.' },
      ],
    },
    {
      kind: 'types',
      heading: 'The building sets the method',
      types: [
        { title: 'Garden apartments', description: 'Open breezeways, washed by hose from the ground.' },
        { title: 'Mid-rise with elevators', description: 'Stair towers, garage and trash rooms; corridors stay dry.' },
        {
          title: 'Condominiums on the water',
          description: 'Salt on rails and sliders: fresh water first, soft wash after.',
        },
        {
          title: 'Senior and student housing',
          description: 'A dry route at every hour, or the one week between leases.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Why managers choose us',
      lead: 'We have washed 200+ apartment complexes around the Bay since 2015. What managers tell us they keep us for is rarely the washing.',
      points: [
        {
          title: 'Paperwork before hoses',
          description:
            'A certificate over $2M in liability insurance, with the ownership entity named, reaches your office ahead of the crew.',
        },
        {
          title: 'One name to call',
          description:
            'The crew lead who walked the property is the one who answers when a resident has moved a car back too early.',
        },
        {
          title: 'Residents told in time',
          description:
            'Nobody likes to find wet stairs at six in the morning. Door cards go up two days before each building.',
        },
        {
          title: 'Guaranteed',
          description: 'Our 100% satisfaction guarantee is a second visit, not a discussion.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from leasing offices',
      questions: [
        {
          question: 'How often should an apartment complex be washed?',
          answer:
            'Quarterly for the whole property, with entrances and pool decks monthly. Shaded breezeways under oaks want an extra visit in spring, when pollen and leaf tannin fall together.',
        },
        {
          question: 'Do residents have to move anything?',
          answer:
            'Mats, plants and bicycles from the landing, and cars from the stalls of the day. The notice says which building and which hours. What is left out we move and put back.',
        },
        {
          question: 'Will the pressure harm our stucco or paint?',
          answer:
            'Walls are soft washed: detergent does the work and the rinse is little more than a garden hose. High pressure stays on concrete, where it belongs.',
        },
        {
          question: 'Where does the water go?',
          answer:
            'Into our tank or onto lawn where the rules allow it. Storm drains are covered first, because around here they empty into the Bay, a canal or a retention pond without any treatment.',
        },
        {
          question: 'Can you work around the pool season?',
          answer:
            'In Tampa Bay that is all year. We start the deck at first light on a weekday, and it is dry and furnished again by the time the first towels come down.',
        },
        {
          question: 'What happens when it storms?',
          answer:
            "Summer afternoons we plan for: the order of buildings leaves the closed-in stairs for three o'clock. After a tropical storm, 24/7 emergency service clears mud and debris from walks first.",
        },
        {
          question: 'Do you match an annual budget?',
          answer:
            'Yes. Tell us the line in the budget and we show what it covers, by building and by month, before you decide on a plan.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Send us the site map',
      lead: 'Number of buildings, stories and the state of the dumpster pads are enough for a first figure. The walk makes it exact.',
      quoteLabel: 'Schedule Free Consultation',
      facts: [
        { title: 'Licensed and insured', description: '$2M liability, certificate to your office' },
        { title: 'Monday-Saturday', description: '7:00 AM - 7:00 PM, nights for parking' },
      ],
    },
  ],
} satisfies ServicePage;
