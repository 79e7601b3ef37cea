import type { City } from '../schema.ts';

export default {
  slug: 'largo',
  name: 'Largo',
  fullName: 'Largo, Florida',
  order: 12,
  description:
    'Largo is where Pinellas sees its doctor, does its shopping and retires. Ramps must be dry, carports must not be scratched, and the rule book can change from one parcel to the next.',
  metaDescription:
    'Commercial pressure washing in Largo, FL: medical offices, 55+ communities, Ulmerton Road plazas and apartments. Safe on painted metal, next-day response.',
  keywords: [
    'commercial pressure washing Largo FL',
    'medical office pressure washing Largo',
    'mobile home community pressure washing',
    'plaza cleaning Ulmerton Road',
  ],
  picture: 'office-after',
  responseTime: 'Next Day',
  population: '85,000+',
  neighborhoods: [
    'Downtown Largo',
    'Medical Arts District',
    'Clearwater-Largo Road',
    'Tri-City',
    'East Bay Drive',
    'Shangri-La',
    'Teakwood Village',
    'Fairway Village',
  ],
  neighborhoodsLead:
    'In the retirement communities people are at home all day, so a knock and a friendly word go further than a door hanger. The Medical Arts District is the reverse: packed until five, quiet after.',
  challengesLead: 'Four things that a first drive down Ulmerton Road would not tell you.',
  challenges: [
    {
      title: 'Patients on walkers',
      description:
        'A covered drop-off seldom sees sun or rain. Drips, hand cream and a thin mildew make its painted concrete slick just where people turn with a cane. Cleaning happens after the last appointment with a rinse-free detergent on the ramp, and fans run until a paper towel comes up dry.',
    },
    {
      title: 'Chalking metal',
      description:
        'Carports, awnings and park-model siding are coated aluminum. With age the coating turns to powder, and a strong nozzle writes permanent stripes in it. We rub a test spot; if it chalks, brushes and low flow are used and the owner hears beforehand what will not come back.',
    },
    {
      title: 'Two sets of inspectors',
      description:
        'Pockets of unincorporated county are scattered through the city like holes in cheese. One plaza answers to municipal storm-water staff, the next to Pinellas County. Our practice satisfies both: mats over drains, water recovered, and a note of the work for your files.',
    },
    {
      title: 'Grove wells',
      description:
        'This was citrus land, and wells still water many of its lawns. Their iron shows as a rusty skirt around apartment blocks and mail kiosks. Paint clears in one treatment, bare block often wants a second. Without a filter on the pump it will need repeating.',
    },
  ],
  retail: {
    picture: 'storefront-after',
    title: 'Plazas on Ulmerton and East Bay',
    description:
      'Grocery-anchored centers with long walks, pharmacies and early-bird restaurants. Seniors are at the door at seven; by then our cones are back on the truck.',
    features: [
      'Walks squeegeed, not just rinsed',
      'Curb cuts and accessible stalls first',
      'Exhaust film on columns and breezeways',
      'Kitchen doors and oil bins at the rear',
    ],
  },
  commercial: {
    picture: 'medical-after',
    title: 'Clinics, courtyards and 55+ parks',
    description:
      'From surgery centers near the hospital to clubhouses with a shuffleboard court. Disinfecting, gentle washing and simple degreasing are separate lines in the quote.',
    features: [
      'Entrances treated with hospital-grade sanitizers',
      'Carport rows with cars moved by appointment',
      'Laundry buildings, docks and shuffleboard lanes',
      'Courtyard apartments, stairs to mailboxes',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Practice administrator, Largo',
    text: 'Many of our patients use a walker, so I checked the ramp myself at six in the morning. Bone dry, no smell, no puddle in the expansion joint.',
    rating: 5,
  },
  landmarks: [
    'Largo Central Park',
    'Central Park Performing Arts Center',
    'Largo Public Library',
    'Florida Botanical Gardens',
    'George C. McGough Nature Park',
    'Highland Recreation Complex',
  ],
  landmarksLead:
    'Winter residents fill West Bay Drive from January until Easter. Owners who book the big round for November have it behind them.',
  zipCodes: ['33770', '33771', '33773', '33774', '33778'],
  county: 'Pinellas',
  latitude: 27.91,
  longitude: -82.79,
  closing: {
    heading: 'Start with the person at the door',
    lead: 'Say who walks across your concrete and at what hour. From that we set the method, the night and the figure.',
  },
} satisfies City;
