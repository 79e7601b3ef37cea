/** What pages know of the drawn map: its file, and how places lie on it. */
export interface DrawnMap {
  address: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Degrees: longitude of the left edge, latitude of the upper edge. */
  west: number;
  north: number;
  /** Pixels per degree of longitude (`x`) and latitude (`y`). */
  perDegree: { x: number; y: number };
}

/** Decimal degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Where a place lies on the map, in pixels from its upper left corner. */
export function project(
  { west, north, perDegree }: DrawnMap,
  { latitude, longitude }: Place,
): { x: number; y: number } {
  return { x: Math.round((longitude - west) * perDegree.x), y: Math.round((north - latitude) * perDegree.y) };
}
