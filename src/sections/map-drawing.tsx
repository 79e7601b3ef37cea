import type { DrawnMap } from './project.ts';

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
