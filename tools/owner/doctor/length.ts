import type { PageEntry } from '../../site/content.ts';
import { pageRecord } from '../../site/records.ts';
import { type Clone, type Finding, hint, orReady } from './finding.ts';
import { type Said, wordsOf } from './prose.ts';

/** The most words of a page of each kind, links included: a manager reads some 250 a minute. */
const longestPage: Record<string, number> = { services: 800, locations: 800, cities: 580 };
/** The most words of one text on such a page. */
const longestText = 60;

const count = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** Texts that a page shows, links to related pages included, breadcrumb and phone number (some 15 words) not. */
const shownOn = (entry: PageEntry, published: PageEntry[]): Said[] =>
  wordsOf(pageRecord(entry, published)).filter(({ at }) => !/^(metadata|quote|slug|name|cityName)\b/.test(at));

/** How many words the page of a record shows. @public */
export const lengthOf = (entry: PageEntry, published: PageEntry[]): number =>
  shownOn(entry, published).reduce((sum, { text }) => sum + count(text), 0);

/** Finds what is longer than visitors read: a line for each page and text, with file, field and limit. @public */
export function findLengths(published: PageEntry[]): string[] {
  return published.flatMap((entry) => {
    const most = longestPage[entry.folder];
    if (!most) return [];
    const words = lengthOf(entry, published);
    return [
      ...(words > most ? [`${entry.file}: a page of ${words} words: cut it to ${most}`] : []),
      ...shownOn(entry, published)
        .filter(({ text }) => count(text) > longestText)
        .map(({ at, text }) => `${entry.file}: ${at}: ${count(text)} words in one text: cut it to ${longestText}`),
    ];
  });
}

/** Findings of {@link findLengths}: hints, because a long page is no error. */
export function examineLength({ published }: Clone): Finding[] {
  const todo = 'Cut what another page says, what nobody asks, and the second sentence that repeats the first.';
  return orReady(
    findLengths(published).map((line) => hint(line, todo)),
    'No page is longer than a visitor reads.',
  );
}
