import { readdirSync } from 'node:fs';
import { addressOf, type Folder, redirects } from '../../src/content/addresses.ts';
import { fillIn } from '../../src/content/facts.ts';
import { slug } from '../../src/content/schema/fields.ts';
import { type Metadata, shapeOf } from '../../src/content/schema.ts';
import { factsOf, loadCompany } from './company.ts';
import { readJson, wrongFields } from './json.ts';
import { pictureNames } from './picture-records.ts';

/** One record with where it lies, relative to the project. */
export interface Entry {
  file: string;
  folder: Folder;
  /** Name of the file without its ending. */
  name: string;
  /** As the page shows it: with the company's facts. */
  record: unknown;
  /** As the file says it, with the names of the facts. */
  written?: unknown;
}

/** The fields that are checked across records; any may be missing in an unfinished one. */
interface Linked {
  name?: string;
  city?: string;
  service?: string;
  metadata?: Partial<Metadata>;
  metaDescription?: string;
}

const folders: Folder[] = ['pages', 'services', 'locations', 'cities'];
/** The lists in which the owner's sample people and reviews may stand. */
const sampleLists = /(^|\.)(testimonial|reviews|people)\./;
const sample = /\bSample\b/;
const marker = /\bTODO\b|\bTBD\b|lorem ipsum|\[[^\]]*\]/;

/** Every record of the site. @throws Error that names the file which is no valid JSON, with line and column */
export function loadContent(root = 'src/content', facts = factsOf(loadCompany())): Entry[] {
  return folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`)
      .filter((each) => each.endsWith('.json'))
      .map((each) => {
        const file = `${root}/${folder}/${each}`;
        const written = readJson(file);
        return { file, folder, name: each.slice(0, -'.json'.length), record: fillIn(written, facts), written };
      }),
  );
}

/** Whether a record is part of the built site: a draft is shown in development alone. */
export function isPublished({ record }: Entry): boolean {
  return (record as { draft?: boolean } | null)?.draft !== true;
}

/** The address of a record's page. */
export function pathOf({ folder, name }: Entry): string {
  return addressOf(folder, name);
}

/** Every text of a record with the place where it stands, for example `sections.0.cards.1.link`. */
function textsOf(value: unknown, place: string[] = []): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place: place.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...place, key]));
}

function checkTexts({ record }: Entry, paths: Set<string>, pictures: Set<string>): string[] {
  return textsOf(record).flatMap(({ place, text }) => {
    if (/\b(to|link|canonical)$/.test(place)) {
      return paths.has(text.split('#')[0] ?? '') ? [] : `${place}: there is no page at ${text}`;
    }
    if (/\b(picture|image|photos\.\d+)$/.test(place) && !pictures.has(text))
      return `${place}: there is no picture ${text}`;
    if (/\bpair$/.test(place) && !(pictures.has(text) && pictures.has(`${text}-before`)))
      return `${place}: there is no picture ${text} with its before`;
    const [unknown] = /\{\w+\}/.exec(text) ?? [];
    if (unknown) return `${place}: expected a fact of company.json, found ${unknown}`;
    if (text.startsWith('TODO: ')) return `${place}: still to write: ${text.slice('TODO: '.length)}`;
    const found = marker.exec(text)?.[0] ?? (sampleLists.test(place) ? undefined : sample.exec(text)?.[0]);
    return found ? `${place}: expected words of your own, found the placeholder "${found}"` : [];
  });
}

function checkRelations({ name, record }: Entry, paths: Set<string>): string[] {
  const { city, service } = record as Linked;
  const errors: string[] = [];
  const misnamed = slug.safeParse(name).error?.issues[0]?.message;
  if (misnamed) errors.push(`name of the file: ${misnamed}`);
  if (city && !paths.has(`/areas/${city}`)) errors.push(`city: there is no city "${city}"`);
  if (service && !paths.has(`/services/${service}`)) errors.push(`service: there is no service "${service}"`);
  return errors;
}

/** A check that remembers what earlier records say in the fields that must differ between any two. */
function uniqueness(): (entry: Entry) => string[] {
  const seen = new Map<string, string>(redirects.map(({ from }) => [`address ${from}`, 'src/content/addresses.ts']));
  return (entry) => {
    const { name, metadata, metaDescription } = entry.record as Linked;
    const values = [
      ['address', `address ${pathOf(entry)}`],
      ['name', name && `${entry.folder} name ${name}`],
      ['metadata.title', metadata?.title && `title ${metadata.title}`],
      ['metadata.description', metadata?.description && `description ${metadata.description}`],
      ['metaDescription', metaDescription && `description ${metaDescription}`],
    ] as const;
    return values.flatMap(([field, value]) => {
      const other = value && seen.get(value);
      if (value && !other) seen.set(value, entry.file);
      return other ? `${field}: expected one of its own, ${other} has the same` : [];
    });
  };
}

/**
 * Checks the words before anything is built.
 *
 * @returns one line for each error: file, field and what was expected.
 */
export function checkContent(entries: Entry[]): string[] {
  const paths = new Set(entries.map(pathOf));
  const pictures = new Set(pictureNames());
  const checkUnique = uniqueness();
  return entries.flatMap((entry) =>
    [
      ...wrongFields(shapeOf(entry.folder, entry.name), entry.record),
      ...checkRelations(entry, paths),
      ...checkTexts(entry, paths, pictures),
      ...checkUnique(entry),
    ].map((error) => `${entry.file}: ${error}`),
  );
}
