import type { City } from '../schema.ts';

export default {
  slug: 'lakeland',
  name: 'Lakeland',
  fullName: 'Lakeland, Florida',
  order: 7,
  description:
    'Inland there is no salt. There are swans, limestone water, mine dust and more summer lightning than almost anywhere in the country. Lakeland properties are booked for the next day and washed before the thunderheads build.',
  metaDescription:
    'Commercial pressure washing in Lakeland, FL: downtown garages, lakeside offices, I-4 warehouses and HOAs. Hard-water and bird stains removed, next-day.',
  keywords: [
    'commercial pressure washing Lakeland FL',
    'parking garage cleaning downtown Lakeland',
    'warehouse pressure washing I-4 Lakeland',
    'HOA pressure washing Polk County',
  ],
  picture: 'garage-after',
  responseTime: 'Next Day',
  population: '115,000+',
  neighborhoods: [
    'Downtown Lakeland',
    'Dixieland',
    'South Lake Morton',
    'Lake Hollingsworth',
    'Lake Hunter Terrace',
    'Beacon Hill',
    'Cleveland Heights',
    'Parker Street',
  ],
  neighborhoodsLead:
    'Several of these are historic districts with bungalow-era masonry and wood. For an office in a former Dixieland house the pump idles: we brush, foam and rinse, much as a painter would prepare it. Garages downtown can take the full machine.',
  challengesLead: 'Four directions to look: at the shore, to the south, in the pipe, and up.',
  challenges: [
    {
      title: 'At the shore',
      description:
        'Swans, ducks and ibis treat lakefront walks around Lake Morton and Lake Mirror as their own. Fresh droppings are a slip hazard and carry germs. Crews dampen, disinfect and scrape before rinsing, and nothing with chlorine is allowed to reach the water.',
    },
    {
      title: 'To the south',
      description:
        'Phosphate country begins below the city limits. Trucks and rail cars from the Mulberry side carry a tan dust that settles on flat roofs, then drips down parapets after rain. It is mineral, so soap does little; a mild acid wash with a soft brush does more.',
    },
    {
      title: 'In the pipe',
      description:
        'Polk County water has come through limestone. Where sprinklers hit glass or dark brick they leave white scale in overlapping circles. Old rings need several light passes of descaler. Your windows are wiped dry after the final rinse, or we would add rings ourselves.',
    },
    {
      title: 'Up',
      description:
        'Sea breezes from both coasts collide over this corridor, and lightning follows most summer afternoons. At the first thunder wands go down until it has passed. So jobs from June to September start early, and the lift work is always scheduled first.',
    },
  ],
  retail: {
    picture: 'plaza-after',
    title: 'Downtown doors, South Florida Avenue plazas',
    description:
      'Around Munn Park shops open onto brick and tile entries that were set by hand. Farther south it is wide concrete and long canopies.',
    features: [
      'Tile vestibules scrubbed, not blasted',
      'Bird spots under signs and trees',
      'Scale treated on display windows',
      'First rounds before the farmers market sets up',
    ],
  },
  commercial: {
    picture: 'dock-after',
    title: 'Student housing, clinics, logistics',
    description:
      'Near the colleges move-out week leaves stairs and trash areas in a state. Along the interstate the buildings are measured in acres and dock doors.',
    features: [
      'Turnover cleaning between leases',
      'Garage decks with drains screened',
      'Tilt-wall panels washed from a lift',
      'Covered patient entrances done at night',
    ],
  },
  testimonial: {
    name: 'Sample reviewer',
    role: 'Facilities coordinator, Lakeland',
    text: 'Our lakeside walk was white with bird droppings. It was scraped, disinfected and dry before staff arrived, and the crew stopped without argument when we heard thunder.',
    rating: 5,
  },
  landmarks: [
    'Munn Park',
    'Hollis Garden',
    'Florida Southern College',
    'Polk Theatre',
    'Bonnet Springs Park',
    'Joker Marchant Stadium',
  ],
  landmarksLead:
    "Tigers spring training, Sun 'n Fun week and college move-in change traffic more than rush hour does. We keep those dates and will offer you the quiet side of them.",
  zipCodes: ['33801', '33803', '33805', '33809', '33810', '33811', '33813', '33815'],
  county: 'Polk',
  latitude: 28.04,
  longitude: -81.95,
  closing: {
    heading: 'Book the morning, keep the afternoon for rain',
    lead: 'An address in Polk County and a rough count of floors, doors or decks will do to begin. Pricing arrives in writing within a day.',
  },
} satisfies City;
