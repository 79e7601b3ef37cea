import type { LocationPage } from '../types.ts';

export default {
  slug: 'parking-lot-pressure-washing-clearwater',
  name: 'Parking Lot Pressure Washing in Clearwater',
  city: 'clearwater',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Clearwater, FL',
    description:
      'Clearwater parking lots cleared of beach sand, sunscreen and oil, from Gulf-side garages to US 19 plazas. Swept first, washed at night, next-day response.',
    keywords: ['parking lot pressure washing Clearwater', 'beach parking lot cleaning', 'US 19 plaza parking cleaning'],
  },
  hero: {
    heading: 'Parking lot washing in Clearwater, with the sand taken out first',
    lead: 'A lot on the beach side holds more sugar sand than oil. Spray it, and you have moved the beach into the storm drain.',
    quoteLabel: 'Get Clearwater Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'From Mandalay Avenue to US 19',
      lead: 'On the island we sweep, vacuum and only then wash, in the dead hours before the first towels arrive, with foot-wash pads and pay stations included. On the mainland, plazas along US 19 carry tire rubber from hard turns off the frontage road and get a hot degreaser. Spring-break weeks are left alone; the week after is when you want us.',
      quoteLabel: 'Get Clearwater Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
