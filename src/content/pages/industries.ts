import type { PlainPage } from '../schema.ts';

export default {
  metadata: {
    title: 'Industries We Serve | Pressure Washing in Tampa Bay',
    description:
      'Pressure washing for retail, apartments, HOAs, warehouses, restaurants and healthcare in Tampa Bay: what each industry needs, when we come and what we bring.',
    keywords: [
      'industries pressure washing Tampa Bay',
      'retail apartment HOA cleaning',
      'healthcare exterior cleaning',
      'warehouse washing Florida',
    ],
  },
  hero: {
    heading: 'Industries We Serve',
    lead: 'Six kinds of manager, six kinds of worry. Choose yours, and read how the work fits around your day.',
    picture: 'fuel-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Start with what you manage',
      cards: [
        {
          title: 'Retail Storefronts',
          description: 'Customers judge the door before the window. We wash it while they sleep.',
          features: [
            'Entry walk and gum removal',
            'Awning and canopy rinse',
            'Facade soft wash',
            'Rear door and trash area',
          ],
          picture: 'storefront-after',
          link: '/services/retail-storefront-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'Apartment Complexes',
          description: 'Stairs, pool decks and pads on a calendar your leasing team can send out.',
          features: ['Breezeways and stairwells', 'Pool deck care', 'Building exteriors', 'Dumpster pads and parking'],
          picture: 'condo-after',
          link: '/services/apartment-complex-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'HOA Communities',
          description: 'Entrances and sidewalks bid by line, washed by street, reported with a map.',
          features: ['Gatehouse and monument', 'Sidewalks and curbs', 'Amenity center', 'Perimeter walls'],
          picture: 'community-after',
          link: '/services/hoa-community-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'Warehouses',
          description: 'Docks and yards cleaned in zones, so the board keeps moving.',
          features: ['Docks and aprons', 'Metal and tilt-wall exteriors', 'Truck yards', 'Sealed floors'],
          picture: 'dock-after',
          link: '/services/warehouse-facility-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'Restaurants & Patios',
          description: 'Grease and wine out of the pavers between last call and first delivery.',
          features: ['Patio and terrace', 'Kitchen exit and grease pad', 'Drive-thru lanes', 'Walls and vents'],
          picture: 'patio-after',
          link: '/services/restaurant-patio-cleaning',
          linkLabel: 'Learn More',
        },
        {
          title: 'Healthcare Facilities',
          description: 'Ramps and entrances sanitized at the quietest hour of a house that never closes.',
          features: ['Patient entrances', 'Ambulance bays', 'Parking and drop-offs', 'Waste and service yards'],
          picture: 'medical-after',
          link: '/services/healthcare-facility-cleaning',
          linkLabel: 'Learn More',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Yours is not among the six?',
      lead: 'Marinas, schools, churches, car lots: we have a hose long enough. Describe the place and the quote is made for it.',
      quoteLabel: 'Get Custom Quote',
    },
  ],
} satisfies PlainPage;
