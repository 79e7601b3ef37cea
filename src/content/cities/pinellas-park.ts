import type { City } from '../schema.ts';

export default {
  slug: 'pinellas-park',
  name: 'Pinellas Park',
  fullName: 'Pinellas Park, Florida',
  order: 8,
  description:
    'Machine shops next to medical offices, gas stations on every big corner, horse trails behind the ball fields. Flat land makes one thing common to all of them: water stays where it falls.',
  metaDescription:
    'Commercial pressure washing in Pinellas Park, FL: industrial bays, gas stations, US 19 plazas and 55+ communities. Wash water recovered, next-day response.',
  keywords: [
    'commercial pressure washing Pinellas Park FL',
    'industrial pressure washing Pinellas Park',
    'gas station cleaning Park Boulevard',
    'Gateway Centre office cleaning',
  ],
  picture: 'fuel-after',
  responseTime: 'Next Day',
  population: '55,000+',
  neighborhoods: [
    'Downtown Pinellas Park',
    'Park Station',
    'Mainlands of Tamarac',
    'The Lakes',
    'Garnett',
    'North Disston',
    'Skyview',
    'Gateway Centre',
  ],
  neighborhoodsLead:
    'The Mainlands paints its homes white, which is lovely until August. Bays off 66th Street are rented by the unit, so a landlord there needs each tenant told; we print the sheet. Gateway Centre prefers weekends.',
  challengesLead: 'Ask who left the mark and you know how to take it off.',
  challenges: [
    {
      title: 'The ditch',
      description:
        'Before the drainage projects this town was known for standing water, and heavy rain still pools in low lots. A dark tide line dries on block walls. We treat that band for algae on its own, and berm the nearest channel before starting, because those channels feed the bays.',
    },
    {
      title: 'The workshop',
      description:
        'Grinding and welding throw specks of steel out of the bay door. Overnight they rust into the apron as hundreds of brown freckles, often mistaken for mold. Bleach is useless on them. Oxalic acid under a damp cover works while the crew does the neighboring unit.',
    },
    {
      title: 'The horse',
      description:
        'Riders cross real streets here; around Helen Howarth Park even some crosswalk buttons are hung at saddle height. Manure and trail sand end up on driveways and store walks. Dry pickup, a detergent with enzymes, then a rinse onto grass.',
    },
    {
      title: 'The highway',
      description:
        'US 19 and Park Boulevard carry trucks, buses and a long line at each light. Rubber and diesel soot build a glossy skin on pump islands and signs. Only water above 180°F with a degreaser breaks it; cold rinsing spreads it thinner.',
    },
  ],
  retail: {
    picture: 'storefront-after',
    title: 'Pumps, plazas and corner stores',
    description:
      'Forecourts are cleaned one island at a time so that fuel keeps selling. Strip centers follow at night, back alley included.',
    features: [
      'Pump islands monthly, spot cleaning weekly',
      'Canopy fascia and pole signs',
      'Dumpster corners and grease paths',
      'Absorbent and vacuum for every fuel spill',
    ],
  },
  commercial: {
    picture: 'dock-after',
    title: 'Flex bays, villas and retirement living',
    description:
      'Roll-up doors and aprons in one quarter of town, single-story homes and carports in another. Neither can lose its parking for a day.',
    features: [
      'Apron rust removed bay by bay',
      'White walls soft washed before they streak',
      'Clubhouse ramps with non-slip finish respected',
      'Large-print notices for residents',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Flex-space landlord, Pinellas Park',
    text: 'I thought the brown dots were mildew and had bleached them twice. They knew at a glance it was steel. The concrete in front of all my units matches again.',
    rating: 5,
  },
  landmarks: [
    'England Brothers Park',
    'Freedom Lake Park',
    'Helen Howarth Park',
    'The Shoppes at Park Place',
    'Barbara S. Ponce Public Library',
    'Tampa Bay Automobile Museum',
  ],
  landmarksLead:
    'Concerts at the band shell and weekend ball games bring cars to the middle of town. Weeknights belong to us, and trains on the crossing do not mind the noise.',
  zipCodes: ['33781', '33782'],
  county: 'Pinellas',
  latitude: 27.84,
  longitude: -82.7,
  closing: {
    heading: 'Name the culprit',
    lead: 'Steel, soot, silt or saddle: describe it or send a picture. A landlord with many units gets a price for each and one for all.',
  },
} satisfies City;
