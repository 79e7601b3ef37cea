import { z } from 'zod';
import { iconNames } from '../../src/content/section-types.ts';
import type { Section } from '../../src/content/types.ts';
import { heading, link, pair, path, picture, point, review, text, texts } from './fields.ts';

const icon = z.enum(iconNames, 'expected an icon of tools/vite/icons.ts');

const card = z.strictObject({
  kind: text.exactOptional(),
  title: text,
  description: text,
  features: texts,
  picture: picture.exactOptional(),
  link: path.exactOptional(),
  linkLabel: text.exactOptional(),
  areas: texts.exactOptional(),
});
const plan = z.strictObject({
  name: text,
  frequency: text,
  savings: z.string().regex(/^\d+%$/, 'expected a percentage such as 25%'),
  features: texts,
  popular: z.boolean().exactOptional(),
});
const type = z.strictObject({ title: text, description: text, features: texts.exactOptional() });

function list<Kind extends string, Field extends string, Entry extends z.ZodType>(
  kind: Kind,
  field: Field,
  entry: Entry,
) {
  const entries = { [field]: z.array(entry).min(1, 'expected at least one entry') } as Record<Field, z.ZodArray<Entry>>;
  return z.strictObject({ kind: z.literal(kind), ...heading, ...entries });
}

export const cards = list('cards', 'cards', card);
export const points = list('points', 'points', point);
export const stats = list('stats', 'stats', z.strictObject({ value: text, label: text }));
export const reviews = list('reviews', 'reviews', review).extend({ link: link.exactOptional() });
export const prose = list('text', 'paragraphs', text).extend({ items: z.array(point).exactOptional() });
export const iconLabel = z.strictObject({ icon, label: text });
export const beforeAfter = z.strictObject({ kind: z.literal('before-after'), ...heading, pair });
export const quoteCall = z.strictObject({
  kind: z.literal('quote-call'),
  ...heading,
  quoteLabel: text,
  link: link.exactOptional(),
  facts: z.array(point).max(3, 'expected at most three').exactOptional(),
});

/** Any block of a page, as `src/content/section-types.ts` describes it. */
export const section: z.ZodType<Section> = z.discriminatedUnion('kind', [
  beforeAfter,
  cards,
  list('benefits', 'benefits', z.strictObject({ icon, title: text, description: text })),
  list('plans', 'plans', plan).extend({ note: text }),
  list('process', 'steps', point),
  list('types', 'types', type),
  points,
  list('places', 'places', text),
  list('badges', 'badges', iconLabel),
  prose,
  list('timeline', 'entries', z.strictObject({ year: z.number().int(), title: text, description: text })),
  list('team', 'people', z.strictObject({ name: text, role: text, bio: text, image: picture.exactOptional() })),
  list('links', 'links', link),
  list('questions', 'questions', z.strictObject({ question: text, answer: text })),
  stats,
  reviews,
  quoteCall,
]);
