import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Makes `record.ts?pick=slug,name` a module that holds only those fields of the record's default export. Lists of links need
 * a name and a slug from every record; importing the records themselves would send every page's words to every visitor.
 */
export function pick(): Plugin {
  return {
    name: 'pick',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      const fields = new URLSearchParams(query).get('pick')?.split(',');
      if (!file || !fields) return null;
      this.addWatchFile(file);
      // The time stamp makes Node load an edited record again while the development server runs.
      const record = (await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)).default;
      return `export default ${JSON.stringify(Object.fromEntries(fields.map((field) => [field, record[field]])))}`;
    },
  };
}
