import type { LocationPage } from '../types.ts';

export default {
  slug: 'apartment-complex-pressure-washing-st-petersburg',
  name: 'Apartment Complex Pressure Washing in St. Petersburg',
  city: 'st-petersburg',
  service: 'apartment-complex-cleaning',
  metadata: {
    title: 'Apartment Pressure Washing in St. Petersburg, FL',
    description:
      'Pressure washing for St. Petersburg apartments: downtown towers, waterfront communities, the beaches and historic neighborhoods, each by its own method.',
    keywords: [
      'apartment pressure washing St. Petersburg',
      'high-rise garage cleaning St. Pete',
      'historic apartment soft wash',
      'waterfront apartment cleaning',
    ],
  },
  hero: {
    heading: 'Apartment pressure washing in St. Petersburg, on a peninsula with salt on three sides',
    lead: 'A tower on First Avenue, a 1920s court in Kenwood and a block behind the dunes all rust and green differently. Tell us which one you manage.',
    quoteLabel: 'Get St. Pete Apartment Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Four shores, four ways to wash',
      lead: 'Same-day response across the city. The work itself is planned around wind, tide and who parks where.',
      cards: [
        {
          title: 'Downtown St. Pete',
          description:
            'Podium garages, amenity decks above restaurants, and dogs by the hundred. Relief areas and elevator lobbies need a weekly eye.',
          features: [
            'Garage levels at night, one at a time',
            'Pet areas treated with enzyme, then rinsed',
            'Loading zones booked with the city',
            'Nothing falls on the café below',
          ],
          areas: ['Edge District', 'Mirror Lake', 'Beach Drive', 'Innovation District'],
        },
        {
          title: 'Waterfront Communities',
          description:
            'Seawalls, docks and railings take spray all winter. A fresh-water rinse every few weeks spares aluminum that a yearly wash cannot save.',
          features: [
            'Rails and hinges flushed',
            'Dock boards by brush',
            'Detergent kept away from open water',
            'Carports cleared of bird lime',
          ],
          areas: ['Snell Isle', 'Coquina Key', 'Bayou Grande', 'Maximo'],
        },
        {
          title: 'Beach Area',
          description:
            'Sand in the breezeways, sunscreen on the stairs and guests who change on Saturday. We work midweek and stay quiet.',
          features: [
            'Foot-wash stations and boardwalks',
            'Sand swept before any water',
            'Pool coping descaled',
            'Lights kept landward in turtle season',
          ],
          areas: ['St. Pete Beach', 'Pass-a-Grille', 'Treasure Island', 'Madeira Beach'],
        },
        {
          title: 'Historic Neighborhoods',
          description:
            'Old stucco, wood windows and brick walks under live oaks. High pressure is the wrong tool on every one of them.',
          features: [
            'Soft wash at hose strength',
            'Lime mortar left in its joint',
            'Oak tannin lightened over two visits',
            'Alley access agreed with neighbors',
          ],
          areas: ['Old Northeast', 'Historic Kenwood', 'Crescent Lake', 'Roser Park'],
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Name the building and the nearest water',
      lead: 'Add the number of stories. That tells us the salt, the access and the hour, and the quote is in your inbox within 24 hours.',
      quoteLabel: 'Get St. Pete Apartment Quote',
    },
  ],
} satisfies LocationPage;
