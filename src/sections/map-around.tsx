import { MapDrawing, placeOfName } from './map-drawing.tsx';
import { type DrawnMap, type Place, project } from './project.ts';

/** One of the cities, the map around it, and all cities that the map may name. */
export interface Around {
  map: DrawnMap;
  place: Place;
  cities: (Place & { name: string })[];
}

/**
 * The part of the drawn map around a pin, moved inside the map where the pin is near an edge; fills its box.
 *
 * @param width of the part, in the drawing's pixels; it is two thirds as high
 */
export function MapAround({ map, place, cities, width }: Around & { width: number }) {
  const pin = project(map, place);
  const height = (width * 2) / 3;
  const left = Math.max(0, Math.min(pin.x - width / 2, map.width - width));
  const top = Math.max(0, Math.min(pin.y - height / 2, map.height - height));
  /** Whether the edge would leave a name whole: letters are about 11 pixels wide. */
  const fits = (name: string, x: number, y: number, anchor: 'start' | 'middle' | 'end' = 'middle') => {
    const long = name.length * 11 + 20;
    const from = x - { start: 0, middle: long / 2, end: long }[anchor];
    return from > left && from + long < left + width && Math.abs(y - top - height / 2) < height / 2 - 20;
  };
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <MapDrawing map={{ ...map, labels: map.labels.filter(({ name, x, y }) => fits(name, x, y)) }} />
      {cities.map((city) => {
        const { x, y } = project(map, city);
        const label = placeOfName(x, map.width);
        const isPin = city === place;
        return (
          (isPin || fits(city.name, x, y, label.textAnchor)) && (
            <g key={city.name} transform={`translate(${x} ${y})`} className={`fill-ink${isPin ? ' font-bold' : ''}`}>
              <circle r={isPin ? 9 : 5} strokeWidth="4" className={`stroke-ground${isPin ? ' fill-accent' : ''}`} />
              <text {...label} className="stroke-ground">
                {city.name}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}
