import type { City } from '../schema.ts';

export default {
  slug: 'dunedin',
  name: 'Dunedin',
  fullName: 'Dunedin, Florida',
  order: 10,
  description:
    'A downtown where people arrive on foot and by bicycle, taprooms with their doors open, and wind straight off St. Joseph Sound. Your frontage is looked at slowly here; it pays to have it clean.',
  metaDescription:
    'Commercial pressure washing in Dunedin, FL: Main Street shops, brewery patios, Causeway condos and marinas. Salt film and beer stains, next-day response.',
  keywords: [
    'commercial pressure washing Dunedin FL',
    'brewery patio cleaning Dunedin',
    'Causeway condo pressure washing',
    'downtown Dunedin sidewalk cleaning',
  ],
  picture: 'storefront-after',
  responseTime: 'Next Day',
  population: '36,000+',
  neighborhoods: [
    'Downtown Dunedin',
    'Dunedin Isles',
    'Baywood Shores',
    'Harbor View Villas',
    'Fairway Estates',
    'Weathersfield',
    'Spanish Trails',
    'Scotsdale',
  ],
  neighborhoodsLead:
    'The first four feel the Gulf: stainless pits, and gate hinges squeal. Inland, around the golf club and along Virginia Street, entry walls suffer from shade instead. So the truck carries two recipes, one for salt and one for spores.',
  challengesLead: 'Marks come from each point of the compass in this town.',
  challenges: [
    {
      title: 'West: the Sound',
      description:
        'Nothing tall stands between Edgewater Drive and open water. A blow from that quarter leaves glass gray and puts a bite on aluminum frames. Buildings by the Causeway do well with a fresh-water rinse after every strong front and a proper wash each quarter.',
    },
    {
      title: 'South: the ballpark',
      description:
        'The Blue Jays train at TD Ballpark from February. Peanut shells, mustard and tailgate grease follow the crowd along Douglas Avenue. Our visits in those weeks move to the morning after a home game, and lots that sell parking are swept and spot-degreased.',
    },
    {
      title: 'North and east: crushed shell',
      description:
        'Some lots are still surfaced with shell. Tires grind it to flour, and wet shoes paste it onto porches and tile. It is lime, so it hardens. Brush off what is loose; the remainder dissolves in a weak acid that must be rinsed well from anything metal.',
    },
    {
      title: 'The middle: trail and taproom',
      description:
        'The Pinellas Trail runs right through downtown, so hoses cannot. We work before sunrise, or with a second person watching the line. Beer slopped on patio pavers grows a sour black yeast within a week; it needs hot water at 180°F, then a sanitizer, or the smell is back by Saturday.',
    },
  ],
  retail: {
    picture: 'plaza-after',
    title: 'Shops and breweries on foot',
    description:
      'Small independent fronts, many with a painted orange somewhere on the wall. We look for it first and clean the rest.',
    features: [
      'Little oranges and signs masked off',
      'Keg alleys and patio drains sanitized',
      'Bike racks, benches and planters',
      'Hoses kept clear of trail riders',
    ],
  },
  commercial: {
    picture: 'community-after',
    title: 'Waterfront condos and villa courts',
    description:
      'Mid-rise buildings facing the islands, and one-story courts where owners know each other. Both vote on this, so the offer is written to be read aloud.',
    features: [
      'Railings and tracks flushed of salt',
      'Covered walkways washed odd and even days',
      'Seawall caps and marina ramps',
      'Salt rinse and full wash priced side by side',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Taproom operator, Dunedin',
    text: 'The patio smelled like last weekend, every weekend. After the hot wash and the drain treatment it just smells like a patio. They were gone before the first cyclist.',
    rating: 5,
  },
  landmarks: [
    'Honeymoon Island State Park',
    'TD Ballpark',
    'Dunedin Marina',
    'Dunedin History Museum',
    'Dunedin Fine Art Center',
    'Hammock Park',
  ],
  landmarksLead:
    'Highland Games, arts festivals and market mornings take over the center in the cooler months. Give us your event list and the walks are bright on the day that matters.',
  zipCodes: ['34698'],
  county: 'Pinellas',
  latitude: 28.02,
  longitude: -82.77,
  closing: {
    heading: 'Is it salt, shell or stout?',
    lead: 'Most Dunedin fronts have two of the three. Send a short note and we sort out the method, the hour and the cost.',
  },
} satisfies City;
