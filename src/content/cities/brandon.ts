import type { City } from '../schema.ts';

export default {
  slug: 'brandon',
  name: 'Brandon',
  fullName: 'Brandon, Florida',
  order: 4,
  description:
    'Brandon shops by car, and it shows: oil in the front rows, black film under every canopy, rust where the sprinklers overshoot. A crew can start today, after closing if that is better.',
  metaDescription:
    'Commercial pressure washing in Brandon, FL: plazas on State Road 60, apartments near I-75, medical offices and HOAs. Oil and rust removed, same-day service.',
  keywords: [
    'commercial pressure washing Brandon FL',
    'parking lot cleaning Brandon',
    'shopping plaza pressure washing State Road 60',
    'apartment pressure washing 33511',
  ],
  picture: 'plaza-after',
  responseTime: 'Same Day',
  population: '110,000+',
  neighborhoods: [
    'Providence Lakes',
    'Heather Lakes',
    'Sterling Ranch',
    'Lakeview Village',
    'Limona',
    'La Collina',
    'Edgewater at Lake Brandon',
    'Bloomingdale',
  ],
  neighborhoodsLead:
    'Most of these were laid out in the 1980s and 1990s, with long perimeter walls facing the road. Those walls are what a buyer sees first. We wash them from the sidewalk side with a cone line, and skip the two hours when school traffic backs up.',
  challengesLead: 'Read your lot like a map: each stain tells what stood or grew there.',
  challenges: [
    {
      title: 'The front row',
      description:
        'Closest stalls turn over all day, so that is where engines drip. Asphalt drinks some of it; concrete holds the rest near the surface. Degreaser, hot water and patience remove 90-95% of an oil stain. We mark the older ones beforehand, and you will know which may leave a ghost.',
    },
    {
      title: 'Under the canopy',
      description:
        'Exhaust from State Road 60 drifts across the plaza and settles on soffits, sign cans and light lenses. It is dry and feathery until the first rain makes streaks of it. Spray from below only drives it in: we foam it, wait, and rinse at low pressure.',
    },
    {
      title: 'Along the hedge',
      description:
        'Shallow wells on old grove land pull up iron. A tilted sprinkler paints it across the curb, the wall and your ADA sign. Chlorine can set that color for good, so this part gets an acid cleaner and never the house-wash mix.',
    },
    {
      title: 'Where the storm went',
      description:
        'July downpours float mulch and sand out of the islands and drop them at the lowest corner. We sweep and shovel first. Hosing it away would send it toward Delaney Creek or the Alafia, and Hillsborough County inspectors do look.',
    },
  ],
  retail: {
    picture: 'storefront-after',
    title: 'Plazas, drive-throughs and pads',
    description:
      'Every tenant has another closing hour. You get one night plan for the whole center, with the drive-through lane left until the last car is served.',
    features: [
      'Cart corrals and entrances, gum included',
      'Drive-through lanes degreased at 180°F or hotter',
      'Dumpster enclosures behind the restaurants',
      'Lovebug season rinse for glass and fascia',
    ],
  },
  commercial: {
    picture: 'condo-after',
    title: 'Apartments and office parks off Lumsden',
    description:
      'Two- and three-story walk-ups gather mildew on the stair side away from the sun. Medical offices nearby need their ramps dry before the first patient.',
    features: [
      'Stairwells, landings and meter walls',
      'Clubhouse, pool deck and dog run',
      'Ramps and rails with no residue left behind',
      'Map of buildings for your resident notice',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Plaza owner, Brandon',
    text: 'I had been told the oil was permanent. They said honestly which spots would fade and which would vanish, and that is how it came out.',
    rating: 5,
  },
  landmarks: [
    'Brandon Exchange',
    'HCA Florida Brandon Hospital',
    'Center Place',
    'Brandon Regional Library',
    'Moseley Homestead',
    'Bell Shoals Church',
  ],
  landmarksLead:
    'Between the mall and the hospital nearly every block has a parking field. From Thanksgiving to New Year we plan around the shoppers and work the far rows first.',
  zipCodes: ['33510', '33511'],
  county: 'Hillsborough',
  latitude: 27.94,
  longitude: -82.29,
  closing: {
    heading: 'How many stalls, and who closes last?',
    lead: 'With those two answers a plaza can be priced. Apartment managers: the number of buildings and stairs will do.',
  },
} satisfies City;
