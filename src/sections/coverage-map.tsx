import { Link } from 'react-router';
import type { AreasPage, CityCard, ResponseTime } from '../content/schema.ts';
import { MapDrawing, placeOfName } from './map-drawing.tsx';
import { type DrawnMap, project } from './project.ts';
import { Mark, marks, ResponseMark } from './response-mark.tsx';
import { SectionHead } from './section-head.tsx';

type CoverageMapProps = AreasPage['map'] & { map: DrawnMap; cities: CityCard[] };

/** The drawn map with every city. On screens wide enough to tap a single name, each name links to its city's page. */
export function CoverageMap({ map, placeholder, description, legend, cities, ...head }: CoverageMapProps) {
  return (
    <div className="wrap room">
      <SectionHead {...head} className="mb-8" />
      <figure className="bleed relative overflow-hidden rounded-xl border border-line bg-water">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not for drawings */}
        <svg viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={description} className="h-auto w-full">
          <MapDrawing map={map} labelClass="max-md:hidden" />
          {cities.map((city) => {
            const { x, y } = project(map, city);
            const place = placeOfName(x, map.width);
            return (
              <g key={city.slug} transform={`translate(${x} ${y})`}>
                <Mark tier={city.responseTime} />
                <text
                  {...placeOfName(x, map.width, true)}
                  className="fill-ink stroke-ground font-bold forced-color-adjust-none md:hidden"
                >
                  {city.name}
                </text>
                <Link
                  to={`/areas/${city.slug}`}
                  aria-label={`${city.name}: ${legend[city.responseTime]}`}
                  data-tip=""
                  className="group max-md:hidden"
                >
                  <Mark tier={city.responseTime} />
                  <text
                    {...place}
                    className="fill-ink stroke-ground font-bold group-hover:underline forced-color-adjust-none"
                  >
                    {city.name}
                  </text>
                </Link>
              </g>
            );
          })}
        </svg>
        {/* In the corner that has no city, where the map is large enough; below it, where it would cover names. */}
        <figcaption className="border border-line bg-white p-5 lg:rounded-lg lg:absolute lg:right-8 lg:bottom-8">
          <p className="mb-3 text-sm text-muted">{placeholder}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 lg:grid">
            {(Object.keys(marks) as ResponseTime[]).map((tier) => (
              <li key={tier} className="flex items-center gap-2 text-note">
                <ResponseMark tier={tier} />
                {legend[tier]}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </div>
  );
}
