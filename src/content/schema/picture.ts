import { z } from 'zod';
import { field, flag, like, text } from './fields.ts';

/** Width in pixels of a card on a large screen; a narrower picture looks soft. */
const narrowest = 960;

/** Warning for a picture that is too narrow for a card, worded to follow the picture's name; empty if wide enough. */
export const saySoft = (width: number): string[] =>
  width < narrowest
    ? [`is ${width} pixels wide and will look soft: use ${narrowest} or more for a card, 1600 for a first screen`]
    : [];

/** One picture: its file, and how it is shown. */
export const shown = z.strictObject({
  file: field(
    text
      .regex(
        /^\/media\/pictures\/[\w-]+\.(jpe?g|png|webp|avif)$/i,
        'expected a JPEG, PNG, WebP or AVIF such as /media/pictures/dock-after.jpg; export others as JPEG',
      )
      .meta({ chosenFrom: 'media/pictures' }),
    'File',
    '1600 pixels wide or more; straight from a phone is fine',
  ),
  alt: field(text, 'Description', 'What the picture shows; empty where it only decorates').exactOptional(),
  focus: field(
    like(/^\d+% \d+%$/, 'expected two percentages such as 65% 50%'),
    'Focus',
    'The point that stays visible when a place crops the picture, from the left and from the top',
  ).exactOptional(),
});
export type Shown = z.infer<typeof shown>;

/**
 * `src/content/pictures/{name}.json`. With `before` it is a pair, whose "before" picture is named `{name}-before`. The
 * sample company's pictures are renderings, so no text may present them as a customer's property.
 */
export const picture = shown
  .extend({
    before: field(shown, 'Before', 'The same place from the same camera, before the work').exactOptional(),
    rendering: field(
      flag,
      'Rendering',
      'Whether it is drawn, which is said below a pair; false for your photographs',
    ).exactOptional(),
  })
  .meta({ title: 'Pictures', singular: 'Picture', slug: '{{alt}}', icon: 'image' });
export type Picture = z.infer<typeof picture>;

/** Facts about a picture, for the pages. */
export interface PictureFacts {
  /** File name in all of the picture's addresses, before the width and format. */
  name: string;
  /** Address of a file that is not on the site yet; only in the editor. */
  address?: string | undefined;
  /** Alternative text; empty where the picture only decorates. */
  alt: string;
  focus?: string;
  /** Whether it is a pair of renderings, which the page discloses. */
  rendering?: boolean;
  widths: number[];
  width: number;
  height: number;
  /** Dominant color as `#rrggbb`, shown until the picture loads. */
  color: string;
}
