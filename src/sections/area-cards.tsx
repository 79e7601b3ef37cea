import { Link } from 'react-router';
import type { ResponseTime } from '../content/schema.ts';
import { ResponseMark } from './response-mark.tsx';
import { SectionHead } from './section-head.tsx';
import { Unfold } from './unfold.tsx';

interface AreaCardsProps {
  heading: string;
  lead?: string;
  /** Labels of the three facts. */
  responseTime: string;
  population: string;
  neighborhoods: string;
  cities: {
    slug: string;
    name: string;
    responseTime: ResponseTime;
    population?: string | undefined;
    neighborhoods: string[];
    more: string;
    quote: string;
  }[];
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-bold figures">{value}</dd>
    </div>
  );
}

/** Each city as a row that opens: response time, population, neighborhoods and two links. */
export function AreaCards({ heading, lead, responseTime, population, neighborhoods, cities }: AreaCardsProps) {
  return (
    <div className="wrap room" data-testid="area-cards">
      <SectionHead heading={heading} lead={lead} className="mb-10" />
      <div className="grid items-start gap-x-10 border-t border-line lg:grid-cols-2">
        {cities.map((city) => (
          <details key={city.slug} className="group border-b border-line">
            <summary className="flex min-h-16 cursor-pointer items-center gap-3 py-3">
              <ResponseMark tier={city.responseTime} />
              <h3 className="title-3 mr-auto">{city.name}</h3>
              <span className="text-note text-muted">{city.responseTime}</span>
              <Unfold />
            </summary>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
              <Fact label={responseTime} value={city.responseTime} />
              {city.population && <Fact label={population} value={city.population} />}
              <div className="col-span-2">
                <dt className="text-sm text-muted">{neighborhoods}</dt>
                <dd className="text-note">{city.neighborhoods.join(', ')}</dd>
              </div>
            </dl>
            <div className="flex flex-wrap gap-x-6 pt-2 pb-4 font-bold text-teal">
              <Link
                to={`/areas/${city.slug}`}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {city.more}
              </Link>
              <Link to="/contact" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {city.quote}
              </Link>
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
