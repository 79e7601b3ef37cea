import type { ServicePage } from '../schema.ts';

export default {
  slug: 'warehouse-facility-cleaning',
  name: 'Warehouse Facility Cleaning',
  metadata: {
    title: 'Warehouse Facility Pressure Washing in Tampa Bay',
    description:
      'Warehouse pressure washing in Tampa Bay, planned around your dock schedule: aprons, panels, trailer yards and floors, OSHA-aware, all wash water recovered.',
    keywords: [
      'warehouse pressure washing Tampa Bay',
      'loading dock cleaning',
      'warehouse floor cleaning',
      'metal building soft wash',
      'trailer yard pressure washing',
    ],
  },
  hero: {
    heading: 'Warehouse cleaning that reads the dock schedule first',
    lead: 'Tire rubber on the apron, hydraulic oil in the wells, mildew down the north panels. We take the doors that have no appointment and give them back before the next one.',
    quoteLabel: 'Get Free Quote',
    picture: 'garage-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'dock',
      heading: 'An apron with its lines back',
      lead: 'Tires print the same two arcs in front of every door until drivers cannot find the stripe. Move the handle and it is there again.',
    },
    {
      kind: 'cards',
      heading: 'Outside in, from the gate to the aisle',
      lead: 'Dirt moves on tires. Cleaning the aisle before the yard means cleaning the aisle twice.',
      cards: [
        {
          title: 'Truck courts and trailer rows',
          description:
            'Landing gear grinds sand and clay into the slab, and reefer units drip on it. Brooms and scrapers go first, so hot water only meets what is stuck.',
          features: [
            'Rows emptied by your yard driver in turn',
            'Diesel and DEF marks spotted before the wash',
            'Guard booth, scale and driver walk',
            'Silt lifted from trench drains',
          ],
        },
        {
          title: 'Dock wells, aprons and doors',
          description:
            'Water at 180°F to 200°F breaks the film that cold rinsing pushes to the next door. Expect 90-95% of an oil stain to leave sound concrete.',
          features: [
            'Doors washed in pairs while the rest load',
            'Seals, bumpers and wheel guides',
            'Pits cleared of shrink wrap by hand',
            'Numbers and guide lines legible again',
          ],
        },
        {
          title: 'Panels, gutters and office front',
          description:
            'Painted metal chalks and tilt-wall grows algae. Both are soft washed from a lift; a hard jet would open laps and joint sealant.',
          features: [
            'Louvers, vents and cameras sheltered',
            'Downspout streaks and wasp nests',
            'Irrigation rust along the bottom course',
            'Visitor entrance left dry',
          ],
        },
        {
          title: 'Aisles, ramps and battery bays',
          description:
            'Turning forklifts polish rubber into the floor. We scrub with heated alkaline cleaner and vacuum in the same pass, so no water runs under racking.',
          features: [
            'Pick faces shielded from splash',
            'Acid residue neutralized at chargers',
            'Ramp texture brought back',
            'Aisle markings brightened',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Four figures you already report',
      benefits: [
        {
          icon: 'hard-hat',
          title: 'Incidents',
          description:
            'A loaded forklift on a damp, oily ramp stops late. Clean slabs also show a fresh hydraulic leak the day it starts.',
        },
        {
          icon: 'clock',
          title: 'Detention',
          description:
            'Trailers are not kept waiting for us. When a late load takes our door, we move to another pair.',
        },
        {
          icon: 'clipboard',
          title: 'Audit findings',
          description:
            'Customer and food-safety auditors photograph cobwebs, door seals and drains. A dated log shows those are routine.',
        },
        {
          icon: 'building',
          title: 'Repair requests',
          description:
            'Salt air, wet leaves and bird droppings eat panel coatings. Washing them off costs less than repainting a wall early.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Industries, and the soil each one makes',
      types: [
        {
          title: 'Distribution and fulfillment',
          description: 'Cardboard fiber, pallet splinters and doors that turn all day.',
          features: ['Weekend yards', 'Driver lounge walks'],
        },
        {
          title: 'Food, beverage and cold storage',
          description: 'Condensation, sugar and mold at every seal.',
          features: ['Approved products only', 'Hospital-grade sanitizers after degreasing'],
        },
        {
          title: 'Heavy manufacturing',
          description: 'Coolant, metal fines and press oil in layers.',
          features: ['Shutdown windows', 'Chip and scrap pads'],
        },
        {
          title: 'Port, rail and building materials',
          description: 'Cement dust, red clay and salt from the channel.',
          features: ['Dry removal of powders', 'Fresh-water rinse of steel'],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Safety and compliance on one page',
      lead: 'Forward it to your EHS manager. It is what we agree to before the gate opens.',
      points: [
        {
          title: 'OSHA-aware crews',
          description:
            'Walking-working surfaces must be kept clean and, as far as feasible, dry. We plan each zone around that and work under your lockout rules.',
        },
        {
          title: 'Pedestrians, lifts and trucks',
          description:
            'Closed zones have hard barriers at both ends. A spotter stands wherever equipment still crosses.',
        },
        {
          title: 'Wash water',
          description:
            'If your site has an industrial storm-water permit under NPDES, we follow its prevention plan: inlets sealed, water vacuumed, volumes noted.',
        },
        {
          title: 'Chemicals',
          description:
            'EPA-compliant detergents arrive with safety data sheets. Strike any product and we substitute it.',
        },
        {
          title: 'Insurance',
          description: 'Licensed, with $2M liability insurance. Owner, tenant and logistics operator can all be named.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'One site, start to finish',
      steps: [
        {
          title: 'Walk it during a shift',
          description: 'We see where trucks really turn, which drains back up and who controls the yard.',
        },
        {
          title: 'Match the dock plan',
          description: 'Your quote comes within 24 hours, with doors and aisles set against your appointment sheet.',
        },
        {
          title: 'Brief both sides',
          description: 'Our lead and your supervisor agree on radio, exits, power and the word that stops everything.',
        },
        {
          title: 'Clean the zone',
          description: 'Dry pickup, degreaser, hot wash, vacuum. Fans run where the floor has to carry lifts soon.',
        },
        {
          title: 'Release it',
          description: 'A zone reopens when your supervisor has walked it. Photographs follow for the log.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'From operations and EHS',
      questions: [
        {
          question: 'What interval makes sense for our building?',
          answer:
            'Warehouses: quarterly. Heavy manufacturing: monthly. Between visits, have your own people put absorbent on a leak right away; what soaks in during one hot week is the stain we fight later.',
        },
        {
          question: 'We never close. Is there still a way?',
          answer:
            'Yes, zone by zone. Give us the slowest hours of the week and one person per shift who can move a trailer. Night work is normal on sites like yours.',
        },
        {
          question: 'How do you keep stock and racking dry?',
          answer:
            'Inside, we use enclosed scrubbers and squeegee vacuums instead of open wands. Bottom pallets within reach of a splash are moved or sheeted by agreement.',
        },
        {
          question: 'Where do you get water, and where does it go?',
          answer:
            'From your spigots, a metered hydrant or our tank. It leaves by vacuum to a disposal point that your permit allows, settled in writing before the job.',
        },
        {
          question: 'A forklift burst a hose overnight. Who do we call?',
          answer:
            'Us, at any hour: emergency service is 24/7. Contain it with absorbent and keep traffic out. A release large enough to report belongs to a spill-response contractor.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'How many doors, and when are they quiet?',
      lead: 'Add the floor area and the oldest stain you have given up on. We will walk the site and come back with a zone plan.',
      quoteLabel: 'Schedule Free Consultation',
      facts: [
        { title: 'Since 2015', description: 'Warehouses and docks around the Bay, with $2M liability insurance.' },
      ],
    },
  ],
} satisfies ServicePage;
