import { readdirSync } from 'node:fs';
import { addressOf } from '../../src/content/addresses.ts';
import { fillIn } from '../../src/content/facts.ts';
import { type Folder, shapes } from '../../src/content/schema.ts';
import { factsOf, loadCompany } from './company.ts';
import { readJson } from './json.ts';

const root = 'src/content';

/** One record with where it lies, relative to the project. */
export interface Entry {
  file: string;
  folder: Folder | 'pictures';
  /** Name of the file without its ending. */
  name: string;
  /** As the page shows it: with the company's facts. */
  record: unknown;
  /** As the file says it, with the names of the facts. */
  written: unknown;
}
/** The record of a page. */
export type PageEntry = Entry & { folder: Folder };

let kept: Entry[] | undefined;

/** Every record, read once. @throws Error that names a folder of no kind, or a file that is no valid JSON, with line and column */
export function loadRecords(): Entry[] {
  if (kept) return kept;
  const facts = factsOf(loadCompany());
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  kept = files.map((path) => {
    const [folder = '', name = ''] = path.split(/[\\/]|\.json$/);
    const file = `${root}/${folder}/${name}.json`;
    if (!(folder in shapes)) throw new Error(`${file}: expected a folder that src/content/schema.ts has a shape for`);
    const written = readJson(file);
    return { file, folder: folder as Folder, name, record: fillIn(written, facts), written };
  });
  return kept;
}

/** Lets the records be read again, after a change of a file. */
export function forgetRecords(): void {
  kept = undefined;
}

/** The records of all pages. */
export const loadContent = () => loadRecords().filter((entry): entry is PageEntry => entry.folder !== 'pictures');

/** Whether a record is part of the built site: a draft is shown in development alone. */
export const isPublished = ({ record }: Entry) => (record as { draft?: boolean } | null)?.draft !== true;

/** The address of a record's page. */
export const pathOf = ({ folder, name }: PageEntry): string => addressOf(folder, name);
