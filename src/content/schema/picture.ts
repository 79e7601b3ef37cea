import { z } from 'zod';
import { field, text } from './fields.ts';

/** `src/content/pictures/{name}.json`. All pictures of the example are renderings: no text may present one as a customer's. */
export const picture = z.strictObject({
  file: field(
    text.regex(
      /^[\w-]+\.(jpe?g|png|webp|avif)$/i,
      'expected a JPEG, PNG, WebP or AVIF such as dock-after.jpg; export others as JPEG',
    ),
    'File',
    'In media/pictures',
  ),
  alt: field(z.string('expected some text'), 'Description', 'What the picture shows; empty where it only decorates'),
  focus: field(
    z.string().regex(/^\d+% \d+%$/, 'expected two percentages such as 65% 50%'),
    'Focus',
    'The point that stays visible when a place crops the picture, from the left and from the top',
  ).exactOptional(),
});
export type Picture = z.infer<typeof picture>;

/** What the pages know of a picture. */
export interface PictureFacts extends Omit<Picture, 'file'> {
  /** The stem of all its addresses. */
  name: string;
  widths: number[];
  width: number;
  height: number;
  /** Dominant color as `#rrggbb`, shown until the file is there. */
  color: string;
}
