import type { ServicePage } from '../types.ts';

export default {
  slug: 'hoa-community-cleaning',
  name: 'HOA Community Cleaning',
  metadata: {
    title: 'HOA Community Pressure Washing in Tampa Bay',
    description:
      'Pressure washing for Tampa Bay HOAs: entrances, sidewalks, clubhouses, walls. Itemized bids a board can compare, notices by street, storm-water rules kept.',
    keywords: [
      'HOA pressure washing Tampa Bay',
      'community sidewalk cleaning',
      'monument sign cleaning',
      'clubhouse pressure washing',
      'HOA common area maintenance',
    ],
  },
  hero: {
    heading: 'HOA cleaning that gets through the board and past the neighbors',
    lead: 'Front gates, sidewalks, clubhouses and perimeter walls: measured, priced by line and scheduled by street, so that one vote settles the year.',
    quoteLabel: 'Get Free Quote',
    picture: 'community-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'What the assessment pays for',
      lead: 'Common property gets dirty in slow motion. Owners stop seeing it; buyers do not.',
      cards: [
        {
          title: 'Gatehouse and monument',
          description:
            'Reclaimed irrigation water draws an orange line along every sign wall. It needs an acid made for iron, a brush, and a word with the landscaper.',
          features: [
            'Letters and uplights cleaned by hand',
            'Cap stones and fountain lips descaled',
            'Keypads and readers wrapped',
            'Pavers at the gate, lane by lane',
          ],
        },
        {
          title: 'Sidewalks, curbs and gutters',
          description:
            'Oaks shade the walk, roots lift it, water stands and turns green. That strip is where residents with strollers and walkers go every evening.',
          features: [
            'Rotary cleaning for one even tone',
            'Drive crossings opened as we pass',
            'Lifted slabs reported with a photo',
            'Gutter muck shoveled, not flushed',
          ],
        },
        {
          title: 'Amenity center',
          description:
            'Pool coping, playground rubber, court paint and the clubhouse porch each have a limit. We keep under it and let detergent take its time.',
          features: [
            'Before the pool gate unlocks',
            'Playground surfaces at low pressure',
            'Grills and tables degreased',
            'Screens brushed, never blasted',
          ],
        },
        {
          title: 'Perimeter walls and fences',
          description:
            'The road side wears soot, the garden side algae. Vinyl, block and painted stucco stand next to each other and want three methods.',
          features: [
            'Both faces where access allows',
            'Vines and plantings shielded',
            'Vinyl washed cold',
            'Tags and overspray removed early',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'For the minutes of the meeting',
      benefits: [
        {
          icon: 'scale',
          title: 'Comparable bids',
          description: 'Square feet and unit price for each area. Strike a line, and the total follows.',
        },
        {
          icon: 'wallet',
          title: 'Reserves spared',
          description:
            'Algae holds acid against stucco and sealer. Taking it off on time puts repainting further away.',
        },
        {
          icon: 'shield',
          title: 'Association covered',
          description: '$2M liability insurance, with the association and the management company on the certificate.',
        },
        {
          icon: 'leaf',
          title: 'Ponds left alone',
          description:
            'Detergent in a retention pond feeds the next bloom. We block inlets and choose eco-friendly products.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Four communities, four calendars',
      types: [
        {
          title: 'Gated single-family',
          description: 'Miles of curb and one entrance that everyone judges.',
          features: ['Streets in collection-day order', 'Gate washed at midday'],
        },
        {
          title: 'Townhome associations',
          description: 'Shared drives, shared walls, short tempers about parking.',
          features: ['Odd and even sides on different days', 'Front steps with the walks'],
        },
        {
          title: 'Condominium associations',
          description: 'Decks, catwalks and garages that sit above somebody’s unit.',
          features: ['Drips caught below', 'Elevator lobbies first'],
        },
        {
          title: 'Active-adult communities',
          description: 'Residents are home, curious and often on wheels.',
          features: ['A dry way always open', 'Carts and golf paths included'],
        },
      ],
    },
    {
      kind: 'process',
      heading: 'A year with an association',
      steps: [
        { title: 'Measure', description: 'We ride the property with your manager and draw it on the plat.' },
        { title: 'Bid', description: 'Itemized, with two options, in time for the agenda. We can present it.' },
        { title: 'Announce', description: 'A page for the newsletter and a sign at the gate, street by street.' },
        { title: 'Wash', description: 'In the order announced. Rain moves the list, never shuffles it.' },
        { title: 'Report', description: 'A map with dates and photographs for the file and for the next budget.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'What board members want to know',
      questions: [
        {
          question: 'How often do common areas need it?',
          answer:
            'Quarterly for everything and monthly where people look first: the gate, the mail kiosks, the pool deck. Boards that wait for the annual meeting pay for two visits in one.',
        },
        {
          question: 'Do you also wash driveways?',
          answer:
            'While we are on a street, owners may add theirs. They order and pay themselves; the association’s invoice stays clean.',
        },
        {
          question: 'Our walks were striped by the last contractor. Can that be mended?',
          answer:
            'Often. Stripes are clean lines in dirty concrete. A full pass with a surface cleaner evens the tone; etched concrete stays etched, and we say so beforehand.',
        },
        {
          question: 'What about recycled-water stains?',
          answer:
            'They come back as long as the heads hit the wall. We remove them and mark the heads that should be turned.',
        },
        {
          question: 'Are you insured for work near homes?',
          answer:
            'Yes: licensed and insured, with certificates sent before the first day. Founded in 2015, we have learned where the sprinkler boxes hide.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'On the agenda by next meeting',
      lead: 'Name the community and the date of the board meeting. The written bid is with your manager within 24 hours of the ride-through.',
      quoteLabel: 'Schedule Free Consultation',
    },
  ],
} satisfies ServicePage;
