import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { fillIn } from '../../src/content/facts.ts';
import { factsOf, loadCompany } from './company.ts';
import { type Relative, type Relatives, relatedTo } from './related.ts';

const company = normalizePath(join(process.cwd(), 'company.json'));

/** The folders of pages; all but the first lead on to one another. */
const folders = ['pages', 'services', 'locations', 'cities'] as const;
const linked = folders.slice(1);

/** Ids of the modules that list records: a new file or a deleted one changes them. */
const lists = '\0virtual:records';

/** A record with its slug, which is the name of its file, and with the company's facts. */
function read(file: string): Relative & { draft?: boolean } {
  const record = { slug: basename(file, '.json'), ...JSON.parse(readFileSync(file, 'utf8')) };
  return fillIn(record, factsOf(loadCompany()));
}

const pick = (record: object, names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

/** What every page's script carries of the company: of its facts those two that are no words of a record, and not their proofs. */
function publicCompany() {
  const { colors, claims, facts, trust, ...shown } = loadCompany();
  const told = facts.filter(({ name }) => name === 'rating' || name === 'reviews');
  return { ...shown, facts: told.map(({ proof, ...fact }) => ({ ...fact, ...(proof && { proof: 'given' }) })) };
}

/**
 * Gives the app its records; in the built site a draft is not even named.
 *
 * - `virtual:records` has by folder and name what loads each record.
 * - `virtual:records/cities?pick=slug,name` is a list with those fields of each. With all of each, a page's scripts would grow
 *   with every other page.
 * - `tampa.json?record` is a whole one, with the pages that it leads on to as `related`.
 */
export function records(): Plugin {
  let building = false;
  const filesIn = (folder: string) => {
    const path = normalizePath(join(process.cwd(), 'src/content', folder));
    const names = readdirSync(path).filter((name) => name.endsWith('.json'));
    return names.map((name) => `${path}/${name}`);
  };
  return {
    name: 'records',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (source) => (source.startsWith('virtual:records') ? `\0${source}` : null),
    load(id) {
      const [file = '', query = ''] = id.split('?');
      const picked = new URLSearchParams(query).get('pick')?.split(',');
      const readAll = (folder: string) =>
        filesIn(folder).flatMap((each) => {
          this.addWatchFile(each);
          const record = read(each);
          return building && record.draft ? [] : record;
        });
      if (file === lists) {
        const loadersOf = (folder: string) =>
          readAll(folder).map(({ slug }) => `'${slug}': () => import('/src/content/${folder}/${slug}.json?record')`);
        // Without a prototype: `/areas/constructor` is no page.
        const all = folders.map((folder) => `${folder}: { __proto__: null, ${loadersOf(folder).join(', ')} }`);
        return `export default { ${all.join(', ')} }`;
      }
      if (file.startsWith(lists) && picked) {
        const all = readAll(basename(file)).map((record) => pick(record, picked));
        return `export default ${JSON.stringify(all)}`;
      }
      if (file === company && !picked) return JSON.stringify(publicCompany());
      if (query !== 'record' && !picked) return null;
      this.addWatchFile(file);
      this.addWatchFile(company);
      if (picked) return `export default ${JSON.stringify(pick(read(file), picked))}`;
      const record = read(file);
      const folder = basename(dirname(file));
      if (!linked.some((each) => each === folder)) return `export default ${JSON.stringify(record)}`;
      const relatives = linked.map((name) => [name, readAll(name)]);
      const related = relatedTo(folder, record, Object.fromEntries(relatives) as Relatives);
      return `export default ${JSON.stringify({ ...record, related })}`;
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !/\/src\/content\/.*\.json$/.test(normalizePath(file))) return;
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...known.filter(({ id }) => id?.startsWith(lists))];
    },
  };
}
