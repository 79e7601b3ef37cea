import { useLocation } from 'react-router';
import type { LocalBusiness, Service } from 'schema-dts';
import { site } from '../../site.config.ts';
import type { ContactPage, LocationPage } from '../content/schema.ts';
import { openingHours } from './hours.ts';
import { JsonLd } from './json-ld.tsx';
import { origin } from './origin.ts';

/** The company as other records name it; its `@id` is the same on every page. */
const company = {
  '@type': 'LocalBusiness',
  '@id': `${origin}/#company`,
  name: site.name,
  url: `${origin}/`,
} as const satisfies LocalBusiness;

/** The record of a service page. */
export function ServiceData({ name, description }: { name: string; description: string }) {
  const data: Service = {
    '@type': 'Service',
    name,
    description,
    url: origin + useLocation().pathname,
    provider: company,
    areaServed: { '@type': 'State', name: 'Florida' },
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
    name: `${site.name}: ${location.name}`,
    description: location.metadata.description,
    url: address,
    telephone: site.phone,
    parentOrganization: company,
    areaServed: { '@type': 'City', name: city },
  };
  return <JsonLd data={data} />;
}

/** The record of the company itself, on the contact page. */
export function BusinessData({ business }: { business: ContactPage['business'] }) {
  const { street, city, state, zip } = site.address;
  const data: LocalBusiness = {
    ...company,
    description: business.description,
    telephone: site.phone,
    email: site.email,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: openingHours(site.hours),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: business.rating.toFixed(1),
      reviewCount: business.reviews,
    },
    ...(site.social.length > 0 ? { sameAs: site.social } : {}),
  };
  return <JsonLd data={data} />;
}
