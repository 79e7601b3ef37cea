import { text } from '../../../src/content/schema/fields.ts';
import type { Answers, Question } from './answers.ts';

/** One kind of record that can be begun by the command. */
export interface Kind {
  /** Folder under `src/content`. */
  folder: 'cities' | 'services' | 'locations';
  questions: Question[];
  /** The whole record: what was answered, and a `TODO` that says what to write wherever words are needed. */
  begin: (answers: Answers) => { slug: string };
  /** What is left to do outside the record. */
  next?: string;
}

/** `St. Pete Beach` as the last part of an address: `st-pete-beach`. */
export function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A name that an address can be made of. */
export const nameShape = text.refine((name) => toSlug(name) !== '', 'expected a name with letters or digits');

/** Words that are still to be written: the build stops at them, and the doctor lists them. */
export const todo = (what: string) => `TODO: ${what}`;

/** So many entries, numbered from one. */
export function times<Entry>(count: number, entry: (number: number) => Entry): Entry[] {
  return Array.from({ length: count }, (_, index) => entry(index + 1));
}

/** A title with its words, as most blocks have them. */
export const todoPoint = (what: string) => ({ title: todo(`${what}, in a few words`), description: todo(what) });

/** What search engines are told of a page that is not written yet. */
export const todoMetadata = (name: string) => ({
  title: todo(`title of ${name}, at most 60 characters`),
  description: todo(`what a search result says of ${name}, at most 160 characters`),
  keywords: times(3, (number) => todo(`search words ${number}`)),
});
