import type { City } from '../schema.ts';

export default {
  slug: 'riverview',
  name: 'Riverview',
  fullName: 'Riverview, Florida',
  order: 5,
  description:
    'Much of Riverview is newer than the palm trees planted along it. Young concrete, fresh pavers and clubhouse stucco need a lighter hand than old ones, and the dust of the next phase is always on its way.',
  metaDescription:
    'Commercial pressure washing in Riverview, FL for CDD and HOA communities, new plazas on US 301 and apartments. Safe on young concrete, same-day response.',
  keywords: [
    'commercial pressure washing Riverview FL',
    'HOA pressure washing Riverview',
    'CDD sidewalk and entrance cleaning',
    'plaza cleaning US 301 Riverview',
  ],
  picture: 'community-after',
  responseTime: 'Same Day',
  population: '95,000+',
  neighborhoods: [
    'Panther Trace',
    'Summerfield',
    'South Fork',
    'Rivercrest',
    'Boyette Springs',
    'Lucaya Lake Club',
    'Triple Creek',
    'Winthrop',
  ],
  neighborhoodsLead:
    'In a master-planned community the work is long and thin: miles of sidewalk, a boulevard wall, two gates, one amenity center. We split it into stretches, so residents find one block coned off, never the whole loop.',
  challengesLead: 'What a growing suburb does to its own common ground.',
  challenges: [
    {
      title: 'Sand from the next phase',
      description:
        'Dump trucks leave building sites along Big Bend Road and Balm Riverview Road with sand in their treads. By Friday it has crossed your gate. Dry sweeping comes first, since grit under a surface cleaner scratches swirls into new paving.',
    },
    {
      title: 'White bloom on new pavers',
      description:
        'For a year or two salts rise out of fresh pavers and dry as a pale haze. Pressure brings up more. A buffered efflorescence cleaner dissolves it, and sealing should wait until it stops. Concrete younger than a month we leave alone altogether.',
    },
    {
      title: 'Midges over the ponds',
      description:
        'Storm-water ponds breed blind mosquitoes. They gather at the clubhouse lights, die there, and feed the spiders; the wall below turns speckled green. Soft washing under the lamps is a small job. Warmer, dimmer bulbs keep it clean longer.',
    },
    {
      title: 'Boards that meet once a month',
      description:
        'Many communities here are development districts, and a CDD spends money in public session. Miss the agenda and the job waits. You receive a proposal with map, scope and insurance certificate in a form the district manager can attach as it stands.',
    },
  ],
  retail: {
    picture: 'plaza-after',
    title: 'New centers on US 301 and Big Bend',
    description:
      'Pale concrete shows everything. A monthly pass keeps coffee and gum from becoming permanent in the first years of a plaza.',
    features: [
      'Gentle settings for light broom finish',
      'Coffee, gum and cart-wheel marks',
      'Patio slabs of restaurants and breweries',
      'Construction film off glass and storefront metal',
    ],
  },
  commercial: {
    picture: 'condo-after',
    title: 'Amenity centers and apartment homes',
    description:
      'Splash pads, mail pavilions, fitness entrances and the garden apartments that rise beside them, on one route and one invoice if you like.',
    features: [
      'Entry monuments, pillars and fountain coping',
      'Sidewalk panels before a trip-hazard survey',
      'Pool furniture zones on a closed Monday',
      'Breezeways kept free of webs and droppings',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'CDD supervisor, Riverview',
    text: 'The proposal went into our agenda without a single question from the audience, which has never happened. The gate walls were finished that same week.',
    rating: 5,
  },
  landmarks: [
    'Winthrop Town Centre',
    'Riverview Civic Center',
    "St. Joseph's Hospital-South",
    'YMCA Camp Cristina',
    'Riverview Public Library',
    'Triple Creek Nature Preserve',
  ],
  landmarksLead:
    'Between the Alafia River and Bullfrog Creek almost every gutter ends in a pond, then in one of the two. Wash water is collected or turned onto grass for that reason.',
  zipCodes: ['33569', '33578', '33579'],
  county: 'Hillsborough',
  latitude: 27.87,
  longitude: -82.33,
  closing: {
    heading: 'Before the next board meeting',
    lead: 'Tell us its date and what the district owns. We measure from the plat and have the paper ready for your manager.',
  },
} satisfies City;
