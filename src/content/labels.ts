import type { City } from './schema.ts';

type Named = Pick<City, 'name'>;

/** Headings and labels that stand on every page of a kind. */
export const related = {
  placesOfService: 'This service by city',
  siblings: 'Other properties we wash',
  placesInCity: (city: string) => `More in ${city}`,
  allServices: (city: string) => `All pressure washing services in ${city}`,
  neighbors: (city: string) => `Cities near ${city}`,
  /** Before the links of a location page to its service and its city, and to its sisters. */
  more: 'More about',
  sisters: 'Nearby',
};

export const cityLabels = {
  title: ({ name }: City) => `Commercial Pressure Washing in ${name}, FL`,
  heading: ({ fullName }: City) => `Commercial pressure washing in ${fullName}`,
  quote: ({ name }: Named) => `Get Quote in ${name}`,
  learnMoreAbout: ({ name }: Named) => `Learn More About ${name}`,
  facts: ({ name }: City) => `${name} at a glance`,
  responseTime: 'Response time',
  population: 'Population',
  rating: 'Rating',
  satisfaction: { value: '100%', label: 'Satisfaction guarantee' },
  challenges: ({ name }: City) => `Local cleaning challenges in ${name}`,
  neighborhoods: ({ name }: City) => `Neighborhoods we serve in ${name}`,
  zipCodes: 'ZIP codes',
  services: ({ name }: City) => `Pressure washing services in ${name}`,
  retail: 'Retail Storefront',
  commercial: 'Commercial Property',
  learnMore: 'Learn More',
  review: ({ name }: City) => `What a ${name} customer says`,
  landmarks: ({ name }: City) => `Local landmarks in ${name}`,
};
