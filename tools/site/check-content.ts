import { addressOf, fixedPages } from '../../src/content/addresses.ts';
import { pictureName, slug } from '../../src/content/schema/fields.ts';
import { shapeOf } from '../../src/content/schema.ts';
import {
  type Filled,
  isPublished,
  loadJobs,
  loadQuote,
  loadSettings,
  type PageEntry,
  pathOf,
  readRecords,
} from './content.ts';
import { wrongFields } from './json.ts';
import { isPair, pictureNames } from './picture-records.ts';
import { hostRedirects } from './redirects.ts';
import { readShape, textsOf } from './shape.ts';

/** Fields that may contain the word “Sample”: the sample company's people and reviews have it. */
const sampleLists = /(^|\.)(testimonial|reviews?|people)\./;
/** The word that marks the sample company's texts, except in Sample Road, a main street in Florida. */
export const sample = /\bSample\b(?! R(oa)?d\b)/;
const marker = /\bTODO\b|\bTBD\b|lorem ipsum|\[[^\]]*\]/;

/** By a field's `chosenFrom` (not for files below `media`): a word for its values, for errors, and which of them exist. */
type Names = Record<string, [what: string, known: Set<string>]>;

function namesIn(pages: PageEntry[]): Names {
  const pictures = pictureNames();
  const inFolder = (folder: string) => new Set(pages.filter((page) => page.folder === folder).map(({ name }) => name));
  return {
    addresses: ['page at', new Set(pages.map(pathOf))],
    pictures: ['picture', new Set(pictures)],
    pairs: [
      'before-and-after pair',
      new Set(pictures.filter((name) => isPair(name) && pictures.includes(`${name}-before`))),
    ],
    cities: ['city', inFolder('cities')],
    services: ['service', inFolder('services')],
    businessTypes: [
      'business type in src/content/quote.json named',
      new Set((loadQuote().businessTypes ?? []).map(({ value }) => value)),
    ],
  };
}

/** Finds names, addresses and facts that do not exist, and placeholders, in every text of a record. */
function checkTexts({ folder, name, record }: Filled, names: Names): string[] {
  const shape = readShape(shapeOf(folder, name));
  return textsOf(record, shape).flatMap(({ text, place, field }) => {
    const [what, known] = names[field.chosenFrom ?? ''] ?? [];
    if (known && !known.has(text.split('#')[0] ?? '')) return `${place}: there is no ${what} ${text}`;
    const unknown = [...text.matchAll(/\{(\w+)\??\}/g)].find(([, fact = '']) => !shape.fills?.includes(fact));
    if (unknown) return `${place}: expected a fact of company.json, found ${unknown[0]}`;
    if (text.startsWith('TODO: ')) return `${place}: still to write: ${text.slice('TODO: '.length)}`;
    const found = marker.exec(text)?.[0] ?? (sampleLists.test(place) ? undefined : sample.exec(text)?.[0]);
    return found ? `${place}: expected words of your own, found the placeholder "${found}"` : [];
  });
}

/** Fields whose values must differ between pages, each with its kind: values of the same kind are compared. */
const unique: Record<string, string> = {
  address: 'address',
  name: 'name',
  'metadata.title': 'title',
  'metadata.description': 'description',
  metaDescription: 'description',
};

/** Makes a check for values that an earlier page already has; the addresses of redirects count as taken. */
function uniqueness(): (entry: PageEntry) => string[] {
  const seen = new Map<string, string>(hostRedirects().map(({ from }) => [`address ${from}`, 'src/content/site.json']));
  return (entry) =>
    [{ place: 'address', text: pathOf(entry) }, ...textsOf(entry.record)].flatMap(({ place, text }) => {
      const kind = unique[place];
      if (!kind || !text) return [];
      const value = `${kind === 'name' ? `${entry.folder} name` : kind} ${text}`;
      const other = seen.get(value);
      if (!other) seen.set(value, entry.file);
      return other ? `${place}: expected a different one, ${other} has the same` : [];
    });
}

/** Finds jobs and pictures whose file has an invalid name, or the name of a pair's "before". */
function checkNames(): string[] {
  const pictures = pictureNames();
  const named = readRecords().filter(({ folder }) => folder === 'pictures' || folder === 'jobs');
  return named.flatMap(({ file, folder, name }) => [
    ...wrongFields(folder === 'jobs' ? slug : pictureName, name).map((error) => `${file}: name of the file: ${error}`),
    ...(pictures.indexOf(name) === pictures.lastIndexOf(name)
      ? []
      : [`${file}: name of the file: expected another, because ${name.replace(/-before$/, '')}.json has its "before"`]),
  ]);
}

/**
 * Checks the records before anything is built.
 *
 * @returns one line for each error: file, field and what was expected.
 */
export function checkContent(
  pages: PageEntry[],
  settings: Filled[] = loadSettings(),
  jobs: Filled[] = loadJobs().filter(isPublished),
): string[] {
  const names = namesIn(pages);
  const checkUnique = uniqueness();
  const checkRecord = (entry: Filled) => [
    // Settings are checked as written: filled in, a text is empty if its only sentence needs a missing optional fact.
    ...wrongFields(shapeOf(entry.folder, entry.name), entry.folder === '' ? entry.written : entry.record),
    ...checkTexts(entry, names),
  ];
  const missing = fixedPages.filter((name) => !names.addresses?.[1].has(addressOf('pages', name)));
  return [
    ...missing.map((name) => `src/content/pages/${name}.json: expected this file, found none: every page links to it`),
    ...checkNames(),
    ...[...settings, ...jobs].flatMap((entry) => checkRecord(entry).map((error) => `${entry.file}: ${error}`)),
    ...pages.flatMap((entry) =>
      [
        ...wrongFields(slug, entry.name).map((error) => `name of the file: ${error}`),
        ...checkRecord(entry),
        ...checkUnique(entry),
      ].map((error) => `${entry.file}: ${error}`),
    ),
  ];
}
