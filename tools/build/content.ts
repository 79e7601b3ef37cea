import { readdirSync } from 'node:fs';
import { addressOf } from '../../src/content/addresses.ts';
import { fillIn } from '../../src/content/facts.ts';
import { type Folder, shapes } from '../../src/content/schema.ts';
import { factsOf, loadCompany } from './company.ts';
import { readJson } from './json.ts';

const root = 'src/content';

/** One record as its file says it, with where it lies, relative to the project. */
interface Written {
  file: string;
  folder: Folder | 'pictures';
  /** Name of the file without its ending. */
  name: string;
  written: unknown;
}

/** The record of a page. */
export interface PageEntry extends Written {
  folder: Folder;
  /** As the page shows it: with the company's facts. */
  record: unknown;
}

/** What has been read, until a file changes. */
const kept: { written?: Written[]; pages?: PageEntry[] } = {};

/** Every record as its file says it, read once. @throws Error that names a folder of no kind, or a file that is no valid JSON, with line and column */
export function readRecords(): Written[] {
  kept.written ??= readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((path) => {
      const [folder = '', name = ''] = path.split(/[\\/]|\.json$/);
      const file = `${root}/${folder}/${name}.json`;
      if (!(folder in shapes)) throw new Error(`${file}: expected a folder that src/content/schema.ts has a shape for`);
      return { file, folder: folder as Written['folder'], name, written: readJson(file) };
    });
  return kept.written;
}

/** Lets the records be read again, after a change of a file. */
export function forgetRecords(): void {
  delete kept.written;
  delete kept.pages;
}

/** The records of all pages, with the company's facts. @throws Error as {@link readRecords}, and that of the company */
export function loadContent(): PageEntry[] {
  if (kept.pages) return kept.pages;
  const facts = factsOf(loadCompany());
  const isPage = (each: Written): each is Written & { folder: Folder } => each.folder !== 'pictures';
  kept.pages = readRecords()
    .filter(isPage)
    .map((each) => ({ ...each, record: fillIn(each.written, facts) }));
  return kept.pages;
}

/** Whether a record is part of the built site: a draft is shown in development alone. */
export const isPublished = ({ record }: Pick<PageEntry, 'record'>) =>
  (record as { draft?: boolean } | null)?.draft !== true;

/** The address of a record's page. */
export const pathOf = ({ folder, name }: PageEntry): string => addressOf(folder, name);
