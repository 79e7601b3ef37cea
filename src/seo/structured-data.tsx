import pictures from 'virtual:pictures';
import { useLocation } from 'react-router';
import type { ImageObject, LocalBusiness, Service } from 'schema-dts';
import { company } from '../company.ts';
import type { ContactPage, LocationPage, ShownSection } from '../content/schema.ts';
import { openingHours } from './hours.ts';
import { JsonLd } from './json-ld.tsx';
import { origin } from './origin.ts';
import { aggregateRating } from './rating.ts';

/** Reference to the company from other structured data, with the same `@id` on every page. */
const reference = {
  '@type': 'LocalBusiness',
  '@id': `${origin}/#company`,
  name: company.name,
  url: `${origin}/`,
} as const satisfies LocalBusiness;

/** Structured data of a page about a service. */
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

/** Structured data of a location page; no street address, because the location has no office of its own. */
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

/** Structured data of each job's first photograph, located by the city, never by a customer's address. */
export function JobsData({ sections }: { sections: ShownSection[] }) {
  const jobs = sections.flatMap((section) => (section.kind === 'jobs' ? section.jobs : []));
  return jobs.map(({ name, pair, photos, caption, city }) => {
    const data: ImageObject = {
      '@type': 'ImageObject',
      contentUrl: `${origin}/pictures/${pictures[pair ?? photos[0] ?? '']?.name}.jpg`,
      caption,
      contentLocation: { '@type': 'City', name: city },
      creator: reference,
    };
    return <JsonLd key={name} data={data} />;
  });
}

/** Structured data of the company itself, for the contact page. */
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
    ...aggregateRating(company),
    ...(company.social && { sameAs: company.social }),
  };
  return <JsonLd data={data} />;
}
