import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { fillIn } from '../../src/content/facts.ts';
import { factsOf, loadCompany } from './company.ts';
import { type Relative, type Relatives, relatedTo } from './related.ts';

const company = normalizePath(join(process.cwd(), 'company.json'));

/** The folders whose pages lead on to one another. */
const linked = ['services', 'locations', 'cities'] as const;

/** A record with its slug, which is the name of its file, and with the company's facts. */
function read(file: string) {
  const record = { slug: basename(file, '.json'), ...JSON.parse(readFileSync(file, 'utf8')) };
  return fillIn(record, factsOf(loadCompany()));
}

/** What every page's script carries of the company: a fact is there as a word of the records that say it, but for two. */
function publicCompany() {
  const { colors, claims, facts, trust, ...company } = loadCompany();
  return { ...company, facts: facts.filter(({ name }) => name === 'rating' || name === 'reviews') };
}

/**
 * Gives the app its records. `tampa.json?record` is the whole one, with the pages that it leads on to as `related`;
 * `tampa.json?pick=slug,name` holds those fields alone. With all of each, a page's scripts would grow with every other page. A
 * draft is `null` in the built site.
 */
export function records(): Plugin {
  let building = false;
  return {
    name: 'records',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    load(id) {
      const [file = '', query = ''] = id.split('?');
      const asked = new URLSearchParams(query);
      const picked = asked.get('pick')?.split(',');
      if (file === company && !picked) return JSON.stringify(publicCompany());
      if (!picked && !asked.has('record')) return null;
      this.addWatchFile(file);
      this.addWatchFile(company);
      const record = read(file);
      const isLeftOut = (each: { draft?: boolean }) => building && each.draft;
      if (isLeftOut(record)) return 'export default null';
      if (picked)
        return `export default ${JSON.stringify(Object.fromEntries(picked.map((name) => [name, record[name]])))}`;
      const folder = basename(dirname(file));
      if (!linked.some((each) => each === folder)) return `export default ${JSON.stringify(record)}`;
      const readAll = (name: string) =>
        readdirSync(join('src/content', name)).flatMap((each) => {
          const other = normalizePath(join(process.cwd(), 'src/content', name, each));
          this.addWatchFile(other);
          const relative: Relative & { draft?: boolean } = read(other);
          return isLeftOut(relative) ? [] : relative;
        });
      const all = Object.fromEntries(linked.map((name) => [name, readAll(name)])) as Relatives;
      return `export default ${JSON.stringify({ ...record, related: relatedTo(folder, record, all) })}`;
    },
  };
}
