import { z } from 'zod';
import { strokes } from './strokes.ts';

/** Words for zod's names of types, for the messages below. */
const types: Record<string, string> = {
  string: 'some text',
  object: 'a group of fields',
  array: 'a list',
  record: 'a group of fields',
};
z.config({
  // Messages for values of a wrong type, where the shape has none of its own, because owners read them.
  customError: (issue) =>
    issue.code === 'invalid_type' ? `expected ${types[issue.expected] ?? `a ${issue.expected}`}` : undefined,
});
/** Trimmed text that is not empty. In schemas, messages say what was expected; descriptions are hints for owners. */
export const text = z.string('expected some text').trim().min(1, 'expected some text, found none');
/** Gives a field its label in the editor, and a hint if the label is not enough. */
export const field = <Shape extends z.ZodType>(shape: Shape, title: string, description?: string): Shape =>
  shape.meta({ title, ...(description && { description }) });
/** A field that a record may lack. */
export const maybe = <Shape extends z.ZodType>(shape: Shape, title: string, description?: string) =>
  field(shape, title, description).exactOptional();
/** A group of fields under one label. */
export const group = <Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });
/** A list of at least one entry. */
export const some = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'expected at least one entry').min(1, 'expected at least one entry');
export const texts = some(text);
/** A list of at least one entry; each entry is a group of fields. */
export const entries = <Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) =>
  some(z.strictObject(fields)).meta({ title });
export const number = (least: number, most: number) => {
  const expected = `expected ${least} to ${most}`;
  return z.number(expected).min(least, expected).max(most, expected);
};
/** Text that matches `pattern`; any other text is rejected with the message `expected`. */
export const like = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);
export const flag = z.boolean('expected true or false');

/** An address inside the site: no trailing slash, home is `/`. */
export type Path = `/${string}`;
export const path = z
  .custom<Path>((value) => typeof value === 'string' && value.startsWith('/'), 'expected an address such as /contact')
  .meta({ chosenFrom: 'addresses' });

const stem = /^[a-z0-9]+([_-][a-z0-9]+)*$/;
/** The name of a picture record's file. */
export const pictureName = like(stem, 'expected lower-case words joined by dashes');
/** The name of a record in `content/pictures`. */
export const picture = like(stem, 'expected a name from src/content/pictures').meta({ chosenFrom: 'pictures' });
/** The name of a picture record that has a `before` picture. */
export const pair = like(stem, 'expected the name of a pair from src/content/pictures').meta({ chosenFrom: 'pairs' });
export const slug = like(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by dashes');
/** The name of a service or city record, or of a business type. */
export const chosen = (from: 'services' | 'cities' | 'businessTypes') => slug.meta({ chosenFrom: from });
/** A population such as `390,000+`. */
export const figure = z.string('expected some text').regex(/^[\d,]+\+$/, 'expected a figure such as 390,000+');

/** Icons that the build publishes: the site's own, and some from lucide.dev; add others from there by name. */
export const icon = z.enum(
  [
    ...(Object.keys(strokes) as (keyof typeof strokes)[]),
    'award',
    'calendar-days',
    'check',
    'droplets',
    'hard-hat',
    'heart',
    'leaf',
    'map-pin',
    'phone',
    'scale',
    'shield-check',
    'star',
    'truck',
    'users',
  ],
  'expected an icon of src/content/schema/fields.ts',
);
export type IconName = z.infer<typeof icon>;

/** Properties of which the build draws a plan with four numbered areas (tools/site/properties.ts). */
export const property = z.enum(
  ['apartments', 'community', 'shops', 'civic', 'office'],
  'expected apartments, community, shops, civic or office',
);
export type PropertyName = z.infer<typeof property>;

/** Fields at the head of every section. */
export const heading = {
  heading: field(text, 'Heading', 'Says what the section is'),
  lead: maybe(text, 'Lead', 'One or two sentences below the heading'),
};

export const point = z.strictObject({
  title: field(text, 'Title', 'A few words'),
  description: field(text, 'Description', 'One or two sentences'),
});
/** The kind of link that is shown below a sentence about paperwork. */
export const offers = maybe(
  z.enum(['certificate'], 'expected certificate'),
  'Offers',
  'A link below it to the email that asks for your certificate, if you offer one',
);
/** A point whose title may be a link. */
export const linkedPoint = point.extend({ link: maybe(path, 'Link', 'The page that the title leads to'), offers });
export const link = z.strictObject({
  label: field(text, 'Label', 'What the link says'),
  to: field(path, 'Address', 'A page of this site, such as /contact'),
});
export const iconLabel = z.strictObject({
  icon: field(icon, 'Icon', 'The drawing beside the words'),
  label: field(text, 'Label', 'A few words'),
});

/** Where a review or rating can be checked. The address takes few characters: many are special in hosts' rule files. */
export const source = field(text, 'Source', 'Where it was written, for example Google');
export const sourceAddress = field(
  like(/^https:\/\/[\w.-]+\.[a-z]+(\/[\w.~/?=&@+-]*)?$/, 'expected an address such as https://g.page/r/abc/review'),
  'Address',
  'Link to that page',
);

/** A review; the sample company's reviews are samples that the owner replaces with real ones. */
export const review = z.strictObject({
  name: field(text, 'Name', 'Who wrote it'),
  role: field(text, 'Role', 'What they manage, or where'),
  text: field(text, 'Review', 'In their own words'),
  rating: field(number(1, 5).int('expected 1 to 5'), 'Stars', '1 to 5'),
  source: source.exactOptional(),
  address: sourceAddress.exactOptional(),
});

/** Keeps an unfinished record out of the built site. */
export const draft = field(flag, 'Draft', 'A draft is shown only here, and left out of the built site');

/** A page's metadata for search engines and social cards. */
export const metadata = group('In search results', {
  title: field(text.meta({ longest: 60 }), 'Title', 'At most 60 characters; a longer one is cut to 57 and an ellipsis'),
  description: field(
    text.meta({ longest: 160 }),
    'Description',
    'At most 160 characters; a longer one is cut to 157 and an ellipsis',
  ),
  keywords: field(texts, 'Search words', 'What people would type to find the page'),
  canonical: maybe(path, 'Address to index', 'If another page is the original'),
});
export type Metadata = z.infer<typeof metadata>;

/** A page's first screen; home has a shape of its own, and a city's first screen is made from its other fields. */
export const hero = group('First screen', {
  heading: field(text, 'Heading', 'The largest words of the page: what is done, and where'),
  lead: field(text, 'Lead', 'One or two sentences'),
  quoteLabel: maybe(text, 'Button', 'Leads to the contact page; without it there is no button'),
  picture: field(picture, 'Picture', 'Behind the words'),
  fallback: maybe(picture, 'Picture for old browsers', 'Only if it must differ from the first'),
});
export type Hero = z.infer<typeof hero>;
