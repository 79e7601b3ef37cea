import type { PlainPage } from '../schema.ts';

export default {
  metadata: {
    title: 'Commercial Pressure Washing Services in Tampa Bay',
    description:
      'Fourteen commercial pressure washing services for Tampa Bay property: storefronts, apartments, HOAs, warehouses, restaurants, lots, clinics, hotels and more.',
    keywords: [
      'commercial pressure washing services',
      'pressure washing company Tampa Bay',
      'property maintenance cleaning',
      'soft washing commercial buildings',
    ],
  },
  hero: {
    heading: 'Pick the property. The method follows.',
    lead: 'A clinic ramp, a fryer pad and a brick courtyard need different heat, different detergent and a different hour of the night. Each of these pages says which.',
    quoteLabel: 'Get Free Quote',
    picture: 'garage-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Six services that most managers ask for',
      cards: [
        {
          title: 'Retail Storefront Cleaning',
          description: 'Gum and shoe black off the walk, awnings and glass rinsed, dry before you unlock.',
          features: ['Hot water on gum', 'Awnings and columns', 'Rear doors and trash area'],
          picture: 'storefront-after',
          link: '/services/retail-storefront-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'Apartment Complex Cleaning',
          description: 'Breezeways, pool decks and dumpster pads by building, with notices that residents read.',
          features: ['Top floor down', 'Three maintenance plans', '200+ complexes served'],
          picture: 'condo-after',
          link: '/services/apartment-complex-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'HOA Community Cleaning',
          description: 'Gates, sidewalks and clubhouses, measured and priced by line so that a board can vote.',
          features: ['Bids that compare', 'Street-by-street calendar', 'Pond-safe washing'],
          picture: 'community-after',
          link: '/services/hoa-community-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'Warehouse Facility Cleaning',
          description: 'Docks, metal walls and floors in zones, two doors at a time, between shifts.',
          features: ['OSHA-aware crew', 'Trench drains protected', 'Signed zone release'],
          picture: 'dock-after',
          link: '/services/warehouse-facility-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'Restaurant & Patio Cleaning',
          description: 'Patio pavers, kitchen exits and grease pads with water at 180°F and over, after close.',
          features: ['Health-code records', 'Three plans', 'Grease water recovered'],
          picture: 'patio-after',
          link: '/services/restaurant-patio-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'Parking Lot Cleaning',
          description: 'Oil, tire marks and drain mud, a quarter of the lot each night, lines left bright.',
          features: ['90-95% of oil removed', 'Front rows first', 'Inlets filtered'],
          picture: 'parking-after',
          link: '/services/parking-lot-cleaning',
          linkLabel: 'Learn More',
        },
      ],
    },
    {
      kind: 'links',
      heading: 'By sector',
      lead: 'Properties with rules of their own.',
      links: [
        { label: 'Healthcare Facility Cleaning', to: '/services/healthcare-facility-cleaning' },
        { label: 'Gas Station Cleaning', to: '/services/gas-station-cleaning' },
        { label: 'Retail Shopping Center Cleaning', to: '/services/retail-shopping-center-cleaning' },
        { label: 'Warehouse & Industrial Cleaning', to: '/services/warehouse-industrial-cleaning' },
        { label: 'Office Building Cleaning', to: '/services/office-building-cleaning' },
        { label: 'Parking Garage Cleaning', to: '/services/parking-garage-cleaning' },
        { label: 'Hotel & Hospitality Cleaning', to: '/services/hotel-hospitality-cleaning' },
        { label: 'Municipal & Government Cleaning', to: '/services/municipal-government-cleaning' },
        { label: 'Commercial Pressure Washing, all of it', to: '/services/commercial' },
      ],
    },
    {
      kind: 'points',
      heading: 'Why choose us',
      lead: 'The washing is the easy part. These are the parts that get a vendor replaced.',
      points: [
        {
          title: 'Cover that is checked',
          description: 'Licensed and insured, $2M liability. The certificate names your owner before the first visit.',
        },
        {
          title: 'Someone on the phone',
          description: '24/7 emergency service, and same-day service in the middle of the Bay.',
        },
        {
          title: 'Water accounted for',
          description: 'EPA-compliant, eco-friendly detergents, covered inlets, recovered wash water.',
        },
        { title: 'Done means done', description: '100% satisfaction guarantee: what you point at is washed again.' },
        {
          title: 'Since 2015',
          description: '5.0 rating from 500+ reviews, from Dunedin to Plant City and fifty cities in between.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Not sure which one it is?',
      lead: 'Send a picture and the address. We name the service, the method and the figure within 24 hours.',
      quoteLabel: 'Get Free Quote',
    },
  ],
} satisfies PlainPage;
