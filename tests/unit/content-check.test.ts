import { basename, dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf, fixedPages } from '../../src/content/addresses.ts';
import type { City, HomePage, ServicePage } from '../../src/content/schema.ts';
import { redirects } from '../../src/content/site.ts';
import { checkContent } from '../../tools/site/check-content.ts';
import {
  forgetRecords,
  loadContent,
  loadSettings,
  type PageEntry,
  pathOf,
  readRecords,
} from '../../tools/site/content.ts';
import { readJson } from '../../tools/site/json.ts';
import { isPair, recordOf as recordOfPicture } from '../../tools/site/picture-records.ts';
import { entryOf, examples, links, recordOf, site } from '../owner.ts';

const content = loadContent();
const city = entryOf(links.city.to);
const cityCards = recordOf<City>(links.city.to).cards;
/** Two cities sorted by file name, because a name used twice is reported for the later file. */
const [earlier, later] = [city, entryOf(links.otherCity.to)].sort((one, other) =>
  one.file.localeCompare(other.file),
) as [PageEntry & { record: City }, PageEntry];
const linked = cityCards.find(({ link }) => link);
const service = entryOf(examples.service);
/** Index of the service's section with cards. */
const cards = recordOf<ServicePage>(examples.service).sections.findIndex(({ kind }) => kind === 'cards');

/** The problems found after one record has been changed. */
function problemsAfter(file: string, change: (record: object) => void): string[] {
  const entries = structuredClone(content);
  change(entries.find((entry) => entry.file === file)?.record as object);
  return checkContent(entries);
}

/** Sets a value deep in a record, for example at `sections.0.heading`. */
function set(place: string, value: unknown) {
  return (record: object) => {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((each, key) => each[key as never] as object, record);
    Object.assign(parent, { [last]: value });
  };
}

test.each([
  ['{\n  "order": yes,\n  "draft": true\n}', 2, 12],
  ['{\n  "order": 1,\n}', 3, 1],
  ["['a']", 1, 2],
  ['{\n  "position": x\n}', 2, 15],
])('the error about invalid JSON %j names its line and column', (json, line, column) => {
  expect(() => readJson('a.json', json)).toThrow(new RegExp(`^a\\.json: .*\\(line ${line} column ${column}\\)$`, 's'));
});

test('the content check finds no problem in the site’s content', () => {
  expect(content.length).toBeGreaterThan(0);
  expect(checkContent(content)).toEqual([]);
});

const home = 'src/content/pages/home.json';
/** A list of one page about a service in a city; empty if the site has none. */
const inCity = content.filter(({ folder }) => folder === 'locations').slice(0, 1);
const film = { pause: 'Pause', play: 'Play' };
const list = `sections.${cards}.cards`;
const { title, description } = recordOf<ServicePage>('/about').metadata;
const same = 'expected a different one, src/content/pages/about.json has the same';

/** A file, a field in it, the value written there, and the error expected. */
type Row = [file: string, place: string, value: unknown, expected: string];

test.each<Row>([
  [city.file, 'mayor', 'Jane', 'there is no field of this name: correct the name, or remove the field'],
  [service.file, 'sections.0.color', 'red', 'there is no field of this name'],
  [city.file, 'zipCodes', undefined, 'expected'],
  [city.file, 'landmarksLead', ' ', 'expected some text, found none'],
  [home, 'hero.lead', '', 'expected'],
  [city.file, 'neighborhoods', [], 'expected at least one entry'],
  [service.file, list, [], 'expected at least one'],
  [city.file, 'responseTime', 'Soon', 'expected Same Day, Next'],
  [city.file, 'picture', 'bridge', 'there is no picture bridge'],
  [service.file, 'metadata.canonical', '/nowhere', 'there is no'],
  [service.file, 'metadata.title', title, same],
  [service.file, 'metadata.description', description, same],
  [later.file, 'name', earlier.record.name, 'expected a different one'],
  [service.file, 'hero.lead', 'TODO say more', 'expected words of your own'],
  [service.file, 'hero.heading', 'Sample page', 'expected words of your own'],
  [city.file, 'county', '{mayor}', 'expected a fact of company.json, found {mayor}'],
  [city.file, 'county', '[County]', 'expected words of your own, found the place'],
  ...inCity.flatMap(({ file }): Row[] => [
    [file, 'city', 'miami', 'there is no city miami'],
    [file, 'service', 'boats', 'there is no service boats'],
  ]),
  ...['our-film', 'film.gif', 'our film.mp4', '../film.mp4'].map(
    (file): Row => [home, 'hero.film', { ...film, file }, 'file: expected a video'],
  ),
  [service.file, `${list}.0.link`, '/services/boats', 'there is no page at /services/boats'],
  [service.file, 'quote', { label: 'Boats', businessType: 'boats' }, 'businessType: there is no business type in src/'],
  [home, 'quote.link', { label: 'Boats', to: '/services/boats' }, 'link.to: there is no page at /services'],
])('%s: setting %s to %j is reported with file and field', (file, place, value, expected) => {
  const problems = problemsAfter(file, set(place, value));
  expect(problems.find((line) => line.startsWith(`${file}: ${place}`))).toContain(expected);
});

const review = { name: 'Ana Ruiz', role: 'Plaza owner', text: 'Dry by six.', rating: 5 };

interface Blocks {
  sections: { questions?: unknown[]; answers?: { question?: string }[] }[];
}

test.each<[string, string, (record: never) => void]>([
  ['fewer neighborhoods', city.file, set('neighborhoods', ['Old Town'])],
  ['a street in Florida', service.file, set('hero.lead', 'On Sample Road')],
  ['a city without a review', city.file, (record: City) => delete record.testimonial],
  ['a review of four stars', city.file, set('testimonial', { ...review, rating: 4 })],
  ['a sample review', city.file, set('testimonial', { ...review, name: 'Sample reviewer' })],
  [
    'a single question',
    service.file,
    ({ sections }: Blocks) =>
      sections.map(({ questions, answers }) => {
        for (const answer of answers ?? []) delete answer.question;
        return questions?.splice(1);
      }),
  ],
  ['a page with one block removed', service.file, ({ sections }: Blocks) => sections.splice(2, 1)],
  ...['our-film.mov', 'IMG_1234.MOV', 'a.mp4', 'a.m4v', 'a.webm', 'a.mkv', 'a.avi'].map(
    (file) => [`the film ${file}`, home, set('hero.film', { ...film, file })] as [string, string, () => void],
  ),
  ['a home page without reviews', home, (record: HomePage) => delete record.reviews],
])('the content check allows %s', (_, file, change) => {
  expect(problemsAfter(file, change as (record: object) => void)).toEqual([]);
});

test.each([
  [redirects[0]?.to, 'src/content/site.json: redirects.0.to'],
  [site.menu.pages[0]?.to, 'src/content/site.json: menu.pages.0.to'],
  [site.footer.privacy.to, 'src/content/site.json: footer.privacy.to'],
  [linked?.link, `${city.file}: cards.${cityCards.indexOf(linked as never)}.link`],
])('every link to a deleted page is reported: %s', (to, place) => {
  const left = content.filter((entry) => pathOf(entry) !== to);
  expect(left).toHaveLength(content.length - 1);
  expect(checkContent(left)).toContain(`${place}: there is no page at ${to}`);
});

test.each(fixedPages)('deleting the page "%s" is reported, because every page links to it', (name) => {
  const left = content.filter((entry) => pathOf(entry) !== addressOf('pages', name));
  const expected = `src/content/pages/${name}.json: expected this file, found none: every page links to it`;
  expect(checkContent(left)).toContain(expected);
});

test('a settings text may use only company facts and its own placeholders', () => {
  const settings = structuredClone(loadSettings());
  const words = settings.find(({ name }) => name === 'city-page');
  Object.assign(words?.record as object, { title: '{name}, {mayor}' });
  expect(checkContent(content, settings)).toEqual([
    'src/content/city-page.json: title: expected a fact of company.json, found {mayor}',
  ]);
});

test('the files of jobs and pictures need names fit for addresses, and a pair takes the name of its "before"', () => {
  onTestFinished(forgetRecords);
  const picture = readRecords().find(({ folder }) => folder === 'pictures');
  forgetRecords();
  for (const [folder, name, written] of [
    ['pictures', 'lot', { ...(picture?.written as object), before: picture?.written }],
    ['pictures', 'lot-before', picture?.written],
    ['pictures', 'hose-before', picture?.written],
    ['pictures', 'My lot', picture?.written],
    ['jobs', 'Loading dock', { draft: true }],
  ] as const)
    readRecords().push({ folder, name, written, file: `src/content/${folder}/${name}.json` });
  expect(checkContent(content)).toEqual([
    'src/content/pictures/lot-before.json: name of the file: expected another, because lot.json has its "before"',
    'src/content/pictures/My lot.json: name of the file: expected lower-case words joined by dashes',
    'src/content/jobs/Loading dock.json: name of the file: expected lower-case words joined by dashes',
  ]);
  expect(recordOfPicture('hose-before')).toBe('src/content/pictures/hose-before.json');
  expect(['lot', 'lot-before', 'hose-before', 'hose'].filter(isPair)).toEqual(['lot']);
});

test('a quote form without business types is reported like every other missing field', () => {
  onTestFinished(forgetRecords);
  const quote = loadSettings().find(({ name }) => name === 'quote');
  for (const each of [quote?.record, quote?.written]) delete (each as { businessTypes?: object }).businessTypes;
  expect(checkContent(content)).toContainEqual(expect.stringContaining('quote.json: businessTypes: expected'));
});

/** The problems found in `name.json` after it is added as a copy of a page's record. */
function problemsBeside(like: PageEntry, name: string): string[] {
  const file = `${dirname(like.file)}/${name}.json`;
  return checkContent([...content, { ...like, file, name }]).filter((line) => line.startsWith(file));
}

test.each(['/services/old/', '//old', '/old/index', 'old'])(
  'a redirect may not begin at %s, which no host asks for',
  (from) => {
    const settings = structuredClone(loadSettings());
    set('redirects.0.from', from)(settings.find(({ name }) => name === 'site')?.written as object);
    expect(checkContent(content, settings)[0]).toContain(
      'site.json: redirects.0.from: expected an address such as /serv',
    );
  },
);

test('a page may not take the address of a redirect', () => {
  const from = redirects[0]?.from ?? '';
  const like = content.find((entry) => pathOf({ ...entry, name: basename(from) }) === from) ?? service;
  expect(problemsBeside(like, basename(from)).join('\n')).toContain(
    'address: expected a different one, src/content/site.json has the same',
  );
});

test('a page may be named like a JavaScript built-in, but only in lower-case words joined by dashes', () => {
  const about = entryOf('/about');
  const problems = problemsBeside(about, 'constructor');
  expect(problems.filter((line) => !line.includes('expected a different one'))).toEqual([]);
  expect(problemsBeside(city, 'St. Pete').join('\n')).toContain(
    'name of the file: expected lower-case words joined by dashes',
  );
});
