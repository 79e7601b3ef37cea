import { basename, join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { cityCard, cityPage } from '../../src/content/city-page.ts';
import { fillIn } from '../../src/content/facts.ts';
import { withJobs } from '../../src/content/jobs.ts';
import type { Site } from '../../src/content/schema/site.ts';
import type { City, HomePage, Section } from '../../src/content/schema.ts';
import { factsOf, readCompany } from './company.ts';
import {
  cityWords,
  type Filled,
  forgetRecords,
  isPublished,
  loadContent,
  loadFacts,
  loadJobs,
  loadSettings,
  type PageEntry,
  pathOf,
  withSlug,
} from './content.ts';
import { documents } from './documents.ts';
import { jobsOf } from './jobs.ts';
import { readServices } from './quote-services.ts';
import { relatedTo, servicesBelowCards } from './related.ts';

const company = normalizePath(join(process.cwd(), 'company.json'));

/** Prefix of the modules that list records; `hotUpdate` renews them when a record's file is created or deleted. */
const lists = '\0virtual:records';

/** The path of a module within the project. */
const fileOf = (path: string) => normalizePath(relative(process.cwd(), path));

const pick = (record: object, fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

/**
 * The company as every page's script carries it, with only the two facts that structured data needs. The word
 * "given" replaces a fact's proof: the app only checks whether there is one.
 */
function publicCompany() {
  const { colors, claims, facts, terms, trust, reviewAddress, ...shown } = filledCompany();
  const counted = facts.filter(({ name }) => name === 'rating' || name === 'reviews');
  return { ...shown, facts: counted.map(({ proof, ...fact }) => ({ ...fact, ...(proof && { proof: 'given' }) })) };
}

/** A record as its page receives it: with related pages and jobs, and for a city with the words that cities share. */
export function pageRecord(entry: PageEntry, published: PageEntry[], finished: Filled[] = []): object {
  const facts = loadFacts();
  const cities = published.filter(({ folder }) => folder === 'cities');
  const related = relatedTo(entry, published);
  const jobs = jobsOf(entry, published, finished);
  if (entry.folder === 'cities') {
    const page = cityPage(entry.record as City, cityWords(), facts);
    return { ...page, sections: withJobs(page.sections, jobs), related };
  }
  const { sections } = entry.record as { sections?: Section[] };
  const shown = {
    ...withSlug(entry),
    ...(jobs && sections && { sections: withJobs(sections, jobs) }),
    ...(related && { related }),
    ...(pathOf(entry) === '/contact' && documents()),
  };
  if (pathOf(entry) === '/') return { ...shown, others: servicesBelowCards(entry.record as HomePage, published) };
  if (pathOf(entry) === '/areas') {
    const all = cities.map(withSlug<City>).sort((one, other) => one.order - other.order);
    return { ...shown, areas: all.map((city) => cityCard(city, cityWords(), facts)) };
  }
  const home = cities.find(({ name }) => name === (entry.record as { city?: string }).city);
  return { ...shown, ...(home && { cityName: (home.record as City).name }) };
}

/** The company's record with each fact's name in braces replaced by the fact. */
function filledCompany() {
  const whole = readCompany();
  return fillIn(whole, factsOf(whole));
}

/**
 * Gives the app its records; the built site does not even contain the name of a draft.
 *
 * - `virtual:records` has the folder and name of each page's record, and a function that loads it.
 * - `virtual:records/cities?pick=slug,name` lists the records of a folder with only the picked fields: with whole
 *   records, each page's scripts would grow with every other page.
 * - `tampa.json?record` is the whole record, as its page receives it.
 * - `site.json` and the other settings have each fact's name in braces replaced by the fact; with `?pick=notFound`, only
 *   the picked fields.
 */
export function records(): Plugin {
  let building = false;
  return {
    name: 'records',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (source) => (source.startsWith('virtual:records') ? `\0${source}` : null),
    watchChange: forgetRecords,
    load(id) {
      const [path = '', query = ''] = id.split('?');
      const picked = new URLSearchParams(query).get('pick')?.split(',');
      if (path === company && !picked) return JSON.stringify(publicCompany());
      const setting = query && !picked ? undefined : loadSettings().find(({ file }) => file === fileOf(path));
      if (!path.startsWith(lists) && !picked && query !== 'record' && !setting) return null;
      const isShown = (entry: Filled) => !building || isPublished(entry);
      const shown = loadContent().filter(isShown);
      this.addWatchFile(company);
      const watch = <Entry extends Filled>(entries: Entry[]) => {
        // A build watches no records, because each page watching all others would make the build slow on a large site.
        if (building) return entries;
        for (const { file } of entries) this.addWatchFile(normalizePath(join(process.cwd(), file)));
        return entries;
      };
      if (setting) {
        const services = setting.name === 'quote' && { services: readServices(watch(shown)) };
        if (picked) return `export default ${JSON.stringify(pick(setting.record as object, picked))}`;
        // Leaves out what only the build reads (`jobs`, `related`), and what one page picks for itself.
        const { jobs, related, notFound, ...words } = setting.record as Partial<Site>;
        return JSON.stringify({ ...words, ...services });
      }
      if (path === lists) {
        const lines = shown.map(
          ({ folder, name, file }) => `['${folder}', '${name}', () => import('/${file}?record')]`,
        );
        return `export default [${lines.join(', ')}]`;
      }
      if (path === company && picked) return `export default ${JSON.stringify(pick(filledCompany(), picked))}`;
      if (picked) {
        const folder = watch(shown.filter((entry) => entry.folder === basename(path)));
        return `export default ${JSON.stringify(folder.map((entry) => pick(withSlug(entry), picked)))}`;
      }
      const entry = shown.find(({ file }) => file === fileOf(path));
      watch(loadSettings());
      return `export default ${JSON.stringify(entry ? pageRecord(entry, watch(shown), watch(loadJobs().filter(isShown))) : null)}`;
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !/\/src\/content\/.*\.json$/.test(normalizePath(file))) return;
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...known.filter(({ id }) => id?.startsWith(lists) || id?.endsWith('?record'))];
    },
  };
}
