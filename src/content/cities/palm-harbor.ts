import type { City } from '../schema.ts';

export default {
  slug: 'palm-harbor',
  name: 'Palm Harbor',
  fullName: 'Palm Harbor, Florida',
  order: 11,
  description:
    'Hills, pines and golf on one side, fishing villages on the other, US 19 down the middle. Communities here are large and particular about their entrances, and so are we about where the water runs.',
  metaDescription:
    'Commercial pressure washing in Palm Harbor, FL for HOAs, golf communities, US 19 plazas and Ozona waterfront. Runoff contained, next-day response.',
  keywords: [
    'commercial pressure washing Palm Harbor FL',
    'HOA pressure washing Palm Harbor',
    'Lansbrook community cleaning',
    'plaza pressure washing US 19 north Pinellas',
  ],
  picture: 'community-after',
  responseTime: 'Next Day',
  population: '60,000+',
  neighborhoods: [
    'Downtown Palm Harbor',
    'Ozona',
    'Crystal Beach',
    'Highland Lakes',
    'Innisbrook',
    'Lansbrook',
    'Ridgemoor',
    'Boot Ranch',
  ],
  neighborhoodsLead:
    'A place like Lansbrook or Ridgemoor has many villages under one master association, each with its own treasurer. We quote by village, and mark on the plan whose wall ends where. Ozona is the opposite: a handful of buildings, golf carts, and everyone on the porch.',
  challengesLead: 'No city hall sets the tone; the land does.',
  challenges: [
    {
      title: 'Real slopes',
      description:
        'Few Gulf-side places have hills, yet ridges here climb several stories above the shore. Wash water gathers speed on them. Inlets downhill are blocked and pumped before we open a valve, and steep drives are cleaned from the low end so nobody stands on wet soap.',
    },
    {
      title: 'Pine and sap',
      description:
        'Tall pines line the fairways and main roads. Their yellow dust comes weeks ahead of the oak pollen, needles mat in roof valleys, and resin drips onto signs and carport tops. Resin ignores soap; a citrus solvent loosens it and a plastic scraper does the rest.',
    },
    {
      title: 'Lake Tarpon evenings',
      description:
        'Clouds of midges rise off the lake on warm nights and cling to lit walls along East Lake Road. Swept down dry, they smear. We rinse them in the cool of the morning and follow with a wash that removes the webs and the eggs.',
    },
    {
      title: 'Reclaimed water at the gate',
      description:
        'The county treats its reclaimed supply right in this area, and entrance beds get plenty of it. Stone monuments turn chalky and freckled, painted letters go dull. Descaler is brushed onto stone only, kept off metal letters, and flushed twice.',
    },
  ],
  retail: {
    picture: 'plaza-after',
    title: 'US 19 centers and old downtown',
    description:
      'Large anchors with deep canopies on the highway, brick walks and small restaurants around Florida Avenue. That means two methods under a single work order.',
    features: [
      'Canopies reached without closing doors',
      'Cart routes and curb ramps degummed',
      'Historic porches washed by hand lance',
      'Frontage-road soot off monument signs',
    ],
  },
  commercial: {
    picture: 'condo-after',
    title: 'Golf villages, lake condos, rentals',
    description:
      'Gatehouses, perimeter walls and pool courts are what members judge a board by. Hidden stairwells are what insurers look at. Both belong in the scope.',
    features: [
      'Walls counted by running foot, both faces',
      'Cart barns and bag-drop areas',
      'Stair towers and elevator lobbies',
      'Quarterly rounds, entrances each month',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Community manager, Palm Harbor',
    text: 'Several villages share our boulevard and they never agree on anything. The plan showed each one its own stretch and its own price, and for once it passed in a single evening.',
    rating: 5,
  },
  landmarks: [
    'Innisbrook Resort',
    'John Chesnut Sr. Park',
    'Wall Springs Park',
    'Palm Harbor Museum',
    'Palm Harbor Library',
    'Pop Stansell Park',
  ],
  landmarksLead:
    'In tournament week each spring, traffic thickens around Innisbrook and strangers see your entrance for the first time. Gate and wall work is best finished the week before.',
  zipCodes: ['34683', '34684', '34685'],
  county: 'Pinellas',
  latitude: 28.08,
  longitude: -82.76,
  closing: {
    heading: 'Walk the wall with us once',
    lead: 'After that the measurements are on file and every later visit needs only a date. Start with the name of your village.',
  },
} satisfies City;
