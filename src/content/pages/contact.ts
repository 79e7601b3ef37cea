import type { ContactPage } from '../schema.ts';

export default {
  metadata: {
    title: 'Get a Commercial Pressure Washing Quote in Tampa Bay',
    description:
      'Tell us what the property is and where. A personalized commercial pressure washing quote comes back within 24 hours, anywhere in the Tampa Bay area.',
    keywords: [
      'commercial pressure washing quote',
      'pressure washing estimate Tampa',
      'commercial cleaning bid Tampa Bay',
    ],
  },
  hero: {
    heading: 'Get Your Commercial Estimate',
    lead: 'A personalized quote within 24 hours. Tell us what the property is and where; we do the arithmetic.',
    picture: 'garage-after',
  },
  information: {
    heading: 'Rather talk?',
    phone: 'Phone',
    email: 'Sales',
    area: { label: 'Service area', value: 'Tampa Bay Area & Surrounding Areas' },
    office: 'Office',
    hours: 'Hours',
    closed: 'Closed',
  },
  map: { title: 'Map of the Tampa Bay area', open: 'Open the map' },
  places: { heading: 'Where we wash', lead: 'One crew schedule covers both sides of the Bay.' },
  business: {
    description: 'Commercial pressure washing for businesses, HOAs and facilities across Tampa Bay.',
    priceRange: '$$',
    rating: 5,
    reviews: 500,
  },
} satisfies ContactPage;
