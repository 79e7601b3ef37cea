import type { AreasPage } from '../schema.ts';

export default {
  metadata: {
    title: 'Service Areas | Pressure Washing Across Tampa Bay',
    description:
      'Commercial pressure washing in 50+ cities around Tampa Bay: response times, neighborhoods and a map from Dunedin to Lakeland. Find yours and ask for a quote.',
    keywords: [
      'pressure washing service areas Tampa Bay',
      'Hillsborough pressure washing',
      'Pinellas pressure washing',
      'Polk County pressure washing',
    ],
  },
  hero: {
    heading: 'Service Areas',
    lead: 'Three counties, two long bridges and one rule: you hear when we come before you ask. Find your city, and how soon a crew is there.',
    quoteLabel: 'Get Quote in Your Area',
    callLabel: 'Call Now',
    picture: 'fuel-after',
  },
  stats: {
    kind: 'stats',
    heading: 'Service in figures',
    stats: [
      { value: '50+', label: 'Cities Served' },
      { value: '24hr', label: 'Average Response' },
      { value: '5000+', label: 'Happy Customers' },
      { value: '99%', label: 'On-Time Service' },
    ],
  },
  cities: {
    heading: 'Cities with a page of their own',
    lead: 'What soils a property there, which neighborhoods we know, and when we can come.',
    responseTime: 'Response',
    population: 'Population served',
    neighborhoods: 'Neighborhoods',
  },
  map: {
    heading: 'How far a morning reaches',
    lead: 'Bridges decide it. A crew that starts in Tampa is in St. Petersburg before the traffic and in Lakeland after it.',
    placeholder: 'Interactive Map Coming Soon',
    description: 'Drawn map of Tampa Bay with the cities we serve, marked by how soon we respond.',
    legend: { 'Same Day': 'Same day', 'Next Day': 'Next day', '1-2 Days': '1-3 days' },
  },
  reviews: {
    kind: 'reviews',
    heading: 'From three sides of the Bay',
    // Sample content: replace with real reviews before going live.
    reviews: [
      {
        name: 'Sample reviewer',
        role: 'Condominium manager, Clearwater',
        text: 'Salt was eating our catwalk rails. They put a rinse on the calendar and sent pictures of the bolts each time.',
        rating: 5,
      },
      {
        name: 'Sample reviewer',
        role: 'Plaza owner, Brandon',
        text: 'Called about spilled paint at nine. By two the crossing was clean and the cones were gone.',
        rating: 5,
      },
      {
        name: 'Sample reviewer',
        role: 'Facility lead, Lakeland',
        text: 'They asked for our dock board before quoting, and then actually followed it.',
        rating: 5,
      },
    ],
  },
  considerations: {
    kind: 'points',
    heading: 'Special considerations',
    points: [
      {
        title: 'Large commercial projects',
        description:
          "For a campus, a plant or a portfolio we travel further than the map shows. Ask from anywhere in Florida's middle.",
      },
      {
        title: 'Emergency coverage',
        description: 'Extended beyond the usual hours and towns: 24/7 for spills, graffiti and storm mud.',
      },
      {
        title: 'Several properties',
        description: 'Custom arrangements put different addresses on one route, with one price list and one invoice.',
      },
    ],
  },
  closing: {
    kind: 'quote-call',
    heading: 'Your city is not on the list?',
    lead: 'Then it is among the fifty we did not draw. Send the address and we answer within 24 hours.',
    quoteLabel: 'Get Free Quote',
  },
} satisfies AreasPage;
