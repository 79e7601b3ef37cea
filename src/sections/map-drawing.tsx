import type { DrawnMap } from './project.ts';

/**
 * Puts a city's name right of its mark, but left of it near the left edge, and below it in the crowded right third.
 *
 * @param large letters for phones, set close at the left edge and, of two level names at the right, the first above
 */
export function placeOfName(x: number, width: number, large = false) {
  // A stroke in the background color keeps the roads out of the letters.
  const look = {
    fontSize: large ? 30 : 21,
    letterSpacing: large ? '-0.01em' : 0,
    paintOrder: 'stroke',
    strokeWidth: 5,
  };
  if (x < 0.183 * width) return { ...look, x: large ? -14 : -16, y: 7, textAnchor: 'end' } as const;
  if (x > 0.67 * width) return { ...look, x: 0, y: large && x < 0.8 * width ? -20 : 40, textAnchor: 'middle' } as const;
  return { ...look, x: 16, y: 7, textAnchor: 'start' } as const;
}

/** The drawn map with its labels, which are not in the file because a file cannot use the site's font; in an `<svg>`. */
export function MapDrawing({ map, labelClass }: { map: DrawnMap; labelClass?: string }) {
  return (
    <>
      <image href={map.address} width={map.width} height={map.height} />
      <g textAnchor="middle" className={labelClass}>
        {map.labels.map(({ kind, name, x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {kind === 'shield' && (
              <rect x="-17" y="-11" width="34" height="22" rx="6" className="fill-ground stroke-accent" />
            )}
            <text y="5" fontSize={kind === 'name' ? 17 : 15} className="fill-ink">
              {name}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
