import type { City } from '../schema.ts';

export default {
  slug: 'tampa',
  name: 'Tampa',
  fullName: 'Tampa, Florida',
  order: 1,
  description:
    'Port dust in the Channel District, last call in Ybor City, leaf stain under every oak off Bayshore: no two blocks get dirty alike. Call in the morning and a crew can be there the same day.',
  metaDescription:
    'Commercial pressure washing in Tampa, FL: storefronts in Ybor City and Hyde Park, apartments from Harbour Island to New Tampa. Same-day service, insured.',
  keywords: [
    'commercial pressure washing Tampa',
    'storefront cleaning Ybor City',
    'apartment pressure washing Tampa',
    'sidewalk cleaning Hyde Park',
    'parking garage washing downtown Tampa',
  ],
  picture: 'storefront-after',
  responseTime: 'Same Day',
  population: '390,000+',
  populationOnAreasPage: '350,000+',
  neighborhoods: [
    'Downtown Tampa',
    'Channel District',
    'Ybor City',
    'Hyde Park',
    'Harbour Island',
    'Seminole Heights',
    'Westshore',
    'New Tampa',
  ],
  neighborhoodsLead:
    'A high-rise on Harbour Island wants the garage deck done level by level while residents park elsewhere. A Seminole Heights shop in a 1920s building wants soft washing, never a turbo tip. In New Tampa the associations post the gate code and let us start on the clubhouse walk.',
  challengesLead:
    'Four causes we look for on the first walk, because the same black mark takes a different detergent on each side of town.',
  challenges: [
    {
      title: 'Port and interchange film',
      description:
        'Cement, aggregate and fertilizer cross the docks of Port Tampa Bay, and the traffic of two interstates meets above downtown. What settles on ledges and stucco is greasy as well as gritty, so we apply a degreaser first and rinse from the parapet down. Plain water only moves it to the next floor.',
    },
    {
      title: 'Ybor mornings',
      description:
        'Spilled drinks, gum and cigarette ash from Seventh Avenue share the sidewalk with chickens that the city protects. Hot water lifts the sugar and grease; droppings are wetted, treated and collected, not blasted. We come between closing time and the first coffee order.',
    },
    {
      title: 'Live oak tannin',
      description:
        'Pollen turns South Tampa awnings yellow in spring. Wet leaves then print brown shapes into pale concrete, and no amount of pressure takes a print out. An oxygen-based cleaner does, given a few minutes to work before the rinse.',
    },
    {
      title: 'Sprinkler stain',
      description:
        'Shallow irrigation wells throw iron onto walls and monument signs; reclaimed water in South Tampa leaves a chalky band at knee height. We treat the orange with a rust remover and the white with a mild acid, then show your landscaper which heads to turn.',
    },
  ],
  retail: {
    picture: 'plaza-after',
    title: 'Storefronts from SoHo to Seventh Avenue',
    description:
      'A walk that dries before you unlock. We bring recovery equipment, since street inlets here lead to the Hillsborough River and the Bay.',
    features: [
      'Gum and drink stains lifted hot, up to 200°F',
      'Awnings rinsed of pollen and lovebugs',
      'Old brick and mortar washed at low pressure',
      'Wash water kept out of the curb inlet',
    ],
  },
  commercial: {
    picture: 'garage-after',
    title: 'Towers, garden apartments and garages',
    description:
      'Breezeways off Bruce B. Downs and amenity decks downtown need different notices, hoses and hours. Both get a plan drawn on your site map.',
    features: [
      'Breezeways and stairs by building number',
      'Garage levels closed one at a time',
      'Dumpster pads degreased and deodorized',
      'Certificate naming the owner, $2M liability',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Retail property manager, Tampa',
    text: 'Our tenants open at different hours, so somebody always complained about hoses. This crew asked for the hours first and had every doorway dry in the right order.',
    rating: 5,
  },
  landmarks: [
    'Tampa Riverwalk',
    'Tampa Theatre',
    'The Florida Aquarium',
    'Henry B. Plant Museum',
    'Bayshore Boulevard',
    'Raymond James Stadium',
  ],
  landmarksLead:
    'On game days, and on Gasparilla weekend, streets around these fill early. Manage a building nearby and your visit is set around the event calendar.',
  zipCodes: ['33602', '33603', '33604', '33605', '33606', '33607', '33609', '33611', '33616', '33629', '33647'],
  county: 'Hillsborough',
  latitude: 27.95,
  longitude: -82.46,
  closing: {
    heading: 'Which block is yours?',
    lead: 'Send the address and roughly how much ground there is. A written quote for your Tampa property comes back within 24 hours.',
  },
} satisfies City;
