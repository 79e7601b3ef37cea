import { z } from 'zod';
import { field, flag, like, maybe, text } from './fields.ts';

/** Width in pixels that a picture needs to look sharp in a card on a large screen. */
const narrowest = 960;

/** A warning if a picture is too narrow for a card, else an empty list; callers put the picture's name in front. */
export const saySoft = (width: number): string[] =>
  width < narrowest
    ? [`is ${width} pixels wide and will look soft: use ${narrowest} or more for a card, 1600 for a first screen`]
    : [];

/** One picture: its file, description and focal point. */
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
  alt: maybe(text, 'Description', 'What the picture shows; empty if it only decorates'),
  focus: maybe(
    like(/^\d+% \d+%$/, 'expected two percentages such as 65% 50%'),
    'Focus',
    'The point that stays visible when a place crops the picture, from the left and from the top',
  ),
});
export type Shown = z.infer<typeof shown>;

/**
 * `src/content/pictures/{name}.json`. With `before`, the record is two pictures: `{name}-before` and `{name}`. The
 * sample company's pictures are renderings, so no text may present them as a customer's property.
 */
export const picture = shown
  .extend({
    before: maybe(shown, 'Before', 'The same place from the same camera, before the work'),
    rendering: maybe(flag, 'Rendering', 'On if computer-made (a note below a pair says so); off for your photographs'),
  })
  .meta({ title: 'Pictures', singular: 'Picture', slug: '{{alt}}', icon: 'image' });
export type Picture = z.infer<typeof picture>;

/** Facts that a page needs to show a picture. */
export interface PictureFacts {
  /** Start of all of the picture's file names, before the width and format. */
  name: string;
  /** Address of the original; only set in the editor, which shows pictures that are not on the site yet. */
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
