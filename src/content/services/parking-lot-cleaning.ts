import type { ServicePage } from '../schema.ts';

export default {
  slug: 'parking-lot-cleaning',
  name: 'Parking Lot Cleaning',
  metadata: {
    title: 'Parking Lot Cleaning and Oil Removal, Tampa Bay',
    description:
      'Parking lot pressure washing in Tampa Bay: oil-stained stalls, tire-black lanes, curbs and clogged inlets, cleaned at night by section with water recovery.',
    keywords: [
      'parking lot cleaning Tampa Bay',
      'parking lot pressure washing',
      'oil stain removal concrete',
      'asphalt cleaning Tampa',
      'curb and sidewalk cleaning',
    ],
  },
  hero: {
    heading: 'Parking lots cleaned by the section, open by morning',
    lead: 'Dark stalls by the door, rubber at every turn, sand piled against the inlets. We close one part of the lot at night, wash it, and open it before your first car.',
    quoteLabel: 'Get Free Quote',
    picture: 'medical-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'parking',
      heading: 'One row, before and after',
      lead: 'The dark shapes behind each curb stop are oil, the long ones are tires. Compare the stripe on both sides of the handle.',
    },
    {
      kind: 'cards',
      heading: 'Concrete, asphalt, paint and iron',
      lead: 'A lot is four materials that happen to lie side by side. Heat that frees oil from one would soften another.',
      cards: [
        {
          title: 'Stained stalls',
          description:
            'Degreaser soaks in while we work the next row; then water at up to 200°F, minimum 180°F, draws the oil out. On concrete that removes 90-95% of the stain.',
          features: [
            'Absorbent on anything still wet',
            'Poultice for drips that are years old',
            'Rust from batteries and carts told from oil',
            'A sample stall before you order the rest',
          ],
        },
        {
          title: 'Drive aisles and asphalt',
          description:
            'Petroleum dissolves the binder that holds asphalt together, and so would our hottest water. Here we go cooler, wider and sooner.',
          features: [
            'Detergent chosen for bitumen',
            'Raveled and cracked spots stepped around',
            'Arrows and stop bars freed of tire black',
            'Speed humps and crosswalks brushed',
          ],
        },
        {
          title: 'Curbs, wheel stops and islands',
          description:
            'This is the edge where people step down with bags in both hands. Gum, red-clay splash and mildew sit in its corner.',
          features: [
            'Both faces of the curb',
            'Ramps and access aisles of ADA stalls',
            'Mulch and stone raked back into beds',
            'Light-pole bases and bollards',
          ],
        },
        {
          title: 'Inlets, gutters and trash pads',
          description:
            'Oak leaves and grit close a grate in one wet week, then the low row floods. We dig that out dry before a hose is opened.',
          features: [
            'Filter socks in place while we wash',
            'Enclosure walls, gates and pad degreased',
            'Shopping carts returned to the corral',
            'Sunken grates reported with a picture',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Reasons that show up in a budget',
      benefits: [
        {
          icon: 'footprints',
          title: 'Fewer falls after a dry spell',
          description:
            'Weeks of drip float up with the first hard rain in June. That is the hour for which you want the stalls already clean.',
        },
        {
          icon: 'wallet',
          title: 'Paving put off',
          description:
            'Oil left in place is how a soft spot starts. Removing it early is cheaper than a patch and a seal coat.',
        },
        {
          icon: 'eye',
          title: 'Stripes that direct traffic',
          description:
            'Faded lines are often just dirty ones. Wash first, then decide whether you still need the painter.',
        },
        {
          icon: 'droplets',
          title: 'No citation from the pond',
          description:
            "A lot's runoff is the owner's responsibility under local storm-water rules. Our water is dammed, vacuumed and accounted for.",
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Lots we divide differently',
      types: [
        {
          title: 'Retail and grocery',
          description: 'Full from breakfast to closing, and cart corrals that rust on the slab.',
          features: ['Far rows on early evenings', 'Front rows after the last register'],
        },
        {
          title: 'Office and bank',
          description: 'Reserved names on stalls, a drive-up lane, weekends almost bare.',
          features: ['Saturday daylight work', 'One teller lane kept open'],
        },
        {
          title: 'Medical and senior living',
          description: 'Cars at any hour and passengers who cannot detour.',
          features: ['Accessible stalls in two halves', 'Machines parked away from bedrooms'],
        },
        {
          title: 'Churches, schools and event lots',
          description: 'Empty for days, then every space within one hour.',
          features: ['Set to the calendar', 'Bus loops and drop-off curbs'],
        },
      ],
    },
    {
      kind: 'process',
      heading: 'A lot in five moves',
      steps: [
        {
          title: 'Count and measure',
          description: 'We count stained stalls, trace which way the lot drains and ask who may order a tow.',
        },
        {
          title: 'Draw the sections',
          description:
            'Your quote arrives within 24 hours of the visit with a plan that keeps entrances and fire lanes open.',
        },
        {
          title: 'Post the notice',
          description:
            'You send our text to tenants; signs stand in the rows two days before. A car left behind is skipped, not soaked.',
        },
        {
          title: 'Sweep, treat, wash',
          description:
            'Grit leaves dry, stains get their dwell time, then we wash uphill to downhill with the vacuum at the low end.',
        },
        {
          title: 'Lift the cones',
          description: 'Each section reopens when it is drained. In the morning you get photographs by row.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Usually asked at the worst stall',
      questions: [
        {
          question: 'Will this black spot disappear?',
          answer:
            'On concrete, count on 90-95% of it. Oil that has gone deep leaves a tan shadow, and you will see how much on the sample stall. Asphalt is dark to begin with; there, the aim is to stop the softening.',
        },
        {
          question: 'How do we decide on an interval?',
          answer:
            'Follow your tenants. A shopping lot can go with the center: quarterly, and monthly in high-traffic spots. Add a visit after oak leaves drop in early spring and before the summer rains load the drains.',
        },
        {
          question: 'Must the whole lot be empty?',
          answer:
            "Only tonight's section. Most lots are cut into three or four, sized so that the cars that remain have somewhere to go.",
        },
        {
          question: 'Sealcoating is booked for next month. Before or after?',
          answer:
            'Before. Sealer does not bond to oil or silt. Leave the surface time to dry through, which in August takes longer than your contractor may think.',
        },
        {
          question: 'A truck dropped its oil pan across our entrance. Can you come?',
          answer:
            'Call: emergency service is 24/7, and same-day service exists for daylight trouble. Keep cars from tracking through it and put down cat litter if that is what you have.',
        },
        {
          question: 'What happens to the wash water?',
          answer:
            'It runs to a berm at the low edge, and a vacuum lifts it into our tank. Even eco-friendly detergent may not follow a storm line to the pond, and oil certainly may not.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'How many stalls are dark?',
      lead: 'Walk the two front rows and count. Send that figure with the address, and say which night of the week is the slowest.',
      quoteLabel: 'Schedule Free Consultation',
      facts: [
        { title: 'Since 2015', description: 'Licensed, with $2M liability insurance' },
        { title: 'Night work', description: 'Office hours are Mon-Sat, 7:00 AM - 7:00 PM' },
      ],
    },
  ],
} satisfies ServicePage;
