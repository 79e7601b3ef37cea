import type { City } from '../schema.ts';

export default {
  slug: 'safety-harbor',
  name: 'Safety Harbor',
  fullName: 'Safety Harbor, Florida',
  order: 9,
  description:
    'Grand oaks over Main Street, still water at the end of it. Shade and damp keep this town green in both senses, and the cleaning has to spare the trees that residents fought for.',
  metaDescription:
    'Commercial pressure washing in Safety Harbor, FL: Main Street shops, bayside condos and HOAs. Oak-safe detergents, tannin stains removed, next-day response.',
  keywords: [
    'commercial pressure washing Safety Harbor FL',
    'Main Street storefront cleaning Safety Harbor',
    'condo pressure washing 34695',
    'oak leaf stain removal concrete',
  ],
  picture: 'condo-after',
  responseTime: 'Next Day',
  population: '17,000+',
  neighborhoods: [
    'Downtown Safety Harbor',
    'Green Springs',
    'Lincoln Heights',
    'North Bay Hills',
    'Bay Woods',
    'Philippe Bay',
    'Bermuda Court',
    'Rainbow Farms',
  ],
  neighborhoodsLead:
    'Streets are narrow and people walk. A trailer parked badly on Second Street is talked about at the next commission meeting, so we bring the small rig downtown. Off McMullen Booth Road there is room for the large one.',
  challengesLead: 'Begin at the treetops and follow the dirt down to the pier.',
  challenges: [
    {
      title: 'In the crown',
      description:
        'From late February the oaks drop pollen strings; then come old leaves, then acorns. Tannin brews in every puddle and dyes pavers tea-brown. An oxygen or oxalic cleaner bleaches the print. What we leave out is chlorine over roots: soil is soaked before and after, and runoff is led away from trunks.',
    },
    {
      title: 'On the wall',
      description:
        'A facade that gets an hour of sun never fully dries. Black streaks of Gloeocapsa and green films of algae share it, worst behind shrubs. Foliage is tied back, the wall is foamed from the ground up and rinsed downward, and a gardener can then trim for air.',
    },
    {
      title: 'On the sidewalk',
      description:
        'Third Friday closes Main Street for music and food vendors each month. By midnight fryer oil, lemonade and candle wax have been walked into the pavers. Heat takes all three if you catch them that weekend; a month of sun bakes the oil in.',
    },
    {
      title: 'By the bay',
      description:
        'Old Tampa Bay is shallow and warm here, so the air smells of mud and mildew grows on dock planks, rails and benches. Mineral-rich well water adds a yellow cast to walls near sprinklers. Wood gets a fan tip at a distance; the yellow gets a rust treatment.',
    },
  ],
  retail: {
    picture: 'storefront-after',
    title: 'Main Street fronts',
    description:
      'Wine bars, boutiques and bakeries within easy reach of one another. A whole block face can be done in one visit when the neighbors settle on a date.',
    features: [
      'Small, quiet rig for narrow streets',
      'Candle wax, fryer oil and drink spills',
      'Porch boards and bungalow steps',
      'Weekend call after Third Friday',
    ],
  },
  commercial: {
    picture: 'community-after',
    title: 'Bayside condos and shaded villages',
    description:
      'Elevated parking, seawall walks and stairwells under trees. Boards here usually ask first what the detergent does to plants, and get the data sheet.',
    features: [
      'Plants and koi ponds covered by hand',
      'Stair treads left with grip',
      'Dock walks and fish tables',
      'Spring and fall visits around leaf drop',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Association president, Safety Harbor',
    text: 'Our oak is older than the building and the members love it more. The crew watered the roots before touching the walk. The brown prints are gone and the tree never noticed.',
    rating: 5,
  },
  landmarks: [
    'Safety Harbor Resort and Spa',
    'Philippe Park',
    'Baranoff Oak',
    'Safety Harbor Museum and Cultural Center',
    'Folly Farm Nature Preserve',
    'Safety Harbor Pier',
  ],
  landmarksLead:
    'You can walk between most of these in an afternoon, which is why a dirty front is noticed. If yours lies on that route, weekday mornings draw the fewest onlookers.',
  zipCodes: ['34695'],
  county: 'Pinellas',
  latitude: 28.0,
  longitude: -82.69,
  closing: {
    heading: 'Clean walk, untouched tree',
    lead: 'Let us know what grows above your property. It decides the detergent, and the detergent decides the day we come.',
  },
} satisfies City;
