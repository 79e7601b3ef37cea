import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { LocationPage } from '../../src/content/schema.ts';

const folder = 'src/content/locations';

/** Which field of a location page names a record of this folder. */
const fields: Record<string, 'city' | 'service'> = { cities: 'city', services: 'service' };

/**
 * Makes `record.json?related` the record with the links of its location pages as `locations`. A list of all location pages in
 * each page's scripts would grow with every city; this way a page carries only its own.
 */
export function related(): Plugin {
  return {
    name: 'related',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      const field = fields[basename(dirname(file))];
      if (query !== 'related' || !field) return null;
      this.addWatchFile(file);
      const locations: { slug: string; name: string }[] = [];
      for (const each of readdirSync(folder)) {
        const location = join(process.cwd(), folder, each);
        this.addWatchFile(location);
        const { slug, name, ...page } = JSON.parse(readFileSync(location, 'utf8')) as LocationPage;
        if (page[field] === basename(file, '.json')) locations.push({ slug, name });
      }
      return `export default ${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), locations })}`;
    },
  };
}
