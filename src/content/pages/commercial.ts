import type { PlainPage } from '../schema.ts';

export default {
  metadata: {
    title: 'Commercial Pressure Washing, Tampa Bay | All Services',
    description:
      'Commercial pressure washing in Tampa Bay in four parts: buildings, flatwork, degreasing and sanitizing. Eight industries, $2M insurance, night work, free quote.',
    keywords: [
      'commercial pressure washing',
      'building washing Tampa Bay',
      'concrete cleaning commercial',
      'hot water degreasing',
      'soft washing',
    ],
  },
  serviceName: 'Commercial Pressure Washing',
  hero: {
    heading: 'Commercial pressure washing, in four words: walls, floors, grease, germs',
    lead: 'Everything we do on a commercial property is one of those. What changes is the heat, the pressure and the time of night.',
    quoteLabel: 'Get Free Quote',
    picture: 'dock-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Four services under one truck',
      cards: [
        {
          title: 'Building washing',
          description:
            'Stucco, metal, brick and glass fronts, washed soft. Detergent loosens algae and soot; the rinse only carries them away.',
          features: [
            'Algae on north walls',
            'Rust from irrigation',
            'Awnings and canopies',
            'Lift work with a ground guide',
          ],
        },
        {
          title: 'Flatwork cleaning',
          description:
            'Walks, garages, pool decks and lots with a rotary surface cleaner, which leaves one tone and no stripes.',
          features: ['Gum and tire marks', 'Pavers with their joints', 'ADA ramps and crossings', 'Dry when you open'],
        },
        {
          title: 'Hot-water degreasing',
          description:
            'Oil and kitchen fat let go at 180°F. Our machines reach 200°F and bring a vacuum for what comes off.',
          features: ['90-95% of oil stains', 'Dumpster and grease pads', 'Loading docks', 'Fuel islands'],
        },
        {
          title: 'Sanitizing',
          description: 'Hospital-grade products on surfaces that are clean already, for they do nothing on dirt.',
          features: ['Clinic entrances', 'Bin rooms and drains', 'Restroom walks', 'Playground and pool areas'],
        },
      ],
    },
    {
      kind: 'badges',
      heading: 'On every job',
      badges: [
        { icon: 'shield', label: 'Licensed & Insured' },
        { icon: 'star', label: '5.0 rating, 500+ reviews' },
        { icon: 'leaf', label: 'Eco-friendly' },
        { icon: 'award', label: '100% satisfaction guarantee' },
      ],
    },
    {
      kind: 'types',
      heading: 'Eight industries served',
      types: [
        {
          title: 'Retail',
          description: 'Storefronts, strip centers and malls that wake up early.',
          features: ['Storefront glass surround, signs and awnings', 'Walks and carts, done before opening'],
        },
        {
          title: 'Multifamily',
          description: 'Apartment and condominium property with people asleep above the walk.',
          features: ['Breezeways, stairs and pool decks', 'Notices to residents before we come'],
        },
        {
          title: 'Associations',
          description: 'HOAs that need a bid for the packet and a notice for the gate.',
          features: ['Clubhouse, walls and common walks', 'A written bid for the board packet'],
        },
        {
          title: 'Food service',
          description: 'Kitchens, patios and drive-throughs under inspection.',
          features: ['Grease pads, patios and drive-throughs', 'Hot water after the last guest'],
        },
        {
          title: 'Industrial',
          description: 'Warehouses, plants and yards that run three shifts.',
          features: ['Docks, floors and exterior walls', 'Zones that stay clear of your shifts'],
        },
        {
          title: 'Healthcare',
          description: 'Clinics and hospitals that never close a door.',
          features: ['Entrances, canopies and drop-offs', 'Hospital-grade sanitizer on clean surfaces'],
        },
        {
          title: 'Parking',
          description: 'Lots and garages where oil is a claim waiting to happen.',
          features: ['Oil stains, lanes and stair towers', 'Night work, level by level'],
        },
        {
          title: 'Government',
          description: 'Public buildings, with prevailing wage and bid experience on our side.',
          features: ['City halls, parks and transit stops', 'Paperwork for the bid and the wage file'],
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'One call for the whole list',
      lead: 'Several buildings, several kinds of dirt: one schedule, one invoice, one person who answers. Ask for the figure.',
      quoteLabel: 'Schedule Free Consultation',
    },
  ],
} satisfies PlainPage;
