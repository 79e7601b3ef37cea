import { useLocation } from 'react-router';
import type { LocalBusiness, Service } from 'schema-dts';
import { company, factNamed } from '../company.ts';
import type { ContactPage, LocationPage } from '../content/schema.ts';
import { openingHours } from './hours.ts';
import { JsonLd } from './json-ld.tsx';
import { origin } from './origin.ts';

/** The company as other records name it; its `@id` is the same on every page. */
const reference = {
  '@type': 'LocalBusiness',
  '@id': `${origin}/#company`,
  name: company.name,
  url: `${origin}/`,
} as const satisfies LocalBusiness;

/** The record of a service page. */
export function ServiceData({ name, description }: { name: string; description: string }) {
  const data: Service = {
    '@type': 'Service',
    name,
    description,
    url: origin + useLocation().pathname,
    provider: reference,
    areaServed: { '@type': 'State', name: company.region.state },
    serviceType: 'Commercial Pressure Washing',
  };
  return <JsonLd data={data} />;
}

/** The record of a location page. It has no address: the company has one office, and it is not here. */
export function LocationData({ location, city }: { location: LocationPage; city: string }) {
  const address = origin + useLocation().pathname;
  const data: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': `${address}#business`,
    name: `${company.name}: ${location.name}`,
    description: location.metadata.description,
    url: address,
    telephone: company.phone,
    parentOrganization: reference,
    areaServed: { '@type': 'City', name: city },
  };
  return <JsonLd data={data} />;
}

/** The company's rating: search engines are told of one that has its proof, and of the example's. */
function rating() {
  const [rating, reviews] = [factNamed('rating'), factNamed('reviews')];
  if (!rating || !reviews || !(rating.proof || company.sample)) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: rating.value,
      reviewCount: Number(reviews.value.replace(/\D/g, '')),
    },
  };
}

/** The record of the company itself, on the contact page. */
export function BusinessData({ business }: { business: ContactPage['business'] }) {
  const { street, city, state, zip } = company.address;
  const data: LocalBusiness = {
    ...reference,
    description: business.description,
    telephone: company.phone,
    email: company.email,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: openingHours(company.hours),
    ...rating(),
    ...(company.social && { sameAs: company.social }),
  };
  return <JsonLd data={data} />;
}
