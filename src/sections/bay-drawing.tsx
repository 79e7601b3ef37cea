import { roads, shores, size } from './bay.ts';

/** Tampa Bay in SVG: water, land, interstates and bridges. It keeps its colors where the system forces others. */
export function BayDrawing() {
  return (
    <g className="forced-color-adjust-none">
      <rect width={size.width} height={size.height} className="fill-water" />
      {shores.map((shore) => (
        <path key={shore} d={shore} className="fill-paper stroke-2 stroke-shore" />
      ))}
      {roads.map((road) => (
        <path key={road} d={road} className="fill-none stroke-4 stroke-line" strokeLinejoin="round" />
      ))}
    </g>
  );
}
