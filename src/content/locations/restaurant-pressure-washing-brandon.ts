import type { LocationPage } from '../types.ts';

export default {
  slug: 'restaurant-pressure-washing-brandon',
  name: 'Restaurant Pressure Washing in Brandon',
  city: 'brandon',
  service: 'restaurant-patio-cleaning',
  metadata: {
    title: 'Restaurant Pressure Washing in Brandon, FL',
    description:
      'Drive-thru lanes, bin pads and entry walks of Brandon restaurants along State Road 60, degreased overnight with hot water. Itemized quote within 24 hours.',
    keywords: ['restaurant pressure washing Brandon FL', 'drive-thru cleaning Brandon', 'dumpster pad degreasing'],
  },
  hero: {
    heading: 'Restaurant washing in Brandon, one drive-thru lane at a time',
    lead: 'State Road 60 through Brandon feeds more cars into drive-thrus than into dining rooms. Lanes go black by the pick-up window, where everybody stops and drips.',
    quoteLabel: 'Get Brandon Restaurant Quote',
    picture: 'patio-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Lanes, lids and lovebugs',
      lead: 'We close one lane between midnight and five, cover the speaker and the loop sensor, degrease, and reopen before breakfast. Pads behind the building follow, with the water held back from the outparcel’s pond. In May and September the white fascia along the highway needs a gentle extra rinse, because lovebugs come up from the pastures east of town.',
      quoteLabel: 'Get Brandon Restaurant Quote',
    },
  ],
} satisfies LocationPage;
