import type { City } from '../schema.ts';

export default {
  slug: 'clearwater',
  name: 'Clearwater',
  fullName: 'Clearwater, Florida',
  order: 3,
  description:
    'Salt on the railings, sunscreen on the pool deck, and a causeway to cross before either is gone. Beach properties are washed before the visitors wake, mainland ones whenever suits your tenants.',
  metaDescription:
    'Commercial pressure washing in Clearwater, FL for beach condos, hotels, plazas and Countryside communities. Salt and sunscreen removed, next-day response.',
  keywords: [
    'commercial pressure washing Clearwater FL',
    'Clearwater Beach condo pressure washing',
    'pool deck cleaning Sand Key',
    'plaza pressure washing Countryside',
  ],
  picture: 'condo-after',
  responseTime: 'Next Day',
  population: '115,000+',
  neighborhoods: [
    'Clearwater Beach',
    'Sand Key',
    'Island Estates',
    'Downtown Clearwater',
    'Harbor Oaks',
    'Countryside',
    'Morningside',
    'Skycrest',
  ],
  neighborhoodsLead:
    'On the islands a high-rise hears every pump, so the engine stays on the street side and hoses go up the stair tower. Mainland associations in Morningside and Countryside have another worry: clubhouse roofs and monument walls that darken again each rainy season.',
  challengesLead: 'The beach and the mainland might be two different cities. Three of these belong to the first.',
  challenges: [
    {
      title: 'Salt that never rinses off by itself',
      description:
        'An onshore breeze coats Gulf-front balconies within days. Left alone, the crust holds moisture against aluminum and pits it. Rain reaches only the outer edge of a balcony. We wash with fresh water and a salt-dissolving detergent, top floor first, so that no unit is rinsed twice.',
    },
    {
      title: 'Lotion underfoot',
      description:
        'Sunscreen is oil and wax made to resist water. On travertine it turns into gray shadows around every lounge chair, slippery when wet. It lets go at about the heat of dishwater with an alkaline cleaner; we then rinse until the stone tests neutral.',
    },
    {
      title: 'Nesting season, May through October',
      description:
        'Sea turtles come ashore on Clearwater Beach and Sand Key, and bright light turns hatchlings the wrong way. On the seaward face we finish in daylight. Behind the building, work lamps stay low, shielded and aimed at the ground.',
    },
    {
      title: 'Iron in the inland wells',
      description:
        'Away from the coast many plazas and villas irrigate from wells. Within a year the sprinkler arc shows orange on columns and curbs. An acid-based rust remover takes it out; plants are wetted first and flushed afterward.',
    },
  ],
  retail: {
    picture: 'plaza-after',
    title: 'Beach shops and mainland plazas',
    description:
      'Mandalay Avenue sells ice cream until late, so its sidewalks are done toward dawn. Along Gulf to Bay Boulevard the trouble is tire film and spilled soda.',
    features: [
      'Sand blown out before any water is used',
      'Ice cream, gum and soda spots',
      'Canopy undersides cleared of soot and webs',
      'Entry mats lifted and hung to drip',
    ],
  },
  commercial: {
    picture: 'hotel-after',
    title: 'Resort condos and garden complexes',
    description:
      'Walkways, stair towers, trash rooms and decks, in an order the front desk can explain to guests who arrived last night.',
    features: [
      'Balcony lines by stack, with a schedule per floor',
      'Chair and cabana areas reopened in sections',
      'Trash rooms and chutes sanitized',
      'Carports and mail kiosks on the mainland',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Condominium manager, Clearwater',
    text: 'Owners used to call me about the noise. This time the complaint was that somebody missed seeing it. Railings feel smooth again and the chair shadows are gone.',
    rating: 5,
  },
  landmarks: [
    'Pier 60',
    'Clearwater Marine Aquarium',
    'Coachman Park',
    'Capitol Theatre',
    'Ruth Eckerd Hall',
    'BayCare Ballpark',
  ],
  landmarksLead:
    'In spring-break weeks, with Phillies games inland, the Memorial Causeway crawls by midmorning. Trucks bound for the beach cross in the dark, which is also when your walks are empty.',
  zipCodes: ['33755', '33756', '33759', '33761', '33763', '33764', '33765', '33767'],
  county: 'Pinellas',
  latitude: 27.97,
  longitude: -82.78,
  closing: {
    heading: 'Next day, either side of the causeway',
    lead: 'Name the building and the number of floors. If turtle rules or an elevator bank shape the schedule, the proposal says how.',
  },
} satisfies City;
