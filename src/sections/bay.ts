/** The shores and main roads of Tampa Bay, drawn by hand from the coordinates of well-known points. */

export interface Place {
  /** Decimal degrees; longitudes here are negative. */
  latitude: number;
  longitude: number;
}

const west = -82.98;
const north = 28.2;
/** Pixels per degree of latitude. */
const scale = 1000;
/** Ratio of a degree of longitude to one of latitude: the cosine of the latitude, here 28°. */
const squeeze = Math.cos((28 * Math.PI) / 180);

/** Size of the drawing in pixels. */
export const size = { width: Math.round((-81.82 - west) * scale * squeeze), height: 590 };

/** Where a place lies on the drawing, in pixels from its upper left corner. */
export function project({ latitude, longitude }: Place): { x: number; y: number } {
  return { x: Math.round((longitude - west) * scale * squeeze), y: Math.round((north - latitude) * scale) };
}

/** Hundredths of a degree, north of 27° latitude and west of 82° longitude. */
type Point = [latitude: number, longitude: number];

function draw(points: Point[]): string {
  const places = points.map(([lat, lon]) => project({ latitude: 27 + lat / 100, longitude: -82 - lon / 100 }));
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** The land on both sides of the Bay: down the Gulf coast, around Pinellas Point, up Old Tampa Bay, around Interbay, and south. */
const mainland: Point[] = [
  [121, 80],
  [117, 79.5],
  [112, 80],
  [108, 79],
  [104, 79.5],
  [101, 79.5],
  [97, 80.5],
  [93, 82],
  [90, 83.5],
  [86, 82],
  [82, 79],
  [79, 77.5],
  [76, 74.5],
  [74, 72],
  [72, 69.5],
  [70.5, 68.5],
  [70.5, 65],
  [73, 63.2],
  [77, 62.6],
  [79.5, 60.5],
  [81, 58.8],
  [85, 59],
  [87, 61],
  [89, 62],
  [91, 65],
  [91.5, 68],
  [93, 70.5],
  [96, 72],
  [98.5, 69.8],
  [100, 67.8],
  [102, 67],
  [103.5, 64.5],
  [103, 61.5],
  [100, 60],
  [98, 57.2],
  [96, 56.5],
  [94, 54.8],
  [90, 54],
  [86, 55],
  [83, 53.5],
  [81.5, 50],
  [82.5, 47.5],
  [86, 48],
  [89, 48.8],
  [92, 48],
  [94, 46],
  [91, 45.8],
  [90, 44],
  [92, 43],
  [94.5, 42.5],
  [93, 40.3],
  [89, 40],
  [86, 40.5],
  [82, 41],
  [78, 42.5],
  [75, 45],
  [72, 47.5],
  [68, 52],
  [64, 56],
  [60, 58],
  [60, -19],
  [121, -19],
];

/** The barrier islands, from Honeymoon Island to Pass-a-Grille. */
const islands: Point[][] = [
  [
    [109, 83.5],
    [105, 84],
    [103, 83],
    [107, 82],
  ],
  [
    [101, 82.8],
    [98, 83.5],
    [94, 84.3],
    [94.5, 83.2],
    [98, 82.3],
  ],
  [
    [92, 84.8],
    [86, 85.8],
    [81, 82.5],
    [81.5, 81.5],
    [86, 84.6],
    [91, 84],
  ],
  [
    [79.5, 80.8],
    [74, 75.8],
    [69, 74],
    [69.5, 73.2],
    [75, 74.8],
    [79.5, 79.6],
  ],
];

/** Interstates 275, 4 and 75, then the bridges that carry none of them: the Courtney Campbell Causeway and the Gandy Bridge. */
const ways: Point[][] = [
  [
    [121, 46],
    [105, 45.5],
    [99, 45.8],
    [95.6, 46.2],
    [95.3, 49.5],
    [95, 55.4],
    [90.2, 64],
    [88, 67],
    [82, 67.5],
    [77, 66.5],
    [74, 68],
    [71, 68.3],
    [66, 67],
    [60, 64],
  ],
  [
    [96.3, 45.5],
    [99, 37],
    [100.3, 30],
    [101.5, 20],
    [103, 12],
    [105.5, 1],
    [108, -6],
    [112, -14],
    [115, -19],
  ],
  [
    [121, 37.5],
    [107, 35.5],
    [98, 34.5],
    [92, 34],
    [86, 34.8],
    [79, 36.5],
    [72, 39.5],
    [60, 43],
  ],
  [
    [96.2, 73.5],
    [97, 69],
    [97.2, 62],
    [96.8, 56.5],
  ],
  [
    [86.8, 61.5],
    [88.2, 58],
    [89.3, 53.5],
  ],
];

/** Outlines of the land as SVG paths. */
export const shores = [mainland, ...islands].map((points) => `${draw(points)}Z`);
/** Interstates and bridges as SVG paths. */
export const roads = ways.map(draw);
