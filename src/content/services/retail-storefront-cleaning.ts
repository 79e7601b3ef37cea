import type { ServicePage } from '../schema.ts';

export default {
  slug: 'retail-storefront-cleaning',
  name: 'Retail Storefront Cleaning',
  metadata: {
    title: 'Storefront Pressure Washing for Tampa Bay Retail',
    description:
      'Storefront pressure washing in Tampa Bay, done at night: sidewalk gum, awning mildew, stucco algae and the back door, dry again before your first customer.',
    keywords: [
      'storefront pressure washing Tampa Bay',
      'retail storefront cleaning',
      'sidewalk gum removal',
      'awning cleaning Tampa',
      'shop front soft wash',
    ],
  },
  hero: {
    heading: 'A storefront washed while the alarm is still set',
    lead: 'Sidewalk gum, coffee drips, awning mildew and the green line under the window sills. We wash between your last sale and your first, and the walk has time to dry.',
    quoteLabel: 'Get Free Quote',
    picture: 'parking-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'storefront',
      heading: 'The sidewalk your customers stopped seeing',
      lead: 'Pull the handle across. The streaks under the ledge are algae, the black dots are years of gum, and neither needed force to come off.',
    },
    {
      kind: 'cards',
      heading: 'Everything a shopper crosses, touches or looks up at',
      lead: 'A frontage is small and made of many materials. Most of the skill is in changing nozzles.',
      cards: [
        {
          title: 'Sidewalk and threshold',
          description:
            'Gum is heated with water up to 200°F until it lets go of the slab. A rotary head then evens the concrete around it, or you would see a clean dot for every piece.',
          features: [
            'Soda rings and planter tannin treated',
            'Paver joints passed at an angle that leaves the sand in',
            'Door tracks brushed by hand',
            'Gutter and curb face on your frontage',
          ],
        },
        {
          title: 'Stucco, brick and columns',
          description:
            'Foam trim dents under a hard jet, and old brick loses its face. Algae is loosened with detergent first, so a light rinse can carry it down.',
          features: [
            'North-facing walls given longer dwell',
            'Orange sprinkler fans taken off with a rust remover',
            'Hairline cracks and open joints avoided',
            'Paint test in a corner nobody sees',
          ],
        },
        {
          title: 'Awnings, signs and glass',
          description:
            'Lovebugs left on a dark awning through a hot weekend in May etch the finish. Oak pollen does the slower damage, feeding mildew in the weave.',
          features: [
            'Canvas brushed with the weave',
            'Lit signs wiped instead of sprayed',
            'Window lettering and film checked beforehand',
            'Glass squeegeed last, after the walls drip dry',
          ],
        },
        {
          title: 'Back door and nearest stalls',
          description:
            'Deliveries, bins and a smoking corner share one slab. Degreaser and heat take 90-95% of the oil stains out of it, and out of the parking stalls by the entrance.',
          features: [
            'Bin gates and walls to shoulder height',
            'Cardboard and pallets restacked as found',
            'Wash water vacuumed before the inlet',
            'Odor gone along with its source',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'Why a shop pays for water and heat',
      benefits: [
        {
          icon: 'eye',
          title: 'The last ten feet of your advertising',
          description:
            'You paid to bring someone to the door. A black walk and a streaked sill are what they read while reaching for the handle.',
        },
        {
          icon: 'footprints',
          title: "Grip in the four o'clock storm",
          description:
            'Sugar, rubber and algae turn to grease in the rain that sends everyone running inside. Take the film away and wet concrete is only wet.',
        },
        {
          icon: 'file',
          title: 'An answer for the landlord',
          description:
            'Leases often put the frontage on the tenant. Dated pictures of each wash close that conversation, and help your insurer after a fall.',
        },
        {
          icon: 'leaf',
          title: 'Nothing soapy in the street',
          description:
            'Curb inlets here lead to creeks, ponds and the Bay without treatment. Eco-friendly detergent still has to be collected, so we collect it.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Four steps, one of them in the dark',
      steps: [
        {
          title: 'Daytime look',
          description:
            'We come while you trade, watch where people walk, and find the spigot, the drains and the camera that must stay dry.',
        },
        {
          title: 'Two prices',
          description: 'One for a single wash and one for a schedule, in your inbox within 24 hours.',
        },
        {
          title: 'Night work',
          description:
            'You bring in racks, mats and the sandwich board. We cover outlets and door gaps, then work from the sign band to the curb.',
        },
        {
          title: 'First light',
          description:
            'We check the walk for puddles and stripes before you arrive. Tell us what we missed and the 100% satisfaction guarantee brings us back.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Frontages and what each one fights',
      types: [
        {
          title: 'Main-street shops',
          description: 'Brick walks, street trees, and a bar next door that closes at two.',
          features: ['Public sidewalk kept passable', 'Started after the neighbor empties out'],
        },
        {
          title: 'Plaza tenants',
          description: 'Your walk ends where the next lease begins, and a clean rectangle looks odd.',
          features: ['Edges feathered into the shared walk', 'Neighbors offered the same night'],
        },
        {
          title: 'Pharmacies and markets',
          description: 'Automatic doors, ice chests and carts that drag sand from the lot.',
          features: ['Door sensors covered', 'Rust circles under the ice chest'],
        },
        {
          title: 'Beach and resort shops',
          description: 'Salt on the glass, sunscreen on the rails, sand in every track.',
          features: ['Fresh-water rinse of metal frames', 'Sand swept up dry'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you give us the gate code',
      questions: [
        {
          question: 'How often does a storefront need this?',
          answer:
            'Begin with the rhythm that suits shopping centers: the whole front quarterly, the door and walk monthly. A juice bar or a bus stop outside means the shorter interval; a tax office can stretch it.',
        },
        {
          question: 'Will the sidewalk be wet when we open?',
          answer:
            'Damp in the joints, perhaps, on an August morning when nothing dries. We squeegee standing water off and start earlier in the humid months. Ask for cones if your floor inside is polished.',
        },
        {
          question: 'Someone spilled paint at our entrance. Can you come today?',
          answer:
            'Call rather than write. Same-day service is meant for this, and latex that is still soft comes off far better than latex that has had a day of sun.',
        },
        {
          question: 'The sidewalk belongs to the city. May you wash it?',
          answer:
            'Usually the owner or tenant beside it is expected to keep it clean. We keep a path open for pedestrians and recover the water, which is what local storm-water rules care about.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'When do you unlock?',
      lead: 'Your opening time, the width of the frontage and a phone picture of the worst spot are all we need to start.',
      quoteLabel: 'Get Free Quote',
      facts: [
        { title: 'Since 2015', description: 'Licensed and insured commercial washing around the Bay' },
        { title: '5.0 rating', description: 'From 500+ reviews' },
      ],
    },
  ],
} satisfies ServicePage;
