import type { ServicePage } from '../schema.ts';

export default {
  slug: 'warehouse-industrial-cleaning',
  name: 'Warehouse & Industrial Cleaning',
  metadata: {
    title: 'Warehouse & Industrial Pressure Washing, Tampa Bay',
    description:
      'Industrial pressure washing in Tampa Bay between shifts: plant floors, dock pits, fuel islands and tilt-wall exteriors, OSHA-aware, water recovered.',
    keywords: [
      'industrial pressure washing Tampa',
      'manufacturing plant cleaning',
      'factory floor degreasing',
      'truck court cleaning',
      'tilt-wall cleaning',
    ],
  },
  hero: {
    heading: 'Industrial floors, docks and truck courts washed between shifts',
    lead: 'Hydraulic oil, tire rubber, process dust and clay from the yard, removed with hot water while the line is down. You get the bay back dry enough to drive.',
    quoteLabel: 'Get Industrial Facility Quote',
    picture: 'commercial_pw_1',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'dock',
      heading: 'What trucks leave behind',
      lead: 'Hydraulic drips, rubber and rust from wet steel make three different stains. All three are on the left of this handle.',
    },
    {
      kind: 'cards',
      heading: 'Four places where plants get dirty',
      lead: 'Outside soil is mostly biology. Inside it is petroleum and rubber. The method changes at the dock door.',
      cards: [
        {
          title: 'Tilt-wall exteriors and office fronts',
          description:
            'Tall concrete panels streak with algae on the north face and rust at every sprinkler arc. We soft wash from a lift and rinse top to bottom.',
          features: [
            'Caulked panel joints rinsed at low pressure',
            'Roof-edge and downspout streaks treated',
            'Customer entrance and flag court included',
          ],
          picture: 'commercial_pw_1',
        },
        {
          title: 'Fuel islands and equipment yards',
          description:
            'Diesel spots and axle grease are lifted from the slab before rain spreads them. Degreaser dwells, hot water follows, a vacuum takes the rest.',
          features: [
            'Canopies, bollards and dispenser bases',
            'Wash-rack walls and trench grates',
            'Caked clay scraped up dry before washing',
          ],
          picture: 'commercial_pw_2',
        },
        {
          title: 'Interior floors and columns',
          description:
            'Forklift turns burn rubber into sealed concrete. Heat and an alkaline cleaner release it, aisle by aisle, behind a berm and a squeegee vacuum.',
          features: [
            '85-95% of oil staining removed from sound concrete',
            'Epoxy and densified slabs cleaned to their data sheet',
            'Column guards and safety lines brightened',
          ],
          picture: 'commercial_pw_3',
        },
        {
          title: 'Dock aprons, pits and doors',
          description:
            'Leveler pits hold pallet scrap, hydraulic oil and nesting pests. Pits are emptied by hand before any water goes in.',
          features: [
            'Levelers propped and locked by your staff',
            'Door panels, seals and bumpers washed',
            'Truck-well drains guarded during the wash',
          ],
          picture: 'commercial_pw_4',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What the safety manager and the plant manager each get',
      benefits: [
        {
          icon: 'hard-hat',
          title: 'Walking surfaces you can defend',
          description:
            'OSHA expects floors kept clean and, so far as feasible, dry. Our crews are OSHA-aware and leave dated notes of what was washed.',
        },
        {
          icon: 'truck',
          title: 'Grip on the dock plate',
          description:
            'Oil on a steel plate plus an afternoon storm is how lift trucks slide. Clean metal shortens the stop.',
        },
        {
          icon: 'timer',
          title: 'The line starts on time',
          description:
            'We work back from your restart. If a zone cannot be dry by then, it moves to the next window rather than into your shift.',
        },
        {
          icon: 'file',
          title: 'A cleaner storm-water file',
          description:
            'Plants under an industrial storm-water permit must show housekeeping. Recovery notes from each visit fit straight into that plan.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Settled before water meets machinery',
      points: [
        {
          title: 'Energy',
          description:
            'Your people lock out the equipment in the zone. We wash nothing that still has a live conveyor.',
        },
        {
          title: 'Electrics',
          description: 'Panels, chargers and scanner posts are wrapped or kept behind a dry strip and cleaned by hand.',
        },
        {
          title: 'Product',
          description:
            'Low rack positions are cleared or sheeted. Food and packaging sites approve each detergent by name.',
        },
        {
          title: 'Drains',
          description:
            'We ask where each floor drain leads. One with no answer gets plugged, and the water goes out by vacuum.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'From hazard walk to handback',
      steps: [
        {
          title: 'Hazard walk',
          description: 'Vests on, with your safety lead: traffic routes, chemical storage, drains, height and power.',
        },
        {
          title: 'Test patch',
          description: 'A small square of the worst floor shows what heat and detergent can do before you commit.',
        },
        {
          title: 'Quote and sequence',
          description: 'Within 24 hours of the walk you have a price and an aisle order that fits shift change.',
        },
        {
          title: 'Degrease and recover',
          description:
            'Water runs up to 200°F, minimum 180°F where oil is the problem, and is collected as it is laid down.',
        },
        {
          title: 'Hand back the zone',
          description: 'Your supervisor steps on the floor, signs it dry and removes the locks.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Sites along I-4, the port and the rail spurs',
      types: [
        {
          title: 'Distribution and cross-dock',
          description: 'Dozens of doors and no empty day. Doors are cleaned in blocks while neighbors keep loading.',
          features: ['Door numbers washed legible', 'Trailer drop lots', 'Driver entrances'],
        },
        {
          title: 'Heavy manufacturing',
          description: 'Metalworking coolant and press oil build layers that need repeat passes.',
          features: ['Monthly rotation', 'Machine perimeters', 'Chip-bin pads'],
        },
        {
          title: 'Cold storage and food processing',
          description: 'Condensation feeds mold at every dock seal, and scent-free chemistry is the rule.',
          features: ['Approved detergents only', 'Dock seals', 'Drain covers'],
        },
        {
          title: 'Building supply and bulk yards',
          description: 'Cement dust, lumber tannin and red clay on one slab, each with a different remedy.',
          features: ['Silo bases', 'Rail-side pads', 'Scale decks'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked on the hazard walk',
      questions: [
        {
          question: 'How often should an industrial building be washed?',
          answer:
            'Warehouses do well on a quarterly visit. Heavy manufacturing needs monthly service, because oil that bakes in for a season rarely comes out fully.',
        },
        {
          question: 'Can you work inside while forklifts are running?',
          answer:
            'In a closed zone with barriers at both aisle ends, yes. We will not share an open aisle with moving trucks.',
        },
        {
          question: 'Will hot water harm an epoxy floor?',
          answer:
            'Sound coatings tolerate moderate heat; loose ones peel. We read the product sheet, lower the temperature and keep the nozzle off failed edges.',
        },
        {
          question: 'What happens to the dirty water?',
          answer:
            'It is contained and vacuumed, and disposal is agreed before the job. EPA-compliant handling means none of it runs to the yard inlet.',
        },
        {
          question: 'Can you meet our contractor requirements?',
          answer:
            'We are licensed, carry $2M liability insurance and have cleaned commercial property here since 2015. Send your site induction and any vendor forms with the request.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Which zone would you shut down first?',
      lead: 'Tell us its size, what spills there and how long it can be empty. Nights and Saturdays are open to plants that run all week.',
      quoteLabel: 'Get Industrial Facility Quote',
    },
  ],
} satisfies ServicePage;
