import type { LocationPage } from '../schema.ts';

export default {
  slug: 'apartment-complex-pressure-washing-st-petersburg',
  name: 'Apartment Complex Pressure Washing in St. Petersburg',
  city: 'st-petersburg',
  service: 'apartment-complex-cleaning',
  metadata: {
    title: 'Apartment Complex Pressure Washing in St. Petersburg, FL',
    description:
      'Pressure and soft washing for St. Petersburg apartments: downtown towers, tidal waterfront, beach walk-ups and 1920s courtyards. Same-day response, insured.',
    keywords: [
      'apartment pressure washing St. Petersburg FL',
      'downtown St. Pete apartment garage cleaning',
      'St. Pete Beach breezeway washing',
      'Old Northeast apartment soft wash',
      'apartment salt removal Pinellas',
    ],
  },
  hero: {
    heading: 'St. Petersburg apartments, from king tide to top floor',
    lead: 'This city is a peninsula on a peninsula, so salt comes at a building from three sides. What you manage, and how near the water it stands, decides how we wash it.',
    quoteLabel: 'Get St. Petersburg Apartment Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Four kinds of address',
      lead: 'Walls are soft washed in all of them. The rest differs.',
      cards: [
        {
          title: 'Downtown St. Pete',
          description:
            'Glass towers have gone up beside apartment houses from the land boom. A tower wants its podium garage washed by level after the dinner crowd leaves. Around Mirror Lake it is cast-stone trim and old stucco, which get hand pressure and patience.',
          features: [
            'Ramps and levels closed in turn',
            'Loading bays cleared with the concierge',
            'Trash chute rooms sanitized',
            'Street trees: tannin off the forecourt',
          ],
          areas: ['Beach Drive', 'Mirror Lake', 'EDGE District', 'Historic Uptown'],
        },
        {
          title: 'Waterfront Communities',
          description:
            'On the highest tides the bay climbs back through the storm drains. The puddle dries, the salt does not leave: it creeps into carport slabs and the foot of block walls. A fresh-water flush soon afterward costs little and saves paint.',
          features: [
            'Ground-floor breezeways and carports',
            'Silt shoveled before it is rinsed',
            'Gate motors and meter banks kept dry',
            'Seawall caps and dock landings',
          ],
          areas: ['Snell Isle', 'Shore Acres', 'Coquina Key', 'Isla del Sol'],
        },
        {
          title: 'Beach Area',
          description:
            'Open corridors face the Gulf and fill with blown sand. We blow it out dry, then rinse rails, light boxes and window tracks from the top down. Many buildings stand over their own parking, where spray and grit never see rain.',
          features: [
            'Corridor floors and stair pans',
            'Under-building stalls by the half',
            'Rinse stations and beach steps',
            'Work lamps shielded in turtle season',
          ],
          areas: ['St. Pete Beach', 'Pass-a-Grille', 'Treasure Island', 'Madeira Beach'],
        },
        {
          title: 'Historic Neighborhoods',
          description:
            'Courtyard blocks and garage apartments from the 1920s, reached by brick alley. Hexagonal walks rock if their sand is blasted away, and wood windows leak under pressure, so the nozzle is wide and the detergent does the work.',
          features: [
            'Porch floors and wood stairs',
            'Joint sand swept back afterward',
            'Retaining walls freed of black crust',
            'Hose carried in, truck left on the street',
          ],
          areas: ['Historic Old Northeast', 'Historic Kenwood', 'Crescent Lake', 'Historic Roser Park'],
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'High ground or flood zone?',
      lead: 'Give us the street and the number of stairwells, and say what the last storm left. A written quote follows within 24 hours; a crew can look the same day.',
      quoteLabel: 'Get St. Petersburg Apartment Quote',
      facts: [
        {
          title: 'Quarterly, with monthly entrances',
          description: 'and pool decks, is our usual advice',
        },
        {
          title: '$2M liability insurance',
          description: 'certificate in the name of the owner',
        },
      ],
    },
  ],
} satisfies LocationPage;
