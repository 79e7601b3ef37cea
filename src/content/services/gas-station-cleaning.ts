import type { ServicePage } from '../schema.ts';

export default {
  slug: 'gas-station-cleaning',
  name: 'Gas Station Cleaning',
  metadata: {
    title: 'Gas Station Pressure Washing in Tampa Bay',
    description:
      'Forecourts, pump islands, canopies and store walks of Tampa Bay gas stations, degreased at night with hot water and full wash-water recovery.',
    keywords: [
      'gas station pressure washing',
      'forecourt cleaning Tampa',
      'fuel island degreasing',
      'canopy cleaning gas station',
      'convenience store pressure washing',
    ],
  },
  hero: {
    heading: 'Gas station cleaning between the last truck and the first commuter',
    lead: 'Fuel islands, canopies, drive lanes and store walks, degreased at night, two pumps at a time, with the wash water vacuumed up before it reaches a drain.',
    quoteLabel: 'Get Gas Station Quote',
    picture: 'commercial_pw_1',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'fuel',
      heading: 'The forecourt at shift change',
      lead: 'Diesel, coffee and brake dust meet under the canopy. Slide across and look at the base of the columns, which inspectors do.',
    },
    {
      kind: 'cards',
      heading: 'The forecourt, piece by piece',
      lead: 'Fuel softens asphalt and sinks into concrete. Each surface gets its own chemistry, and none of it is left to run to the separator.',
      cards: [
        {
          title: 'Store front and walk',
          description: 'Coffee, gum and ice-freezer rust in front of the door that every customer uses.',
          features: [
            'Gum lifted with hot water',
            'Door glass and frames wiped',
            'Ice-machine rust treated',
            'Propane cage and ash urns moved',
          ],
          picture: 'commercial_pw_1',
        },
        {
          title: 'Canopy and fascia',
          description:
            'Exhaust film and lovebugs bake onto white panels twice a year and dim the lights above the pumps.',
          features: [
            'Soft wash from a lift, no ladders',
            'Light lenses cleaned',
            'Decals and price sign protected',
            'Columns washed to the base',
          ],
          picture: 'commercial_pw_2',
        },
        {
          title: 'Drive lanes and parking',
          description:
            'Tire lines and drip stripes, worst where cars wait to turn out. Water up to 200°F removes 85-95% of the oil.',
          features: [
            'Degreaser given time to dwell',
            'Surface cleaner, no zebra stripes',
            'Wheel stops and curbs scrubbed',
            'Markings left crisp',
          ],
          picture: 'commercial_pw_3',
        },
        {
          title: 'Fuel islands and service side',
          description:
            'Diesel pads, air and vacuum stations, the dumpster corral: the places your brand inspector photographs.',
          features: [
            'Dispensers covered, never sprayed',
            'Spill-bucket lids kept shut and dry',
            'Absorbent first on fresh fuel',
            'Corral walls degreased',
          ],
          picture: 'commercial_pw_4',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What a clean lot is worth',
      lead: 'Drivers choose between corners that sell the same fuel. What they compare is the light, the smell and the ground they stand on.',
      benefits: [
        {
          icon: 'clipboard',
          title: 'Brand inspections',
          description:
            'Image scores count stains, canopies and corrals. You get dated photographs of all three after each visit.',
        },
        {
          icon: 'footprints',
          title: 'Dry, gripping pads',
          description:
            'Diesel on polished concrete is the slip claim every operator knows. Degreased pads hold a shoe in the rain.',
        },
        {
          icon: 'droplets',
          title: 'Clean discharge',
          description:
            'Fuel residue in a storm inlet is a federal matter under the Clean Water Act. We vacuum it and have it hauled.',
        },
        {
          icon: 'sun',
          title: 'Light under the canopy',
          description:
            'Washed panels and lenses throw more light on the islands, and people fill up where they can see.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'A night on your lot',
      lead: 'Most stations here never close, so the work moves in small pieces and the clerk always knows which piece is next.',
      steps: [
        {
          title: 'Survey',
          description: 'By daylight we mark drains, separators, tank lids and the pumps that your regulars use last.',
        },
        { title: 'Close two', description: 'Cones and signs take one island out of use. The others keep pumping.' },
        {
          title: 'Dry work',
          description: 'Absorbent, scrapers and brooms come before any water, so less has to be recovered.',
        },
        {
          title: 'Hot wash',
          description: 'At least 180°F on the pads, gentle on the canopy, vacuum behind every pass.',
        },
        {
          title: 'Reopen',
          description: 'Dispensers are uncovered, lids checked and photographs taken before the cones move on.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Stations we plan for',
      types: [
        {
          title: 'Neighborhood stations',
          description: 'Two or four islands and one clerk on nights.',
          features: ['One visit, one island at a time', 'Clerk never left without an exit'],
        },
        {
          title: 'Travel plazas',
          description: 'Truck pads with spills that a car never makes.',
          features: ['Diesel lanes in rotation', 'Scale and parking rows'],
        },
        {
          title: 'Convenience stores',
          description: 'More coffee than fuel, more gum than oil.',
          features: ['Walk, bins and freezer pad', 'Done before the breakfast rush'],
        },
        {
          title: 'Car-wash sites',
          description: 'Wax overspray and reclaimed water leave a slick of their own.',
          features: ['Tunnel exit and vacuum bays', 'Mineral film on glass and block'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What operators ask',
      questions: [
        {
          question: 'How often does a gas station need washing?',
          answer:
            'A comprehensive wash monthly with weekly spot cleaning at the islands. Convenience areas, the walk and the bins, do well bi-weekly. In lovebug season, May and September, add the canopy.',
        },
        {
          question: 'Do we have to close?',
          answer:
            'No. Two pumps at a time are out of use, at the hours your sales report shows to be the quietest. The clerk gets a card with the order of islands and a number for our crew lead.',
        },
        {
          question: 'Will the oil come out completely?',
          answer:
            'Expect 85-95%. What has soaked into old concrete for years leaves a shadow that fades a little with every visit.',
        },
        {
          question: 'Is hot water safe around fuel?',
          answer:
            'Burners stand well away from dispensers and vents, and we do not wash within the marked zone while a tanker unloads. The crew is OSHA-aware and briefed on your shut-off.',
        },
        {
          question: 'What about our oil-water separator?',
          answer:
            'Detergent can carry oil straight through one. We block its inlet, vacuum the wash water and take it away, unless your permit says otherwise.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Count your pumps for us',
      lead: 'Islands, canopy size and your slowest two hours: that is enough for a written quote within 24 hours. Several sites get one schedule and one invoice.',
      quoteLabel: 'Get Gas Station Quote',
      facts: [{ title: 'Since 2015', description: 'Fuel sites around Tampa Bay, licensed and insured.' }],
    },
  ],
} satisfies ServicePage;
