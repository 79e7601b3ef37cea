import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Makes `record.json?pick=slug,name` a record of only those fields. Lists of links need a name and a slug from every record;
 * importing the records themselves would send every page's words to every visitor.
 */
export function pick(): Plugin {
  return {
    name: 'pick',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      const fields = new URLSearchParams(query).get('pick')?.split(',');
      if (!file || !fields) return null;
      this.addWatchFile(file);
      const record = JSON.parse(readFileSync(file, 'utf8'));
      return `export default ${JSON.stringify(Object.fromEntries(fields.map((field) => [field, record[field]])))}`;
    },
  };
}
