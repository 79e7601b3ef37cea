import { z } from 'zod';
import {
  entries,
  field,
  flag,
  group,
  heading,
  icon,
  iconLabel,
  like,
  link,
  linkedPoint,
  maybe,
  offers,
  pair,
  path,
  picture,
  point,
  property,
  review,
  some,
  text,
  texts,
} from './fields.ts';

export const card = z.strictObject({
  kind: maybe(text, 'Small line', 'Above the title, if the title does not name the kind of service'),
  title: field(text, 'Title', 'A few words'),
  description: field(text, 'Description', 'One or two sentences'),
  features: field(texts, 'Features', 'A few words each'),
  picture: maybe(picture, 'Picture', 'At the top of the card'),
  link: maybe(path, 'Link', 'The page that the card leads to'),
  linkLabel: maybe(text, 'Words of the link', 'Screen readers add what it leads to'),
  areas: maybe(texts, 'Neighborhoods', 'The card is about these, on apartment location pages'),
});
export type ServiceCard = z.infer<typeof card>;

const plan = z.strictObject({
  name: field(text, 'Name', 'For example Basic'),
  frequency: field(text, 'How often', 'For example Bi-weekly'),
  savings: field(like(/^\d+%$/, 'expected a percentage such as 25%'), 'Savings', 'For example 25%'),
  features: field(texts, 'What is included', 'A few words each'),
  popular: field(flag, 'Most popular', 'Marks the plan'),
  quoteLabel: maybe(text, 'Button', 'Leads to the contact page; without it there is no button'),
});
export type Plan = z.infer<typeof plan>;

/** A figure and what it counts. */
export const stat = z.strictObject({
  value: field(text, 'Figure', 'For example {cities}'),
  label: field(text, 'Label', 'What it counts'),
});

const section = <Kind extends string, Fields extends z.core.$ZodLooseShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ kind: field(z.literal(kind), 'Kind of section'), ...heading, ...fields });

/**
 * The shape of each kind of section, in the order of the editor's list; the components are in `src/sections/kinds`.
 * Fields that several kinds share must have the same order in each kind, because the editor saves them in one order.
 */
export const kinds = {
  /** One pair of pictures, compared with a slider. */
  'before-after': section('before-after', {
    pair: field(pair, 'Pair of pictures', 'Before and after, from one place'),
  }),
  /** Facts that decide a purchase: cost, paperwork, guarantee, crew. */
  'key-facts': section('key-facts', {
    answers: entries('Answers', {
      ...point.shape,
      question: maybe(text, 'Question', 'A question on this page, word for word; the title links to it'),
      offers,
    }),
    review: maybe(review, 'Review', 'Of a customer of this service, beside the answers'),
  }),
  /** Cards of services, with features. */
  cards: section('cards', { cards: field(some(card), 'Cards') }),
  benefits: section('benefits', {
    picture: maybe(picture, 'Picture', 'Left of the words or, on phones, above them'),
    benefits: entries('Benefits', { ...point.shape, icon: field(icon, 'Icon', 'The drawing above the title'), offers }),
  }),
  plans: section('plans', {
    plans: field(some(plan), 'Plans'),
    note: field(text, 'Note', 'What the savings are measured against'),
  }),
  /** Steps, numbered by their place in the list. */
  process: section('process', { steps: field(some(point), 'Steps') }),
  /** Facility, customer, community or restaurant types. */
  types: section('types', {
    types: entries('Types', {
      ...point.shape,
      features: maybe(texts, 'Features', 'A few words each'),
      link: maybe(path, 'Link', 'The page that the type leads to'),
    }),
  }),
  /** Points with a sentence each: safety, compliance, health standards, reasons to choose. */
  points: section('points', {
    picture: maybe(picture, 'Picture', 'Above the words, as wide as the page, or, beside only two, left of them'),
    bid: group('Example of a bid, in place of the picture', {
      title: field(text, 'Title'),
      note: field(text, 'Note', 'Says that it is an example'),
      property: field(property, 'Property', 'The plan shows it from above'),
      lines: field(
        some(stat).length(4, 'expected four lines, as many as the plan has areas'),
        'Lines',
        'Each an area and its size',
      ),
    }).exactOptional(),
    points: field(some(linkedPoint), 'Points'),
  }),
  /** Names of neighborhoods, towns or landmarks. */
  places: section('places', { note: maybe(text, 'Note', 'Below the places'), places: field(texts, 'Places') }),
  /** Short claims in a row: trust badges, credentials. */
  badges: section('badges', {
    badges: field(some(iconLabel), 'Badges'),
    paper: group('Example of a certificate, beside the badges', {
      title: field(text, 'Title'),
      note: field(text, 'Note', 'Says that it is an example'),
      lines: field(some(stat), 'Lines', 'Each an entry and what stands there'),
    }).exactOptional(),
  }),
  /** Running text, optionally followed by a list. */
  text: section('text', {
    paragraphs: field(texts, 'Paragraphs'),
    items: maybe(z.array(point), 'List', 'Below the paragraphs'),
  }),
  timeline: section('timeline', {
    entries: entries('Years', {
      ...point.shape,
      year: field(z.number('expected a year such as 2019').int('expected a year such as 2019'), 'Year'),
    }),
  }),
  /** People of the company; initials replace a missing picture. */
  team: section('team', {
    people: entries('People', {
      name: field(text, 'Name'),
      role: field(text, 'Role', 'For example Operations'),
      bio: field(text, 'About', 'One or two sentences'),
      image: maybe(picture, 'Portrait', 'Without one the initials are shown'),
    }),
  }),
  /** Links to other pages: text, or tiles if any has a picture. */
  links: section('links', {
    links: entries('Links', { ...link.shape, picture: maybe(picture, 'Picture', 'With one, links become tiles') }),
  }),
  questions: section('questions', {
    questions: entries('Questions', {
      question: field(text, 'Question'),
      answer: field(text, 'Answer', 'Two or three sentences'),
      offers,
    }),
  }),
  stats: section('stats', { stats: field(some(stat), 'Figures') }),
  reviews: section('reviews', {
    reviews: field(some(review), 'Reviews'),
    link: maybe(link, 'Link', 'To more reviews'),
  }),
  /** The band that invites visitors to ask for a quote; as a rule, the last section of a page. */
  'quote-call': section('quote-call', {
    pair: maybe(pair, 'Pair of pictures', 'A slider beside the words, in place of the picture'),
    review: maybe(review, 'Review', 'Of a customer nearby; shown if this is the page’s only section'),
    picture: maybe(picture, 'Picture', 'Beside the words; if empty, the page’s “after” picture'),
    link: maybe(link, 'Second button', 'Replaces the call button'),
    quoteLabel: field(text, 'Button', 'Leads to the contact page'),
    facts: maybe(z.array(linkedPoint).max(3, 'expected at most three'), 'Facts', 'Up to three, beside the words'),
  }),
};
type Kinds = typeof kinds;
/** The section of one kind, for example `SectionOf<'plans'>`. */
export type SectionOf<Kind extends keyof Kinds> = z.infer<Kinds[Kind]>;
/** Any section of a page. */
export type Section = SectionOf<keyof Kinds>;

/** The sections of a page; a key fact may only name a question of the same page. */
export const sections = some(
  z.discriminatedUnion(
    'kind',
    Object.values(kinds) as [Kinds[keyof Kinds]],
    'expected a kind of section that the editor offers',
  ),
).superRefine((all, context) => {
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
            message: 'expected a question on this page, word for word',
          });
});
