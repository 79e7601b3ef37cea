import { z } from 'zod';
import {
  field,
  flag,
  heading,
  icon,
  iconLabel,
  like,
  link,
  linkedPoint,
  offers,
  pair,
  path,
  picture,
  point,
  review,
  some,
  text,
  texts,
} from './fields.ts';

/** The shape of each kind of section; `src/sections` draws them. */

export const card = z.strictObject({
  kind: field(text, 'Small line', 'Above the title, where the title does not name the kind of service').exactOptional(),
  title: field(text, 'Title', 'A few words'),
  description: field(text, 'Description', 'One or two sentences'),
  features: field(texts, 'Features', 'A few words each'),
  picture: field(picture, 'Picture', 'At the top of the card').exactOptional(),
  link: field(path, 'Link', 'The page that the card leads to').exactOptional(),
  linkLabel: field(text, 'Words of the link', 'What it leads to is read out after them').exactOptional(),
  areas: field(texts, 'Neighborhoods', 'That the card is about, on apartment location pages').exactOptional(),
});
export type ServiceCard = z.infer<typeof card>;

const plan = z.strictObject({
  name: field(text, 'Name', 'For example Basic'),
  frequency: field(text, 'How often', 'For example Bi-weekly'),
  savings: field(like(/^\d+%$/, 'expected a percentage such as 25%'), 'Savings', 'For example 25%'),
  features: field(texts, 'What is included', 'A few words each'),
  popular: field(flag, 'Most popular', 'Marks the plan'),
});
export type Plan = z.infer<typeof plan>;

const kindOf = <Kind extends string>(kind: Kind) => field(z.literal(kind), 'Kind of section');

/** A section with one list under `title`, of at least one entry. */
function list<Kind extends string, Field extends string, Entry extends z.ZodType>(
  kind: Kind,
  name: Field,
  entry: Entry,
  title: string,
) {
  const entries = { [name]: field(some(entry), title) } as Record<Field, z.ZodArray<Entry>>;
  return z.strictObject({ kind: kindOf(kind), ...heading, ...entries });
}

/** One pair of pictures under a slider. */
export const beforeAfter = z.strictObject({
  kind: kindOf('before-after'),
  ...heading,
  pair: field(pair, 'Pair of pictures', 'Before and after, from one place'),
});
/** Cards of services, with features. */
export const cards = list('cards', 'cards', card, 'Cards');
const benefits = list(
  'benefits',
  'benefits',
  point.extend({ icon: field(icon, 'Icon', 'The drawing above the title'), offers }),
  'Benefits',
);
const plans = list('plans', 'plans', plan, 'Plans').extend({
  note: field(text, 'Note', 'What the savings are measured against'),
});
/** Steps, numbered by their place in the list. */
const process = list('process', 'steps', point, 'Steps');
/** Facility, customer, community or restaurant types. */
const types = list(
  'types',
  'types',
  point.extend({
    features: field(texts, 'Features', 'A few words each').exactOptional(),
    link: field(path, 'Link', 'The page that the type leads to').exactOptional(),
  }),
  'Types',
);
/** Facts that decide a purchase: cost, paperwork, guarantee, crew. */
const keyFacts = list(
  'key-facts',
  // Not called `points`: the editor would write its fields in the order of that kind.
  'answers',
  point.extend({
    question: field(
      text,
      'Question',
      'Of this page that says more, word for word; the title leads to it',
    ).exactOptional(),
    offers,
  }),
  'Answers',
);
/** Points with a sentence each: safety, compliance, health standards, reasons to choose. */
export const points = list('points', 'points', linkedPoint, 'Points');
/** Names of neighborhoods or towns. */
const places = list('places', 'places', text, 'Places');
/** Short claims in a row: trust badges, credentials. */
const badges = list('badges', 'badges', iconLabel, 'Badges');
/** Running text, optionally followed by a list. */
export const prose = list('text', 'paragraphs', text, 'Paragraphs').extend({
  items: field(z.array(point), 'List', 'Stands below the paragraphs').exactOptional(),
});
const timeline = list('timeline', 'entries', point.extend({ year: field(z.number().int(), 'Year') }), 'Years');
/** People of the company; initials replace a missing picture. */
const team = list(
  'team',
  'people',
  z.strictObject({
    name: field(text, 'Name'),
    role: field(text, 'Role', 'For example Operations'),
    bio: field(text, 'About', 'One or two sentences'),
    image: field(picture, 'Portrait', 'Without one the initials are shown').exactOptional(),
  }),
  'People',
);
/** Plain text links to other pages. */
const links = list('links', 'links', link, 'Links');
const questions = list(
  'questions',
  'questions',
  z.strictObject({
    question: field(text, 'Question'),
    answer: field(text, 'Answer', 'Two or three sentences'),
    offers,
  }),
  'Questions',
);
/** A figure and what it counts. */
export const stat = z.strictObject({
  value: field(text, 'Figure', 'For example {cities}'),
  label: field(text, 'Label', 'What it counts'),
});
export const stats = list('stats', 'stats', stat, 'Figures');
export const reviews = list('reviews', 'reviews', review, 'Reviews').extend({
  link: field(link, 'Link', 'Where there are more').exactOptional(),
});
/** The band that asks for the quote; the last section of a page. */
export const quoteCall = z.strictObject({
  kind: kindOf('quote-call'),
  ...heading,
  picture: field(picture, 'Picture', 'Beside the words; without one the page’s own clean picture').exactOptional(),
  link: field(link, 'Second button', 'In place of the call').exactOptional(),
  quoteLabel: field(text, 'Button', 'Leads to the contact page'),
  facts: field(
    z.array(point.extend({ offers })).max(3, 'expected at most three'),
    'Facts',
    'Up to three, beside the words',
  ).exactOptional(),
});

export const section = z.discriminatedUnion('kind', [
  beforeAfter,
  keyFacts,
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
/** Any section of a page. */
export type Section = z.infer<typeof section>;
/** The section of one kind, for example `SectionOf<'plans'>`. */
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

/** The sections of a page; a key fact may only name a question of the same page. */
export const sections = some(section).superRefine((all, context) => {
  const asked = all.flatMap((each) =>
    each.kind === 'questions' ? each.questions.map(({ question }) => question) : [],
  );
  for (const [place, each] of all.entries())
    if (each.kind === 'key-facts')
      for (const [index, { question }] of each.answers.entries())
        if (question && !asked.includes(question))
          context.addIssue({
            code: 'custom',
            path: [place, 'answers', index, 'question'],
            message: 'expected a question of this page, word for word',
          });
});
