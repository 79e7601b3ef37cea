import { Link } from 'react-router';
import { SectionHead } from './section-head.tsx';

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
    responseTime: string;
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

/** A card for each city: response time, population, neighborhoods and two links. */
export function AreaCards({ heading, lead, responseTime, population, neighborhoods, cities }: AreaCardsProps) {
  return (
    <div className="wrap room" data-testid="area-cards">
      <SectionHead heading={heading} lead={lead} className="mb-10 lg:mb-14" />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {cities.map((city) => (
          <li key={city.slug} className="flex flex-col rounded-xl border border-line bg-white p-6">
            <h3 className="title-3">{city.name}</h3>
            <dl className="mt-4 mb-5 grid grid-cols-2 gap-x-4 gap-y-3">
              <Fact label={responseTime} value={city.responseTime} />
              {city.population && <Fact label={population} value={city.population} />}
              <div className="col-span-2">
                <dt className="text-sm text-muted">{neighborhoods}</dt>
                <dd className="text-note">{city.neighborhoods.join(', ')}</dd>
              </div>
            </dl>
            <div className="mt-auto flex flex-wrap gap-x-6 border-t border-line pt-3 font-bold text-teal">
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
          </li>
        ))}
      </ul>
    </div>
  );
}
