import type { Company } from '../../../src/content/schema/company.ts';
import type { Filled, PageEntry } from '../../site/content.ts';

/** One line of the doctor's report. */
export interface Finding {
  /** A `hint` is worth a look but stops nothing; a `problem` must be solved before the site goes live. */
  mark: 'ready' | 'hint' | 'problem';
  text: string;
  /** What to do about it. */
  todo?: string;
}

/** What the doctor's checks read. */
export interface Clone {
  company: Company;
  /** The records of all pages, drafts too. */
  entries: PageEntry[];
  /** The records of published pages, so without drafts. */
  published: PageEntry[];
  /** The records of published jobs and pictures. */
  shown: Pick<Filled, 'file' | 'written'>[];
  /** The settings: menus, quote form, words that all cities share. */
  settings: Filled[];
  /** The build's environment variables. */
  env: NodeJS.Dict<string>;
  today: Date;
  /** Folder of the site as last built here. */
  root: string;
}

export const ready = (text: string): Finding => ({ mark: 'ready', text });
export const hint = (text: string, todo: string): Finding => ({ mark: 'hint', text, todo });
export const problem = (text: string, todo: string): Finding => ({ mark: 'problem', text, todo });

/** A problem that stops the build too. */
export const buildStops = (text: string): Finding => problem(text, 'Fix it; the build fails until then.');

/** A problem if something is wrong, else a ready line. */
export function unless(wrong: boolean, good: string, bad: string, todo: string): Finding {
  return wrong ? problem(bad, todo) : ready(good);
}

/** A list with the finding if it applies, else an empty list. */
export const when = (applies: boolean, finding: Finding): Finding[] => (applies ? [finding] : []);

/** The findings, or a ready line if there are none. */
export const orReady = (found: Finding[], good: string): Finding[] => (found.length > 0 ? found : [ready(good)]);
