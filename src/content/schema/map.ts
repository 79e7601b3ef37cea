import { z } from 'zod';
import { text } from './fields.ts';

const place = z.tuple([z.number(), z.number()], 'expected longitude and latitude, in degrees');
const geometry = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(place)) }),
    z.object({ type: z.literal('LineString'), coordinates: z.array(place) }),
    z.object({ type: z.literal('Point'), coordinates: place }),
  ],
  'expected a Polygon, LineString or Point',
);

/** A map of the company's territory, as GeoJSON; `media/map/README.md` describes the file. */
export const map = z.object({
  type: z.literal('FeatureCollection'),
  /** West, south, east and north, in degrees. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()], 'expected west, south, east and north, in degrees'),
  features: z.array(
    z.object({
      properties: z.object({
        kind: z.enum(['water', 'road', 'name', 'shield'], 'expected water, road, name or shield'),
        name: text.optional(),
      }),
      geometry,
    }),
  ),
});
export type Territory = z.infer<typeof map>;
