import type { City } from './schema.ts';

type Named = Pick<City, 'name'>;

/** Headings and labels that stand on every page of a kind. */
export const related = {
  placesOfService: 'This service by city',
  servicesOfCity: (city: string) => `More in ${city}`,
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
  neighborhoods: ({ name }: City) => `${name} neighborhoods we wash`,
  zipCodes: 'ZIP codes',
  services: ({ name }: City) => `Two services ${name} asks for most`,
  retail: 'Retail Storefront',
  commercial: 'Commercial Property',
  learnMore: 'Learn More',
  review: ({ name }: City) => `From ${name}`,
  landmarks: ({ name }: City) => `${name} landmarks on our routes`,
};
