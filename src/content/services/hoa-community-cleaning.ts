import type { ServicePage } from '../schema.ts';

export default {
  slug: 'hoa-community-cleaning',
  name: 'HOA Community Cleaning',
  metadata: {
    title: 'HOA Pressure Washing for Tampa Bay Communities',
    description:
      'HOA pressure washing in Tampa Bay: entrance walls, sidewalks, amenity centers and fences, bid by line item, noticed by street and kept out of your ponds.',
    keywords: [
      'HOA pressure washing Tampa Bay',
      'HOA community cleaning',
      'sidewalk pressure washing HOA',
      'entrance monument cleaning',
      'amenity center pressure washing',
    ],
  },
  hero: {
    heading: 'HOA community cleaning, from motion to finished map',
    lead: 'Entrance walls, miles of sidewalk, the pool deck and the fence along the county road. We measure them once, price them by line, and wash in an order your residents have read beforehand.',
    quoteLabel: 'Get Free Quote',
    picture: 'condo-after',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'community',
      heading: 'The first thing a buyer drives past',
      lead: 'Mildew settles on the sign wall and along the curb first. Drag across to see what an entrance looks like in the week of the annual meeting.',
    },
    {
      kind: 'cards',
      heading: 'The common elements, one by one',
      lead: 'Your reserve study lists them by age. We look at shade, irrigation and foot traffic instead.',
      cards: [
        {
          title: 'Entrance walls and signs',
          description:
            'Sprinklers on well water leave iron; reclaimed water adds a chalky haze. Each stain has its own acid, and neither responds to more pressure.',
          features: [
            'Stone veneer and raised letters brushed',
            'Uplights and keypads covered',
            'Waterfall lips and basins descaled',
            'Heads that spray the wall listed for your landscaper',
          ],
        },
        {
          title: 'Sidewalks and curbs',
          description:
            'Under live oaks a walk goes green, then black, then slick. A surface cleaner takes both lanes of it in one even tone, and a post-treatment slows the return.',
          features: [
            'Mailbox pads and ramps at crossings',
            'Leaf muck shoveled out of gutters',
            'Raised panels photographed with their address',
            'Driveway aprons open again behind us',
          ],
        },
        {
          title: 'Clubhouse, pool and play areas',
          description:
            'Travertine, rubber tile, court paint and screen cages stand a few steps apart. We set the pressure for the weakest of them and give detergent longer.',
          features: [
            'Deck finished before the gate unlocks',
            'Slides and shade sails rinsed cool',
            'Pickleball lines left unbruised',
            'Grill pads degreased',
          ],
        },
        {
          title: 'Perimeter fences and walls',
          description:
            'Traffic soot outside, algae inside, and vines holding both. Vinyl, precast and painted block each get a separate soft wash.',
          features: [
            'Plants soaked ahead and rinsed afterward',
            'Homeowners behind the wall told the day',
            'Graffiti handled before it sets',
            'Caps and expansion joints spared',
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What a board gets besides clean concrete',
      benefits: [
        {
          icon: 'scale',
          title: 'A bid three people can read',
          description:
            'Every area carries its square footage and its own price. If the budget is short, you drop a line and nothing else moves.',
        },
        {
          icon: 'shield',
          title: 'Liability kept at the gate',
          description:
            'We are licensed and carry $2M liability insurance. The certificate names the association and its management company.',
        },
        {
          icon: 'users',
          title: 'Violation letters that hold up',
          description:
            'It is hard to cite an owner for a green driveway while the common walk in front of it is greener.',
        },
        {
          icon: 'leaf',
          title: 'Ponds without a bloom',
          description:
            'Curb inlets feed the lakes that homes here are sold on. We use eco-friendly detergents, block the inlet and pick up what reaches it.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Four kinds of community, four kinds of friction',
      types: [
        {
          title: 'Master-planned neighborhoods',
          description: 'Several villages, one master association and a boulevard that everyone drives.',
          features: ['Village totals kept apart', 'Median walls before rush hour'],
        },
        {
          title: 'Townhome and villa associations',
          description: 'Ten feet of driveway, guest parking that is never empty, walls in common.',
          features: ['Alternate sides of the street', 'Entry steps and party walls'],
        },
        {
          title: 'Condominiums',
          description: 'Walkways over other walkways, with plants and rugs on all of them.',
          features: ['Top level down', 'Drip lines watched from below'],
        },
        {
          title: '55+ and golf communities',
          description: 'Residents at home all day, on foot and in carts, with sharp eyes.',
          features: ['One route always dry', 'Cart paths and restroom stops'],
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Between two board meetings',
      steps: [
        {
          title: 'Ride the property',
          description:
            'A loop in a golf cart with your CAM settles what is common, what is private and who owns the wall.',
        },
        {
          title: 'Bid for the packet',
          description:
            'Within 24 hours of that ride: map, quantities, prices, certificate. We attend the meeting if asked.',
        },
        {
          title: 'Tell the residents',
          description: 'You get wording for the portal and the gate sign. It gives dates by street and what to move.',
        },
        {
          title: 'Wash by street',
          description:
            'Monday to Saturday inside 7:00 AM - 7:00 PM. A storm delays the list; the sequence stays as posted.',
        },
        {
          title: 'Close the file',
          description: 'Photographs, a list of broken panels and heads, and a punch list you can add to.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Raised from the floor',
      questions: [
        {
          question: 'What schedule keeps a community from sliding back?',
          answer:
            'A comprehensive wash quarterly, plus monthly visits to high-visibility areas: the entrance, mail kiosks, clubhouse walk and pool deck. Algae here grows through the winter, so a once-a-year wash is behind for most of that year.',
        },
        {
          question: 'Will you clean private driveways during the same visit?',
          answer:
            'Yes, if the owner orders it. We bill that household directly, and the association sees none of it on its invoice.',
        },
        {
          question: 'Could bleach reach our landscaping?',
          answer:
            'Beds are watered first, because a leaf that is full takes in little. We rinse again afterward and keep strong mixes off windy days. Tell us about a prized hedge and it gets a tarp.',
        },
        {
          question: 'Can the association use its own water?',
          answer:
            'Clubhouse spigots, yes. Reclaimed lines, no: that water leaves the minerals we are paid to remove. Where neither reaches, we arrive with a full tank.',
        },
        {
          question: 'A tropical storm left mud across our entrance. How fast can you come?',
          answer:
            'Use the 24/7 emergency service. The gate and the main walk are cleared first so mail, aides and ambulances get through; cosmetic work waits for the regular date.',
        },
        {
          question: 'What if a resident complains afterward?',
          answer:
            'Send the address to your account contact. The 100% satisfaction guarantee covers a second pass, and we would rather hear about it that week than at the annual meeting.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Give us the meeting date',
      lead: 'Send the community name and when the packet closes. We work backward from there, so the item is complete when it comes up for a vote.',
      quoteLabel: 'Schedule Free Consultation',
      facts: [
        { title: 'Founded 2015', description: 'Serving 50+ cities from Tampa' },
        { title: 'No-charge visit', description: 'The property ride and the bid are free' },
      ],
    },
  ],
} satisfies ServicePage;
