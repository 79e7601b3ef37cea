import type { ServicePage } from '../types.ts';

export default {
  slug: 'warehouse-facility-cleaning',
  name: 'Warehouse Facility Cleaning',
  metadata: {
    title: 'Warehouse Pressure Washing in Tampa Bay',
    description:
      'Dock aprons, metal walls, yards and floors of Tampa Bay warehouses, washed between shifts by an OSHA-aware crew that recovers its water. Written quote in 24 hours.',
    keywords: [
      'warehouse pressure washing Tampa Bay',
      'loading dock cleaning',
      'metal building washing',
      'warehouse floor degreasing',
      'distribution center exterior cleaning',
    ],
  },
  hero: {
    heading: 'Warehouse cleaning between the night receiving and the day pick',
    lead: 'Dock aprons, metal panels, truck yards and floors. You give us a window and two doors at a time; trailers keep moving through the rest.',
    quoteLabel: 'Get Free Quote',
    picture: 'dock-after',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Four surfaces that wear differently',
      cards: [
        {
          title: 'Docks and aprons',
          description:
            'Reefer drip, hydraulic oil and tire scrub meet in the last sixty feet of concrete. A hot degreaser lifts 90-95% of the oil.',
          features: [
            'Leveler pits swept before they are washed',
            'Bumpers, seals and door panels',
            'Two doors closed, the others live',
            'Trench drains covered and pumped',
          ],
        },
        {
          title: 'Metal and tilt-wall exteriors',
          description:
            'Chalking paint, spider webs under the eaves and green along the north side. The panel tells us how much pressure it can bear: little.',
          features: [
            'Lift work with harness and ground guide',
            'Gaskets and vents respected',
            'Dock numbers left readable',
            'Gutters rinsed from outside',
          ],
        },
        {
          title: 'Yards and trailer drops',
          description:
            'Landing-gear sand, pallets’ splinters and diesel. Sweeping takes most of it; water is for what the broom leaves.',
          features: [
            'Lanes released one by one',
            'Fuel and DEF spots treated first',
            'Guard shack and scale',
            'Fence lines cleared of drift',
          ],
        },
        {
          title: 'Floors and mezzanine stairs',
          description:
            'Forklift rubber and battery-room residue on sealed concrete. Hot-water scrubbing with recovery leaves aisles ready to drive.',
          features: [
            'Aisles taken in pick order',
            'No mist near racking sprinklers',
            'Battery area neutralized',
            'Dry before the next shift',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What operations gets out of it',
      benefits: [
        {
          icon: 'hard-hat',
          title: 'Fewer recordables',
          description: 'Oil on a ramp is a forklift that slides. Clean slabs show the next leak on the day it starts.',
        },
        {
          icon: 'clipboard',
          title: 'Audits without a rush',
          description: 'Food-grade and customer audits look at doors, drains and cobwebs. A schedule beats a scramble.',
        },
        {
          icon: 'truck',
          title: 'Doors that keep turning',
          description: 'We work to your dock board, and a late trailer changes our order, not yours.',
        },
        {
          icon: 'droplets',
          title: 'A defensible yard',
          description:
            'Industrial sites answer for what leaves by the storm drain. Wash water is recovered and the volume noted.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Industries behind the doors',
      types: [
        {
          title: 'Distribution and e-commerce',
          description: 'Doors by the dozen and no quiet season.',
          features: ['Rolling two-door closures', 'Weekend yards'],
        },
        {
          title: 'Cold storage and food',
          description: 'Condensate, mold and inspectors with flashlights.',
          features: ['Hospital-grade sanitizers', 'Seals dried by hand'],
        },
        {
          title: 'Manufacturing',
          description: 'Coolant, swarf and soot that plain detergent only spreads.',
          features: ['Chemistry matched to your data sheets', 'Monthly rounds'],
        },
        {
          title: 'Self-storage and flex space',
          description: 'Roll doors, gate pads and tenants who come at any hour.',
          features: ['Rows posted in advance', 'Door tracks blown clear'],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Safety and compliance',
      lead: 'The sheet that your EHS manager will ask for, in short.',
      points: [
        {
          title: 'OSHA-aware crew',
          description:
            'Walking-surface, lift and lockout rules are gone through at the gate, before a hose is connected.',
        },
        {
          title: 'Data sheets on the truck',
          description: 'Every product we bring is on one list, and you may strike any of them.',
        },
        {
          title: 'Traffic plan',
          description: 'Cones, a spotter and radio contact wherever forklifts or yard tractors move.',
        },
        {
          title: 'Storm-water permit',
          description: 'We work to your pollution-prevention plan, cover inlets and use EPA-compliant detergents.',
        },
        { title: 'Insurance', description: '$2M liability, with landlord and tenant named on the certificate.' },
      ],
    },
    {
      kind: 'process',
      heading: 'Gate in, gate out',
      steps: [
        { title: 'Walk', description: 'With your facility lead: power, water, drains, blind corners.' },
        { title: 'Plan', description: 'Doors and aisles by the hour, a sheet that shift leads can pin up.' },
        { title: 'Brief', description: 'Ten minutes with your safety person on the first night.' },
        { title: 'Wash', description: 'Dry pick-up, degrease, hot rinse, vacuum. Then the next pair of doors.' },
        { title: 'Release', description: 'A supervisor signs each zone back into use.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Facility leads ask',
      questions: [
        {
          question: 'How often should a warehouse be washed?',
          answer:
            'Quarterly suits most; heavy manufacturing needs it monthly. Docks that handle produce or seafood ask for their own rhythm.',
        },
        {
          question: 'Can you clean while we run?',
          answer:
            'Yes, in zones. We need a barrier, a name on each shift, and the promise that nobody drives through the cones.',
        },
        {
          question: 'Is hot water really necessary?',
          answer:
            'On grease, yes. At 180°F and above it lets go; cold water moves it to the next door. Our machines reach 200°F.',
        },
        {
          question: 'Do you bring water?',
          answer: 'We use your hydrant meter or spigots where pressure allows, and a tank where it does not.',
        },
        {
          question: 'What if there is a spill at night?',
          answer:
            '24/7 emergency service answers. Fuel above a reportable amount is for a spill contractor, and we will tell you that on the phone.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Doors, acres, shifts',
      lead: 'Three numbers get you a working quote within 24 hours. A walk with your lead turns it into a plan.',
      quoteLabel: 'Schedule Free Consultation',
    },
  ],
} satisfies ServicePage;
