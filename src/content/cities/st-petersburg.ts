import type { City } from '../schema.ts';

export default {
  slug: 'st-petersburg',
  name: 'St. Petersburg',
  fullName: 'St. Petersburg, Florida',
  order: 2,
  description:
    'Sidewalk tables on Central Avenue, painted walls that must not be touched, brackish silt after a king tide. We clean around the art and off the floor, on the day you call.',
  metaDescription:
    'Commercial pressure washing in St. Petersburg, FL: Central Avenue storefronts, downtown condos and Gateway offices. Mural-safe methods, same-day response.',
  keywords: [
    'commercial pressure washing St. Petersburg FL',
    'Central Avenue storefront cleaning',
    'condo pressure washing downtown St. Pete',
    'restaurant patio cleaning St. Petersburg',
  ],
  picture: 'patio-after',
  responseTime: 'Same Day',
  population: '260,000+',
  neighborhoods: [
    'Downtown St. Petersburg',
    'Historic Old Northeast',
    'Historic Kenwood',
    'Grand Central District',
    'EDGE District',
    'Snell Isle',
    'Shore Acres',
    'Gateway',
  ],
  neighborhoodsLead:
    'Parking decides the order of work here. In the EDGE and Grand Central districts the truck has to be gone before delivery vans want the curb; Gateway office parks stand empty from Friday evening; Snell Isle associations prefer a weekday after nine.',
  challengesLead: 'Between Tampa Bay and Boca Ciega Bay, water can reach a property from below as well as from above.',
  challenges: [
    {
      title: 'Tides through the drains',
      description:
        'On the highest tides Shore Acres floods on days without rain, because the bay backs up through the street inlets. The film it leaves is salty and fine as flour. Flush it with fresh water while it is damp; once it bakes on, it has to be softened with detergent and lifted warm.',
    },
    {
      title: 'Walls that are artwork',
      description:
        'Each fall the SHINE festival adds murals to Central Avenue and the Warehouse Arts District. Nobody can respray those. Our wand stops a hand short of the base, no bleach mix is used upwind, and the last strip of pavement is brushed.',
    },
    {
      title: 'Purple-pipe sprinklers',
      description:
        'The city has piped reclaimed water to lawns since the 1970s. It is rich in nitrogen and phosphorus, so algae thrive exactly as high as the spray reaches. A low-pressure wash with an algaecide clears the stripe, and it returns slower than after a rinse.',
    },
    {
      title: 'Hex block and brick',
      description:
        'Old Northeast and Kenwood keep hexagonal sidewalk blocks, granite curbs and brick streets laid on sand. Too much pressure empties the joints and the blocks start to rock under strollers. A wide fan and a slow walk clean them; swept sand closes what opened.',
    },
  ],
  retail: {
    picture: 'storefront-after',
    title: 'Shop fronts and sidewalk cafés',
    description:
      'From Beach Drive to 31st Street the walk is your dining room. Grease and sangria come up hot, then the tables go back on dry pavers.',
    features: [
      'Furniture moved, washed beneath and reset',
      'Gum lifted from scored concrete',
      'Planter rings and drip lines treated',
      'Runoff vacuumed ahead of the inlet',
    ],
  },
  commercial: {
    picture: 'condo-after',
    title: 'Condo towers, courtyards and flats',
    description:
      'Downtown boards ask for quiet podium decks and clean garages. Older courtyard apartments farther out want stairs that are no longer green.',
    features: [
      'Soft washing for painted stucco and railings',
      'Garage ramps scrubbed outside commuting hours',
      'Pool decks washed by halves, one side open',
      'Door notices in plain words, two days ahead',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Café owner, St. Petersburg',
    text: 'There is a painted wall right beside my patio and I was nervous. They brushed that edge by hand, left the paint alone, and I set tables at seven as usual.',
    rating: 5,
  },
  landmarks: [
    'St. Pete Pier',
    'The Dalí Museum',
    'Sunken Gardens',
    'Mahaffey Theater',
    'Museum of Fine Arts',
    'Vinoy Park',
  ],
  landmarksLead:
    'Bayshore Drive closes for the Grand Prix around March, and events fill the waterfront parks through the cool months. Tell us which gate is yours and the hoses stay off the detour.',
  zipCodes: ['33701', '33702', '33703', '33704', '33705', '33710', '33711', '33712', '33713', '33716'],
  county: 'Pinellas',
  latitude: 27.77,
  longitude: -82.64,
  closing: {
    heading: 'Say what the tide left, and where the murals are',
    lead: 'Two photographs from your phone help more than a long letter. The quote answers line by line, a day later at most.',
  },
} satisfies City;
