import type { LocationPage } from '../schema.ts';

export default {
  slug: 'parking-lot-pressure-washing-lakeland',
  name: 'Parking Lot Pressure Washing in Lakeland',
  city: 'lakeland',
  service: 'parking-lot-cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Lakeland, FL',
    description:
      'Truck courts and parking lots in Lakeland, FL washed by surface: diesel on asphalt cool and gentle, oil on concrete hot. Next-day response, insured crews.',
    keywords: [
      'parking lot pressure washing Lakeland FL',
      'truck court cleaning I-4',
      'diesel stain removal asphalt Lakeland',
      'warehouse parking lot cleaning Polk County',
    ],
  },
  hero: {
    heading: 'Lakeland parks trucks as well as cars, and we wash for both',
    lead: 'Freight for Tampa and for Orlando is sorted along Interstate 4 here. Tractors idle on your pavement, trailers sit for days, and what they leave is diesel, hydraulic oil and rubber.',
    quoteLabel: 'Get Lakeland Parking Lot Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'quote-call',
      heading: 'Asphalt cool, concrete hot',
      lead: 'The two must not be confused. Diesel softens the binder in asphalt, so there we soak it up, use a mild degreaser and keep the water cool and the pressure down. Trailer pads of concrete can take 200°F and give back 90-95% of their oil stains. We work row by row while your yard dispatcher shifts units. Summer jobs begin at seven, ahead of the lightning. Next-day response, Polk County included.',
      quoteLabel: 'Get Lakeland Parking Lot Quote',
    },
  ],
} satisfies LocationPage;
