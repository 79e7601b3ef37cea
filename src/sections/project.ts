/** The drawn map as pages receive it: its file's address, its labels, and what turns coordinates into pixels. */
export interface DrawnMap {
  address: string;
  /** Size in pixels. */
  width: number;
  height: number;
  /** Degrees: longitude of the left edge, latitude of the upper edge. */
  west: number;
  north: number;
  /** Pixels per degree of longitude (`x`) and latitude (`y`). */
  perDegree: { x: number; y: number };
  /** Names of waters, and numbers of roads on shields; their middle in pixels. */
  labels: { kind: 'name' | 'shield'; name: string; x: number; y: number }[];
}

/** Coordinates in decimal degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Where a place lies on the map, in pixels from its upper left corner. */
export function project(
  { west, north, perDegree }: Pick<DrawnMap, 'west' | 'north' | 'perDegree'>,
  { latitude, longitude }: Place,
): { x: number; y: number } {
  return { x: Math.round((longitude - west) * perDegree.x), y: Math.round((north - latitude) * perDegree.y) };
}
