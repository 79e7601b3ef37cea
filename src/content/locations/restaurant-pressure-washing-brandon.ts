import type { LocationPage } from '../schema.ts';

export default {
  slug: 'restaurant-pressure-washing-brandon',
  name: 'Restaurant Pressure Washing in Brandon',
  city: 'brandon',
  service: 'restaurant-patio-cleaning',
  metadata: {
    title: 'Restaurant Pressure Washing in Brandon, FL',
    description:
      'Pad-site and plaza restaurants in Brandon, FL: grease, drive-through lanes and dumpster enclosures washed hot overnight, wash water kept out of the drain.',
    keywords: [
      'restaurant pressure washing Brandon FL',
      'drive-through cleaning Brandon Boulevard',
      'dumpster enclosure cleaning Brandon',
      'restaurant grease removal 33511',
    ],
  },
  hero: {
    heading: 'Pressure washing for restaurants along Brandon Boulevard',
    lead: 'Restaurants here mostly stand alone in front of a plaza, each with its own enclosure and a storm inlet a few feet downhill of it. That inlet is where trouble starts.',
    quoteLabel: 'Get Brandon Restaurant Quote',
    picture: 'patio-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Whose drain is it?',
      lead: "Usually the landlord's. Grease that leaves your pad turns up in the plaza's pond, and a complaint goes to the Environmental Protection Commission of Hillsborough County, which does come and look. We dam the low side of the enclosure, degrease with water at 180°F to 200°F and pump up what runs down. After that come the drive-through lane, the entry walk and the curb where delivery drivers wait. Nights are normal for us, and a first visit can be tonight's.",
      quoteLabel: 'Get Brandon Restaurant Quote',
    },
  ],
} satisfies LocationPage;
