import type { AreasPage, CityCard } from '../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ResponseMark } from './response-mark.tsx';
import { SectionHead } from './section-head.tsx';
import { Unfold } from './unfold.tsx';

type Words = AreasPage['cities'];

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}

function Row({ city, labels, open }: { city: CityCard; labels: Words; open: boolean }) {
  return (
    <details open={open} className="group border-b border-line lg:first:border-t">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-3">
        <ResponseMark tier={city.responseTime} />
        {/* With large text, the response time moves below the city's name before either wraps. */}
        <h3 className="title-3 flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
          {city.name} <span className="font-normal text-note text-muted tracking-normal">{city.responseTime}</span>
        </h3>
        <Unfold />
      </summary>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        <Fact label={labels.responseTime} value={city.responseTime} />
        {city.population && <Fact label={labels.population} value={city.population} />}
        <div className="col-span-2">
          <dt className="text-sm text-muted">{labels.neighborhoods}</dt>
          <dd className="text-note">{city.neighborhoods.join(', ')}</dd>
        </div>
      </dl>
      <div className="buttons pt-4 pb-6">
        <ButtonLink to="/contact" variant="quote" label={city.quote} />
        <ButtonLink to={`/areas/${city.slug}`} variant="outline" label={city.more} />
      </div>
    </details>
  );
}

/** Each city as a row that expands, the first open: response, population, neighborhoods, two links. */
export function AreaCards({ section, cities }: { section: Words; cities: CityCard[] }) {
  // The open row is as tall as five others: with two rows less, its column is about as tall as the other.
  const half = Math.max(1, Math.ceil(cities.length / 2) - 2);
  const rows = cities.map((city, place) => <Row key={city.slug} city={city} labels={section} open={place === 0} />);
  return (
    <div className="wrap room" data-testid="area-cards">
      <SectionHead {...section} className="mb-10" />
      {/* Two separate columns, so that an open row leaves no gap in the other column. */}
      <div className="grid items-start gap-x-10 border-line max-lg:border-t lg:grid-cols-2">
        <div>{rows.slice(0, half)}</div>
        <div>{rows.slice(half)}</div>
      </div>
    </div>
  );
}
