import type { HomePage } from '../schema.ts';

export default {
  metadata: {
    title: 'Commercial Pressure Washing in Tampa Bay, Florida',
    description:
      'Pressure washing for HOAs, apartments, storefronts and facilities across Tampa Bay. Licensed and insured, same-day service. Request a free commercial quote.',
    keywords: [
      'commercial pressure washing Tampa Bay',
      'commercial pressure washing Tampa',
      'apartment complex pressure washing',
      'retail storefront cleaning',
      'HOA pressure washing',
    ],
  },
  hero: {
    heading: "Tampa Bay's Trusted Commercial Pressure Washing Experts",
    lead: 'Reliable, professional pressure washing for businesses, HOAs, and facilities across Tampa Bay',
    button: 'Request a Commercial Bid',
    badges: [
      { icon: 'star', label: '5-Star Rated' },
      { icon: 'map-pin', label: 'Tampa Bay Area' },
      { icon: 'shield', label: 'Licensed & Insured' },
    ],
    film: { pause: 'Pause the film', play: 'Play the film' },
  },
  stats: {
    kind: 'stats',
    heading: 'The company in figures',
    stats: [
      { value: '200+', label: 'apartment complexes served' },
      { value: '50+', label: 'cities served' },
      { value: '$2M', label: 'liability insurance' },
      { value: '24/7', label: 'emergency service' },
    ],
  },
  difference: {
    kind: 'before-after',
    pair: 'storefront',
    eyebrow: 'Before and after',
    heading: 'Same wall, same sun, no grime',
    lead: 'Drag across. Algae streaks, gum and irrigation rust come off stucco, pavers and concrete without taking the surface with them.',
  },
  services: {
    kind: 'cards',
    eyebrow: 'Services',
    heading: 'Built around how your property runs',
    allLabel: 'View All Services',
    cards: [
      {
        title: 'Retail Storefront Cleaning',
        description:
          'Gum, spilled drinks and the black film that shoes press into pavers, off the walk before you unlock.',
        features: ['Finished before opening', 'Gum and stain removal', 'Awnings and glass rinsed', 'Walks left dry'],
        picture: 'parking-after',
        link: '/services/retail-storefront-cleaning',
        linkLabel: 'Learn More',
      },
      {
        title: 'Apartment Complex Cleaning',
        description:
          'Breezeways, stairs, pool decks and dumpster pads, washed building by building on a schedule you can post.',
        features: ['Breezeways and stairs', 'Pool decks', 'Dumpster pads', 'Notices for residents'],
        picture: 'condo-after',
        link: '/services/apartment-complex-cleaning',
        linkLabel: 'Learn More',
      },
    ],
  },
  reasons: {
    kind: 'points',
    eyebrow: 'Why managers choose us',
    heading: 'You manage the property. We manage the water.',
    lead: 'And the noise, the notices and the paperwork that come with it.',
    points: [
      {
        title: 'Licensed & insured',
        description:
          '$2M liability insurance. The certificate goes to your office, naming your association or owner, before the first hose is out.',
      },
      {
        title: 'Same-day service',
        description: 'Tampa, St. Petersburg, Brandon and Riverview on the day you call; most of the Bay on the next.',
      },
      {
        title: 'Eco-friendly',
        description:
          'EPA-compliant detergents, and wash water kept out of the storm drain, because on this coast it runs straight to the Bay.',
      },
      {
        title: '100% satisfaction guarantee',
        description: 'Walk it with us when we finish. What you point at, we wash again.',
      },
    ],
  },
  gallery: {
    eyebrow: 'The look we leave',
    heading: 'Decks, patios and front gates, clean to the edge',
    note: 'The pictures are our own renderings of typical Florida properties.',
    photos: ['garage-after', 'patio-after', 'community-after'],
  },
  reviews: {
    kind: 'reviews',
    heading: 'What property managers say',
    link: { label: 'Read More Reviews', to: '/about' },
    // Sample content: replace with real reviews before going live.
    reviews: [
      {
        name: 'Sample reviewer',
        role: 'Apartment manager, Brandon',
        text: 'They did four breezeways before the first resident left for work, and the notices were on the doors two days ahead.',
        rating: 5,
      },
      {
        name: 'Sample reviewer',
        role: 'Retail plaza owner, Tampa',
        text: 'The oil shadows in the front row had been there since we bought the plaza. They are gone, and so are the calls about them.',
        rating: 5,
      },
      {
        name: 'Sample reviewer',
        role: 'HOA board member, Clearwater',
        text: 'Our board asked for three bids. Only one came with a map, a schedule and an insurance certificate.',
        rating: 5,
      },
    ],
  },
  quote: {
    kind: 'quote-call',
    heading: 'Tell us the property. We send the number.',
    lead: 'A few lines about the place, what it is and how large. A personalized quote comes back within 24 hours.',
    quoteLabel: 'Get My Free Estimate',
    facts: [
      { title: 'Within 24 hours', description: 'a written, itemized quote' },
      { title: 'Monday-Saturday, 7:00 AM - 7:00 PM', description: 'night work where the property needs it' },
      { title: 'Plans from monthly to weekly', description: '15% to 35% below single visits' },
    ],
  },
  areas: { eyebrow: 'Service areas', heading: 'From Dunedin to Plant City' },
} satisfies HomePage;
