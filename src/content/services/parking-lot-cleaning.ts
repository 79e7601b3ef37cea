import type { ServicePage } from '../types.ts';

export default {
  slug: 'parking-lot-cleaning',
  name: 'Parking Lot Cleaning',
  metadata: {
    title: 'Parking Lot Pressure Washing in Tampa Bay',
    description:
      'Parking lot cleaning across Tampa Bay: oil stains, tire marks, gum and drain mud, removed at night in quarters, with wash water recovered and lines left bright.',
    keywords: [
      'parking lot pressure washing Tampa Bay',
      'parking lot oil stain removal',
      'parking lot cleaning at night',
      'curb and wheel stop cleaning',
      'asphalt and concrete washing',
    ],
  },
  hero: {
    heading: 'Parking lot cleaning, a quarter at a time, while nobody is parked',
    lead: 'Oil shadows, tire marks, gum by the cart corral and mud around the inlets. We work at night, move the cones with the work, and give the rows back by morning.',
    quoteLabel: 'Get Free Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'What collects on a lot',
      lead: 'Concrete and asphalt are not the same job. One drinks oil, the other dissolves in it.',
      cards: [
        {
          title: 'Oil and fluid stains',
          description:
            'Fresh drips are lifted with absorbent. Old ones get a poultice or a hot degreaser, and 90-95% of the mark leaves concrete.',
          features: [
            'Stalls nearest the door first',
            'Asphalt treated cool and quickly',
            'Coolant and brake fluid told apart',
            'Shadow that remains is shown to you',
          ],
        },
        {
          title: 'Drive lanes and crossings',
          description: 'Rubber builds where wheels turn, and it hides the paint you rely on for crossings and arrows.',
          features: [
            'Stop bars and arrows washed bright',
            'Speed tables scrubbed',
            'ADA stalls and ramps given extra passes',
            'No pressure on fresh striping',
          ],
        },
        {
          title: 'Walks, islands and cart corrals',
          description: 'Between car and door lies the gum, the soda and the sand from the beds.',
          features: [
            'Curb faces and wheel stops',
            'Corral floors degreased',
            'Mulch returned to its bed',
            'Bollards wiped',
          ],
        },
        {
          title: 'Drains and dumpster pads',
          description:
            'Leaf mud around an inlet is next summer’s flooded row. We take it out by shovel before any water runs.',
          features: [
            'Inlets filtered while we work',
            'Grates lifted where permitted',
            'Pads washed at 180°F and over',
            'Debris weighed into your bin or ours',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'A lot is also a liability',
      benefits: [
        {
          icon: 'footprints',
          title: 'Falls prevented',
          description:
            'Oil and the first rain of June make the slickest hour of the year. Your lot should not be part of it.',
        },
        {
          icon: 'calendar',
          title: 'Asphalt that lasts',
          description: 'Petroleum softens the binder. What is removed early does not become a pothole.',
        },
        {
          icon: 'eye',
          title: 'Lines that read',
          description: 'Washing often puts off restriping. Drivers park straight when they can see how.',
        },
        {
          icon: 'droplets',
          title: 'Inspections without dread',
          description: 'Storm-water inspectors start at the grate. Ours are clean and our water is accounted for.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Who hands us the keys to the gate',
      types: [
        {
          title: 'Shopping plazas',
          description: 'Front rows never empty before eleven.',
          features: ['Rows nearest the anchor last', 'Tenants’ early hours mapped'],
        },
        {
          title: 'Office parks',
          description: 'Five full days and two empty ones.',
          features: ['Saturday daylight', 'Reserved stalls cleared by notice'],
        },
        {
          title: 'Medical campuses',
          description: 'A lot that is never closed, with patients who cannot step over a hose.',
          features: ['One lane always dry', 'Quiet equipment by the wards'],
        },
        {
          title: 'Churches and schools',
          description: 'Crowds by the calendar, grass overflow, drop-off loops.',
          features: ['Work fitted to terms and feasts', 'Loops degreased before term'],
        },
      ],
    },
    {
      kind: 'process',
      heading: 'How a night goes',
      steps: [
        { title: 'Map', description: 'Rows, drains and towing rules on one sheet.' },
        { title: 'Post', description: 'Signs go up 48 hours ahead. The cars that stay are worked around.' },
        { title: 'Sweep', description: 'Sand and leaves leave dry.' },
        { title: 'Wash', description: 'Stains, then lanes, then walks, with the vacuum behind.' },
        { title: 'Reopen', description: 'Quarter by quarter. The last cone is gone at first light.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Lot owners ask',
      questions: [
        {
          question: 'Can you wash asphalt at all?',
          answer:
            'Yes, with less heat, less force and a wider fan. Hot water at concrete settings would strip the fines from the surface.',
        },
        {
          question: 'Do all the cars have to go?',
          answer:
            'From the quarter of the night, yes. For the two that always stay we leave a dry island and come back.',
        },
        {
          question: 'How do you price it?',
          answer:
            'By square footage, by the number of stained stalls and by what must be recovered. You see all three.',
        },
        {
          question: 'When is the best time of year?',
          answer:
            'Before the rains, in April or May, and again after the oaks have dropped their leaves in March if you have them.',
        },
        {
          question: 'Do you stripe or seal?',
          answer: 'No. Washing is the day before their work, and we are glad to agree the date with your contractor.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Count the dark stalls',
      lead: 'Walk the front two rows and count them. With that number and the size of the lot, a first figure comes back within 24 hours.',
      quoteLabel: 'Schedule Free Consultation',
    },
  ],
} satisfies ServicePage;
