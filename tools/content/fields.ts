import { z } from 'zod';
import { pairs, pictures } from '../../src/content/pictures.ts';

/** The small parts that the shapes of records are made of; each message says what was expected. */
export const text = z.string('expected some text').trim().min(1, 'expected some text, found none');
export const texts = z.array(text).min(1, 'expected at least one entry');
/** A list of exactly so many texts. */
export const exactly = (count: number) => z.array(text).length(count, `expected ${count} entries`);
export const path = z.custom<`/${string}`>(
  (value) => typeof value === 'string' && value.startsWith('/'),
  'expected an address such as /contact',
);
export const picture = z.enum(
  Object.keys(pictures) as [keyof typeof pictures],
  'expected a picture of src/content/pictures.ts',
);
export const pair = z.enum(Object.keys(pairs) as [keyof typeof pairs], 'expected a pair of src/content/pictures.ts');
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by dashes');
/** People served, for example `390,000+`. */
export const figure = z.string('expected some text').regex(/^[\d,]+\+$/, 'expected a figure such as 390,000+');

export const heading = { eyebrow: text.exactOptional(), heading: text, lead: text.exactOptional() };
export const point = z.strictObject({ title: text, description: text });
export const link = z.strictObject({ label: text, to: path });
export const review = z.strictObject({ name: text, role: text, text, rating: z.literal(5, 'expected 5') });
export const metadata = z.strictObject({
  title: text,
  description: text,
  keywords: texts,
  canonical: path.exactOptional(),
});
export const hero = z.strictObject({ heading: text, lead: text, quoteLabel: text.exactOptional(), picture });
