import { z } from 'zod';
import { heading, icon, iconLabel, link, pair, path, picture, point, review, some, text, texts } from './fields.ts';

/** The blocks that pages are made of: a section of each kind, and its drawing in `src/sections`. */

const card = z.strictObject({
  kind: text.exactOptional().describe('Small line above the title, where the title does not name the kind of service'),
  title: text,
  description: text,
  features: texts,
  picture: picture.exactOptional(),
  link: path.exactOptional(),
  linkLabel: text.exactOptional().describe('Words of the link; what it leads to is read out after it'),
  areas: texts.exactOptional().describe('Neighborhoods that the card is about, on apartment location pages'),
});
export type ServiceCard = z.infer<typeof card>;

const plan = z.strictObject({
  name: text,
  frequency: text.describe('For example Bi-weekly'),
  savings: z
    .string()
    .regex(/^\d+%$/, 'expected a percentage such as 25%')
    .describe('For example 25%'),
  features: texts,
  popular: z.boolean().exactOptional(),
});
export type Plan = z.infer<typeof plan>;

/** A section whose one list has at least one entry. */
function list<Kind extends string, Field extends string, Entry extends z.ZodType>(
  kind: Kind,
  field: Field,
  entry: Entry,
) {
  const entries = { [field]: some(entry) } as Record<Field, z.ZodArray<Entry>>;
  return z.strictObject({ kind: z.literal(kind), ...heading, ...entries });
}

/** One pair of pictures under a slider. */
export const beforeAfter = z.strictObject({ kind: z.literal('before-after'), ...heading, pair });
/** Cards of services, with features. */
export const cards = list('cards', 'cards', card);
const benefits = list('benefits', 'benefits', z.strictObject({ icon, title: text, description: text }));
const plans = list('plans', 'plans', plan).extend({ note: text.describe('What the savings are measured against') });
/** Steps; the number of each is its place in the list. */
const process = list('process', 'steps', point);
/** Facility, customer, community or restaurant types. */
const types = list('types', 'types', point.extend({ features: texts.exactOptional() }));
/** Points with a sentence each: safety, compliance, health standards, reasons to choose. */
export const points = list('points', 'points', point);
/** Names of neighborhoods or towns. */
const places = list('places', 'places', text);
/** Short claims in a row: trust badges, credentials. */
const badges = list('badges', 'badges', iconLabel);
/** Running text, with list entries after it. */
export const prose = list('text', 'paragraphs', text).extend({ items: z.array(point).exactOptional() });
const timeline = list('timeline', 'entries', point.extend({ year: z.number().int() }));
/** People of the company. Where one has no picture, the initials are drawn in its place. */
const team = list(
  'team',
  'people',
  z.strictObject({ name: text, role: text, bio: text, image: picture.exactOptional() }),
);
/** Plain text links to other pages. */
const links = list('links', 'links', link);
const questions = list('questions', 'questions', z.strictObject({ question: text, answer: text }));
export const stats = list('stats', 'stats', z.strictObject({ value: text, label: text }));
export const reviews = list('reviews', 'reviews', review).extend({ link: link.exactOptional() });
/** The navy band that asks for the quote; the last section of a page. */
export const quoteCall = z.strictObject({
  kind: z.literal('quote-call'),
  ...heading,
  quoteLabel: text.describe('Label of the button to the contact page'),
  link: link.exactOptional().describe('A second button, in place of the call'),
  facts: z.array(point).max(3, 'expected at most three').exactOptional().describe('Up to three facts beside it'),
});

export const section = z.discriminatedUnion('kind', [
  beforeAfter,
  cards,
  benefits,
  plans,
  process,
  types,
  points,
  places,
  badges,
  prose,
  timeline,
  team,
  links,
  questions,
  stats,
  reviews,
  quoteCall,
]);
/** Any block of a page. */
export type Section = z.infer<typeof section>;
/** The block of one kind, for example `SectionOf<'plans'>`. */
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
