import type { ServicePage } from '../schema.ts';

export default {
  slug: 'healthcare-facility-cleaning',
  name: 'Healthcare Facility Cleaning',
  metadata: {
    title: 'Healthcare Facility Pressure Washing in Tampa Bay',
    description:
      'Night pressure washing for Tampa Bay hospitals, clinics and senior living: entrances, ambulance bays, parking and docks, planned with infection control.',
    keywords: [
      'healthcare facility pressure washing',
      'hospital exterior cleaning Tampa Bay',
      'medical office pressure washing',
      'hospital-grade sanitizers',
      'ambulance bay cleaning',
    ],
  },
  hero: {
    heading: 'Healthcare facility cleaning on the night shift',
    lead: 'Your doors never lock, so we wash when the fewest people come through them. Entrances, ambulance bays, patient parking and waste docks, planned with your infection-control lead.',
    quoteLabel: 'Get Medical Facility Quote',
    picture: 'commercial_pw_1',
  },
  sections: [
    {
      kind: 'before-after',
      pair: 'medical',
      heading: 'The drop-off lane patients walk in through',
      lead: 'Exhaust grays the canopy and wheelchairs carry the drive indoors. Move the handle to see what a night of washing is meant to leave.',
    },
    {
      kind: 'cards',
      heading: 'From the drop-off canopy to the waste dock',
      lead: 'Each area has its own soil, its own traffic and its own quiet hour. We price and schedule them separately.',
      cards: [
        {
          title: 'Building exteriors and main entrances',
          description:
            'Algae, lovebug residue and irrigation rust come off walls and entry walks at low pressure, once intakes and automatic doors are protected.',
          features: [
            'Soft wash on stucco, EIFS and metal panel',
            'Door sensors and card readers covered first',
            'Rust treated where reclaimed water hits the wall',
            'Entry mats lifted and the slab beneath them cleaned',
          ],
          picture: 'commercial_pw_1',
        },
        {
          title: 'Drop-off canopies and ambulance bays',
          description:
            'Diesel film, tire marks and tracked fluids are washed one lane at a time. The other lane stays open to transport all night.',
          features: [
            'Hot water up to 200°F, minimum 180°F',
            'Hospital-grade sanitizer on ramps and handrails',
            'Nests and webs cleared from soffits and columns',
            'Lane closures agreed with the charge nurse',
          ],
          picture: 'commercial_pw_2',
        },
        {
          title: 'Patient parking and garages',
          description:
            'Oil in an accessible stall ends up on the lobby floor, carried in by wheelchair tires. We start with those stalls and work outward.',
          features: [
            '85-95% oil stain removal with degreaser and heat',
            'Accessible routes reopened before anything else',
            'Pay stations and elevator lobbies done by hand',
            'Drains blocked and water recovered',
          ],
          picture: 'commercial_pw_3',
        },
        {
          title: 'Service docks and waste areas',
          description:
            'Compactor leaks, kitchen grease and linen-cart tracks are degreased, rinsed, then sanitized for the contact time on the label.',
          features: [
            'Enclosure walls and gates cleaned on both faces',
            'Sharps and red-bag bins left to your licensed hauler',
            'Odor treated at the slab, where it starts',
            'Dock clear again for the morning linen truck',
          ],
          picture: 'commercial_pw_4',
        },
      ],
    },
    {
      kind: 'benefits',
      heading: 'What changes at your front door',
      benefits: [
        {
          icon: 'footprints',
          title: 'Safer ground for unsteady feet',
          description:
            'A green film on a shaded ramp is a nuisance at a store. Under a walker or a post-op patient it is an incident report.',
        },
        {
          icon: 'eye',
          title: 'Ready for the survey walk',
          description:
            'Surveyors form a view between the parking lot and reception. A stained canopy invites a closer look at everything after it.',
        },
        {
          icon: 'moon',
          title: 'Clinic hours stay whole',
          description:
            'Outpatient doors are washed after the last appointment and are dry when the phlebotomist unlocks them.',
        },
        {
          icon: 'shield',
          title: 'Paper for risk management',
          description:
            'Licensed and insured, with $2M liability insurance and EPA-compliant handling of wash water, documented before we arrive.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Questions infection control asks first',
      lead: 'Bring your infection preventionist to the walk-through. These are the four subjects that usually fill it.',
      points: [
        {
          title: 'Air intakes',
          description:
            'Pressure makes mist. We mark every fresh-air intake, keep the spray off that wall while the unit runs, and ask engineering about damper times.',
        },
        {
          title: 'Chemistry',
          description:
            'You receive the safety data sheets before the visit. Sanitizer is mixed to its label and kept wet for the full contact time.',
        },
        {
          title: 'Vulnerable units',
          description:
            'Oncology, transplant and dialysis windows are drawn on the plan. We wash near them only in the hours that the unit approves.',
        },
        {
          title: 'Stopping at once',
          description:
            'Security or the house supervisor can halt the work by phone. Hoses come off the drive before the ambulance or helicopter does.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Five steps, two of them before any water runs',
      steps: [
        {
          title: 'Walk with facilities',
          description: 'We trace drains, intakes, hose bibs and patient routes, and note the hours of low census.',
        },
        {
          title: 'Scope in writing',
          description: 'Within 24 hours you have a quote by area, with product names and recovery method.',
        },
        {
          title: 'Notify the units',
          description:
            'You get a one-page notice for nursing, security and valet: which doors, which night, who to call.',
        },
        {
          title: 'Wash at low activity',
          description:
            'Cones and signs go out first. One entrance is always open, and an escort route never changes unannounced.',
        },
        {
          title: 'Check before day shift',
          description:
            'Your supervisor walks the dry surfaces with us. What misses the mark is rewashed: satisfaction is guaranteed 100%.',
        },
      ],
    },
    {
      kind: 'types',
      heading: 'Facilities with very different nights',
      types: [
        {
          title: 'Hospitals and emergency departments',
          description: 'Several entrances, no closing time, and traffic that nobody can schedule.',
          features: ['Work split across nights', 'Bay access kept throughout', 'Helipad approach avoided'],
        },
        {
          title: 'Surgery and imaging centers',
          description: 'Early first cases make for a short night, so noise ends before prep staff arrive.',
          features: ['Evening start', 'Generator and chiller yards', 'Discharge lane first'],
        },
        {
          title: 'Medical and dental offices',
          description: 'Multi-tenant buildings where one practice opens Saturdays and its neighbor does not.',
          features: ['One calendar for all suites', 'Sidewalk gum removal', 'Monument signs'],
        },
        {
          title: 'Senior living and rehabilitation',
          description:
            'Residents nap, wander and use every handrail. Daylight work often suits them better than night.',
          features: ['Courtyard paths', 'Porch rails sanitized', 'Memory-care gates kept shut'],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you sign off',
      questions: [
        {
          question: 'We run 24/7. When would you wash?',
          answer:
            'At night or in your low-activity times, entrance by entrance. Many emergency departments are calmest before dawn, but your census decides and we follow it.',
        },
        {
          question: 'How do you choose a cleaning interval for a medical campus?',
          answer:
            'By soil and by risk. Ambulance bays, waste docks and shaded ramps come round most often. Upper walls can wait for the end of oak pollen or of the summer rains.',
        },
        {
          question: 'Will patients smell or touch the sanitizer?',
          answer:
            'Rails and benches stay coned off until the contact time is over and they are rinsed. We avoid strongly scented products near doors and work downwind of intakes.',
        },
        {
          question: 'Can you clean around bulk oxygen and generators?',
          answer:
            'Outside the fence, yes. Degreasers and oxygen equipment do not mix, so nothing is sprayed inside an oxygen enclosure. Generator pads are washed with your engineer present.',
        },
        {
          question: 'What must our staff arrange?',
          answer:
            'Water access, a named night contact, and moved vehicles in the bays being cleaned. If your vendor system wants badges or immunization records, send the list with the quote request.',
        },
      ],
    },
    {
      kind: 'quote-call',
      heading: 'Tell us your quietest hours',
      lead: 'Name the building, the entrances that cannot close and the person who speaks for infection control. We will build the night around them.',
      quoteLabel: 'Schedule Medical Facility Consultation',
      facts: [
        { title: 'Since 2015', description: 'Clinics and hospitals around the Bay, with $2M liability insurance.' },
      ],
    },
  ],
} satisfies ServicePage;
