import { readdirSync } from 'node:fs';
import { addressOf } from '../../src/content/addresses.ts';
import { fillIn } from '../../src/content/facts.ts';
import type { CityWords } from '../../src/content/schema/city-page.ts';
import type { Quote } from '../../src/content/schema/quote.ts';
import type { Site } from '../../src/content/schema/site.ts';
import { type Folder, type Setting, shapeOf } from '../../src/content/schema.ts';
import { typeset } from '../../src/content/typeset.ts';
import { factsOf, readCompany } from './company.ts';
import { readJson, remembered } from './json.ts';

const root = 'src/content';

/** A record as written in its file, with the file's path; for a setting, `folder` is an empty string. */
interface Written {
  file: string;
  folder: Folder | 'pictures' | 'jobs' | '';
  /** Name of the file without its ending. */
  name: string;
  written: unknown;
}

/** A record filled in: `record` is `written`, typeset and with each fact's name in braces replaced by the fact. */
export interface Filled extends Written {
  record: unknown;
}
/** The record of a page. */
export interface PageEntry extends Filled {
  folder: Folder;
}

/** Cache of the records, until a file changes. */
let kept: Written[] | undefined;

/** Every record as written, read once. @throws Error that names a file of unknown kind or with invalid JSON */
export function readRecords(): Written[] {
  kept ??= readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => {
      const [, folder = '', name = ''] = /^(?:([^\\/]*)[\\/])?([^\\/]*)\.json$/.exec(path) ?? [];
      shapeOf(folder, name);
      const file = `${root}/${path.replaceAll('\\', '/')}`;
      return { file, folder: folder as Written['folder'], name, written: readJson(file) };
    });
  return kept;
}

/** Clears the cache after a record or `company.json` has changed. */
export function forgetRecords(): void {
  kept = undefined;
}

const factsBeside = remembered((_: Written[]) => factsOf(readCompany()));
/** The company's facts by name, read once. @throws Error as {@link readRecords} and `readCompany` do */
export const loadFacts = (): Record<string, string> => factsBeside(readRecords());

const fillAll = remembered((records: Written[]): Filled[] =>
  records.map((each) => ({ ...each, record: fillIn(typeset(each.written), loadFacts()) })),
);
const fillRecords = () => fillAll(readRecords());

/** The records of all pages, drafts too. @throws Error as {@link loadFacts} does */
export const loadContent = (): PageEntry[] =>
  fillRecords().filter((each): each is PageEntry => !['pictures', 'jobs', ''].includes(each.folder));

/** The records of finished jobs, drafts too. @throws Error as {@link loadFacts} does */
export const loadJobs = (): Filled[] => fillRecords().filter(({ folder }) => folder === 'jobs');

/** The settings: menus, quote form, words that all cities share. @throws Error as {@link loadFacts} does */
export const loadSettings = (): Filled[] => fillRecords().filter(({ folder }) => folder === '');

function settingOf(name: Setting): Filled {
  const found = loadSettings().find((each) => each.name === name);
  if (!found) throw new Error(`${root}/${name}.json: expected this file, found none`);
  return found;
}

/** The menus, the footer and the words that every page shares. @throws Error when there is no such file */
export const loadSite = (): Site => settingOf('site').record as Site;

/** The choices and words of the quote form. @throws Error when there is no such file */
export const loadQuote = (): Quote => settingOf('quote').record as Quote;

/** The words that all cities share, with the names of facts still in braces. @throws Error when the file is missing */
export const cityWords = (): CityWords => typeset(settingOf('city-page').written) as CityWords;

/** A page's record as lists of records contain it: with a slug, which is the name of the record's file. */
export const withSlug = <Shape extends object>({ name, record }: PageEntry) => ({ slug: name, ...(record as Shape) });

/** Whether a record is part of the built site: a draft shows only in development. */
export const isPublished = ({ record }: Pick<PageEntry, 'record'>) =>
  (record as { draft?: boolean } | null)?.draft !== true;

/** The address of a record's page. */
export const pathOf = ({ folder, name }: PageEntry): string => addressOf(folder, name);
