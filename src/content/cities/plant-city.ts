import type { City } from '../schema.ts';

export default {
  slug: 'plant-city',
  name: 'Plant City',
  fullName: 'Plant City, Florida',
  order: 6,
  description:
    'A farm town with a distribution belt around it: berry trucks, freight trains, forklifts and a brick downtown more than a century old. Each leaves its own dirt, mostly on a calendar.',
  metaDescription:
    'Commercial pressure washing in Plant City, FL: packing houses, warehouses on County Line Road, brick storefronts and apartments. Response in 1-2 days.',
  keywords: [
    'commercial pressure washing Plant City FL',
    'warehouse pressure washing Plant City',
    'loading dock cleaning County Line Road',
    'historic brick cleaning downtown Plant City',
  ],
  picture: 'dock-after',
  responseTime: '1-2 Days',
  population: '40,000+',
  neighborhoods: [
    'Historic Downtown',
    'Midtown',
    'Walden Lake',
    'Walden Woods',
    'Country Hills',
    'North Park Isle',
    'Lincoln Park',
    'Varrea',
  ],
  neighborhoodsLead:
    'Walden Lake has shaded walls and old oaks; North Park Isle and Varrea still have construction traffic at the gate. Downtown lots are tight and trains block the crossings, so we ask which side of the tracks you are on.',
  challengesLead: 'Here is the year as your concrete lives through it.',
  challenges: [
    {
      title: 'December to March: harvest',
      description:
        'Pickers and trailers bring field mud to packing yards and store lots, with berries crushed into it. The juice stains light concrete pink to brown and the sugar draws flies. We shovel, wash cold to loosen the soil, then hot with an oxygen cleaner for the color.',
    },
    {
      title: 'Spring: lovebugs and lime rock',
      description:
        'Interstate 4 throws lovebugs at anything white in May, and again in September. Dry weeks add lime dust from farm lanes, and dew glues both to dock doors. Bugs turn acidic as they rot, so painted metal should be rinsed within days, not weeks later.',
    },
    {
      title: 'Late summer: bare fields',
      description:
        'Before planting, growers till and bed the sandy soil around town. Wind carries it onto south Plant City roofs and ledges. It clogs gutters first. Dry brushing from the ledge comes before water, or you get mud on the wall instead.',
    },
    {
      title: 'All year: rails and forklifts',
      description:
        'Two freight lines cross beside the old depot, leaving brake dust on soft brick that no high pressure should meet. Out by County Line Road it is forklift rubber on dock aprons. The first wants a mild wash at garden-hose strength; the second, heat and a solvent-based degreaser.',
    },
  ],
  retail: {
    picture: 'storefront-after',
    title: 'Main street brick and highway plazas',
    description:
      'Antique shops around McCall Park get a low-pressure method tested on one course of brick. Plazas on James L. Redman Parkway get the hot surface cleaner.',
    features: [
      'Mortar checked before the first spray',
      'Berry and soda stains treated by color',
      'Wooden doors and awnings masked',
      'Lots cleaned ahead of festival weekends',
    ],
  },
  commercial: {
    picture: 'office-after',
    title: 'Packing yards, warehouses, rental homes',
    description:
      'A cold-storage dock never really closes. We take doors in turn while your drivers use the rest, then move on to the break area and the office walk.',
    features: [
      'Dock aprons and levelers, pit edges included',
      'Trailer parking and truck-court oil',
      'Apartment stairs and laundry rooms',
      'Wash water collected where a ditch is near',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Warehouse supervisor, Plant City',
    text: 'We kept loading the whole time. They cleaned two doors, gave them back, took the next two, and nobody on my dock had to wait for a hose.',
    rating: 5,
  },
  landmarks: [
    'Florida Strawberry Festival Grounds',
    '1914 Plant City High School',
    'Robert W. Willaford Railroad Museum',
    'Bruton Memorial Library',
    'McCall Park',
    'Mike E. Sansone Community Park',
  ],
  landmarksLead:
    'The Strawberry Festival fills the west side in late February and early March. Owners who rent out their lots for parking like them clean a week before, and again when the tents are down.',
  zipCodes: ['33563', '33565', '33566', '33567'],
  county: 'Hillsborough',
  latitude: 28.02,
  longitude: -82.12,
  closing: {
    heading: 'One or two days out, and prepared for mud',
    lead: 'Write what moves across your yard, fruit, freight or families, and when it stands still. The estimate follows your season.',
  },
} satisfies City;
