import type { PlainPage } from '../schema.ts';

export default {
  metadata: {
    title: 'About Our Tampa Bay Pressure Washing Company',
    description:
      'A Tampa Bay pressure washing company for commercial property: how it grew from one trailer in 2019, four values, the people, credentials and our neighbors.',
    keywords: ['about pressure washing company Tampa', 'licensed insured pressure washer', 'PWNA certified Tampa Bay'],
  },
  hero: {
    heading: 'The people who come when nobody else is on the property',
    lead: 'We work nights, mornings and Saturdays, on places that other people are responsible for. This page is about why they give us the gate code.',
    quoteLabel: 'Start Your Project',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'text',
      heading: 'Our mission',
      paragraphs: [
        'To give property managers around Tampa Bay one vendor less to think about. That means arriving when we said, leaving a surface that is clean to its edge, and putting on paper what was done.',
        'It also means keeping the Bay out of it. Everything a hose loosens wants to run downhill, and here downhill is the water we fish in. So what we wash off, we pick up.',
      ],
    },
    {
      kind: 'timeline',
      heading: '2019 to 2024',
      lead: 'Six years of the company as it stands today.',
      // Sample entries but for the figures of 2021 and 2022: tell the company's own story before going live.
      entries: [
        {
          year: 2019,
          title: 'Founded',
          description: 'One trailer, one hot-water machine and a handful of storefronts in Tampa.',
        },
        {
          year: 2020,
          title: 'Essential work',
          description:
            'Clinics, groceries and apartment entries asked for sanitizing, and for crews that kept their distance.',
        },
        {
          year: 2021,
          title: 'A crew',
          description: 'Grown to 5 employees and 3 vehicles, enough to be on both sides of the Bay in one morning.',
        },
        {
          year: 2022,
          title: '1000+ customers',
          description: 'Past 1000+ customers, from single storefronts to associations with miles of walk.',
        },
        {
          year: 2023,
          title: 'Recovery on every truck',
          description: 'Vacuum recovery became standard equipment: 100% eco-friendly detergents, no exceptions.',
        },
        {
          year: 2024,
          title: '50+ cities',
          description: 'From Dunedin to Plant City and beyond, with night work as ordinary as day work.',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Four core values',
      benefits: [
        {
          icon: 'scale',
          title: 'Integrity',
          description: 'The shadow that will not come out is shown to you before the work, not explained after it.',
        },
        {
          icon: 'award',
          title: 'Excellence',
          description: 'Edges, corners and the back of the column. A surface is done when its worst foot is done.',
        },
        {
          icon: 'heart',
          title: 'Customer First',
          description: 'Your tenants, residents and guests decide our hours. So does the sleeper on the second floor.',
        },
        {
          icon: 'lightbulb',
          title: 'Innovation',
          description: 'Less pressure and more chemistry, less water and more recovery, each year a little.',
        },
      ],
    },
    {
      kind: 'team',
      heading: 'Four people you may meet',
      // Sample entries: put the company's own people here before going live.
      people: [
        {
          name: 'Sample Owner',
          role: 'Founder and estimator',
          bio: 'Walks the property with you and writes the bid. Knows which drains go where.',
        },
        {
          name: 'Sample Manager',
          role: 'Operations',
          bio: 'Builds the night plan, sends the notices, answers the phone at five in the morning.',
        },
        {
          name: 'Sample Lead',
          role: 'Crew lead',
          bio: 'Runs the truck, signs off with your superintendent, photographs the corners.',
        },
        {
          name: 'Sample Coordinator',
          role: 'Customer care',
          bio: 'Certificates, invoices by building, and the list of what you pointed at.',
        },
      ],
    },
    {
      kind: 'badges',
      heading: 'Credentials',
      badges: [
        { icon: 'shield', label: 'Fully Licensed & Insured' },
        { icon: 'award', label: 'PWNA Certified' },
        { icon: 'leaf', label: 'EPA Compliant' },
        { icon: 'star', label: 'BBB A+ Rating' },
        { icon: 'hard-hat', label: 'OSHA Safety Trained' },
        { icon: 'droplets', label: 'WaterSense Partner' },
      ],
    },
    {
      kind: 'types',
      heading: 'Neighbors',
      types: [
        {
          title: 'Community',
          description:
            '20+ organizations helped so far. If yours keeps a building going on donations, ask us for a morning.',
        },
        {
          title: 'Environment',
          description:
            "Covered inlets, recovered water, detergents that break down. After a storm we clear drains on our street before we clear a customer's.",
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Walk a property with us',
      lead: 'It costs nothing and takes half an hour. You keep the map either way.',
      quoteLabel: 'Start Your Project',
      link: { label: 'Explore Our Services', to: '/services' },
    },
  ],
} satisfies PlainPage;
