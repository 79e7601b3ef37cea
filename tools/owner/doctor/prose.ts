import { loadCompany } from '../../site/company.ts';
import { isPublished, type PageEntry } from '../../site/content.ts';
import { pageRecord } from '../../site/records.ts';
import { type Placed, textsOf } from '../../site/shape.ts';
import { type Clone, type Finding, hint, orReady } from './finding.ts';

/** Words that an American manager would not use, each with the better one. */
const better: [RegExp, string][] = [
  [/\bforecourts?\b/i, 'gas station lot'],
  [/\bbitumen\b/i, 'asphalt'],
  [/\bhandbacks?\b/i, 'handoff'],
  [/\binductions?\b/i, 'orientation'],
  [/\brosters?\b/i, 'schedule'],
  [/\bkerbs?\b/i, 'curb'],
  [/\bcar parks?\b/i, 'parking lot'],
  [/\bautumn\b/i, 'fall'],
  [/\bwhilst\b/i, 'while'],
  [/\bcolou?rings?\b/i, 'color or stain'],
  [/\bshop ?fronts?\b/i, 'storefront'],
  [/\b(the|store|garden|restroom|common) walks?\b/i, 'sidewalk, walkway or site visit'],
  [/\blances?\b/i, 'wand'],
  [/\bbins?\b/i, 'trash can or dumpster'],
  [/\bround (a|an|the|your|our)\b/i, 'around'],
  [/\bstorm water\b/i, 'stormwater'],
  [/\be-mail\b/i, 'email'],
  [/\bdrive[- ]?thrus?\b/i, 'drive-through'],
  [/\bproposals?\b/i, 'quote'],
  [/\bwhile you trade\b/i, 'during business hours'],
];
/** The most words allowed in a sentence, because readers have to start a longer one over. */
const longest = 32;
/** A heading is plain if it has one of these words for the work or the section; `findStumbles` also accepts a place. */
const plain =
  /wash|clean|service|plan|process|how |step|faq|question|benefit|why|types?\b|propert|before|after|areas?\b|cit(y|ies)|neighborhood|quote|bid|review|customer|landmark|challenge|industr|mission|history|values|team|credential|community|numbers|insur|safety|complian|standards|map|contact|call|estimate|consideration|polic|informati|sanitiz|degreas|remov|schedule|serve|protect|gallery|water|stain|oil|grease|mold|mildew|algae|rust|maintenance|inspect|stormwater/i;

/** The texts of a record that visitors read, so without keywords, picture names and addresses. @public */
export const wordsOf = (value: unknown): Placed[] =>
  textsOf(value).filter(({ text, place }) => !text.startsWith('/') && !unread.test(place));
const unread = /\b(keywords|picture|photos|pair|icon|kind|city|service|zipCodes)(\.|$)/;

/** The names of the cities. */
export const citiesOf = (entries: PageEntry[]): string[] =>
  entries.flatMap(({ folder, record }) => (folder === 'cities' ? [(record as { name: string }).name] : []));

function findWords({ place, text }: Placed): string[] {
  return better.flatMap(([pattern, word]) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [`${place}: "${found}": write ${word}`] : [];
  });
}

function findLong({ place, text }: Placed): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].flatMap(({ segment }) => {
    const count = segment.trim().split(/\s+/).length;
    if (count <= longest) return [];
    return `${place}: a sentence of ${count} words: split it, ${longest} at most ("${segment.slice(0, 40)}…")`;
  });
}

/**
 * Finds what a hurried reader stumbles over: a word of another country or trade, a sentence that is too long, a heading
 * that does not say what follows, or a page of a service or city that never names pressure washing or a place.
 *
 * @returns a line for each, with file, field and the fix
 * @public
 */
export function findStumbles(entries: PageEntry[], region = loadCompany().region.name): string[] {
  const places = [...citiesOf(entries), region];
  const namesPlace = (text: string) => places.some((place) => text.includes(place));
  return entries.filter(isPublished).flatMap(({ file, folder, name, record }) => {
    // Skips the privacy policy, because legal wording stays as it is.
    if (name === 'privacy-policy') return [];
    const said = wordsOf(record);
    const headings = said.filter(({ place }) => /(^|\.)heading$/.test(place));
    const riddles = headings.filter(({ text }) => !plain.test(text) && !namesPlace(text));
    const body = said.flatMap(({ place, text }) => (place.startsWith('metadata') ? [] : [text])).join(' ');
    const isPlain = folder === 'pages';
    return [
      ...said.flatMap((each) => [...findWords(each), ...findLong(each)]),
      ...riddles.map(({ place, text }) => `${place}: "${text}": say what the section is`),
      ...(isPlain || /pressure wash/i.test(body) ? [] : ['name "pressure washing" in the body of the page']),
      ...(isPlain || namesPlace(body) ? [] : ['name the place']),
    ].map((line) => `${file}: ${line}`);
  });
}

/** The most words allowed on a page of each kind, links included; a manager reads about 250 words a minute. */
const longestPage: Record<string, number> = { services: 800, locations: 800, cities: 580 };
/** The most words allowed in one field of such a page. */
const longestText = 60;

const count = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** Texts that a page shows, with links to related pages, but without breadcrumb and fixed labels (18 to 32 words). */
const shownOn = (entry: PageEntry, published: PageEntry[]): Placed[] =>
  wordsOf(pageRecord(entry, published)).filter(({ place }) => !/^(metadata|quote|slug|name|cityName)\b/.test(place));

/** How many words the page of a record shows. @public */
export const lengthOf = (entry: PageEntry, published: PageEntry[]): number =>
  shownOn(entry, published).reduce((sum, { text }) => sum + count(text), 0);

/** Finds pages and texts longer than visitors read: a line for each, with file, field and limit. @public */
export function findLengths(published: PageEntry[]): string[] {
  return published.flatMap((entry) => {
    const most = longestPage[entry.folder];
    if (!most) return [];
    const words = lengthOf(entry, published);
    const long = shownOn(entry, published).filter(({ text }) => count(text) > longestText);
    return [
      ...(words > most ? [`${entry.file}: a page of ${words} words: cut it to ${most}`] : []),
      ...long.map(
        ({ place, text }) => `${entry.file}: ${place}: ${count(text)} words in one text: cut it to ${longestText}`,
      ),
    ];
  });
}

/** Gives hints on sentences, words and headings that are hard to read, and on pages and texts that are too long. */
export function examineProse({ published }: Clone): Finding[] {
  const say = (lines: string[], todo: string, good: string) =>
    orReady(
      lines.map((line) => hint(line, todo)),
      good,
    );
  return [
    ...say(
      findStumbles(published),
      'Rewrite it in the plain words you would say to a customer.',
      'The words read easily.',
    ),
    ...say(
      findLengths(published),
      'Cut what another page says, what nobody asks, and the second sentence that repeats the first.',
      'No page is longer than a visitor reads.',
    ),
  ];
}
