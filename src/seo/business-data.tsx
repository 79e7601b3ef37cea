import { site } from '../../site.config.ts';
import type { ContactPage } from '../content/types.ts';
import { JsonLd } from './json-ld.tsx';
import { origin } from './origin.ts';

/** The company's stable name in structured data. */
const companyId = `${origin}/#company`;

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days that `Monday-Friday` or `Saturday` stands for. */
function expandDays(days: string): string[] {
  const [from = '', to = from] = days.split('-');
  return week.slice(week.indexOf(from), week.indexOf(to) + 1);
}

/** `7:00 PM` as `19:00`. */
function to24Hours(clock: string): string {
  const [, hour = '0', minute = '00', half] = /^(\d+):(\d+) ([AP]M)$/.exec(clock) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** The business record of the contact page. */
export function BusinessData({ business }: { business: ContactPage['business'] }) {
  const { street, city, state, zip } = site.address;
  return (
    <JsonLd
      data={{
        '@type': 'LocalBusiness',
        '@id': companyId,
        name: site.name,
        description: business.description,
        url: origin,
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
        openingHoursSpecification: site.hours.flatMap(({ days, open, close }) =>
          open && close
            ? [
                {
                  '@type': 'OpeningHoursSpecification',
                  dayOfWeek: expandDays(days),
                  opens: to24Hours(open),
                  closes: to24Hours(close),
                },
              ]
            : [],
        ),
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: business.rating.toFixed(1),
          reviewCount: business.reviews,
        },
      }}
    />
  );
}
