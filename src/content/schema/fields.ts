import { z } from 'zod';
import { pairs, pictures } from '../pictures.ts';

/** The small parts that records are made of. Each message says what was expected, each description helps to fill the field in. */
export const text = z.string('expected some text').trim().min(1, 'expected some text, found none');
/** A list of at least one. */
export const some = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1, 'expected at least one entry');
export const texts = some(text);

/** An address inside the site: no trailing slash, home is `/`. */
export type Path = `/${string}`;
export const path = z.custom<Path>(
  (value) => typeof value === 'string' && value.startsWith('/'),
  'expected an address such as /contact',
);

export const picture = z.enum(
  Object.keys(pictures) as [keyof typeof pictures],
  'expected a picture of src/content/pictures.ts',
);
export const pair = z.enum(Object.keys(pairs) as [keyof typeof pairs], 'expected a pair of src/content/pictures.ts');
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by dashes');
/** People served. */
export const figure = z
  .string('expected some text')
  .regex(/^[\d,]+\+$/, 'expected a figure such as 390,000+')
  .describe('For example 390,000+');

/** The drawings that the build puts into the site, by their names on lucide.dev: any other of theirs can be added. */
export const icon = z.enum(
  [
    'award',
    'building-complex',
    'calendar-days',
    'clipboard-check',
    'clock',
    'droplets',
    'eye',
    'face-slightly-smiling',
    'file-text',
    'flame',
    'footprints',
    'hard-hat',
    'heart',
    'leaf',
    'lightbulb',
    'map-pin',
    'moon',
    'phone',
    'scale',
    'shield-check',
    'sparkles',
    'star',
    'sun',
    'timer',
    'truck',
    'users',
    'volume-1',
    'wallet',
  ],
  'expected an icon of src/content/schema/fields.ts',
);
export type IconName = z.infer<typeof icon>;

/** What a section starts with. */
export const heading = {
  eyebrow: text.exactOptional().describe('Small line above the heading'),
  heading: text,
  lead: text.exactOptional(),
};

export const point = z.strictObject({ title: text, description: text });
export const link = z.strictObject({ label: text, to: path });
export const iconLabel = z.strictObject({ icon, label: text });

/** Sample content of the owner's until real reviews replace it. */
export const review = z.strictObject({
  name: text,
  role: text.describe('Role or location'),
  text,
  rating: z
    .number('expected 1 to 5')
    .int('expected 1 to 5')
    .min(1, 'expected 1 to 5')
    .max(5, 'expected 1 to 5')
    .describe('Stars'),
});

/** What search engines and social cards are told of a page. */
export const metadata = z.strictObject({
  title: text.describe('At most 60 characters; a longer one is cut to 57 and an ellipsis'),
  description: text.describe('At most 160 characters; a longer one is cut to 157 and an ellipsis'),
  keywords: texts,
  canonical: path.exactOptional().describe('Only where the address to be indexed is not the page’s own'),
});
export type Metadata = z.infer<typeof metadata>;

/** The first screen of a page below home. */
export const hero = z.strictObject({
  heading: text,
  lead: text,
  quoteLabel: text.exactOptional().describe('Label of the button to the contact page; without it there is no button'),
  picture,
});
export type Hero = z.infer<typeof hero>;
