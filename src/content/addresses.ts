import type { Path } from './schema.ts';

/** Where the records of a folder stand: `cities/tampa.json` is the page `/areas/tampa`. */
const folders = { services: '/services', locations: '/locations', cities: '/areas' } as const;
/** Pages whose address is not the name of their file. */
const named = new Map<string, Path>([
  ['home', '/'],
  ['commercial', '/services/commercial'],
]);

/** A folder of records below `src/content`. */
export type Folder = 'pages' | keyof typeof folders;

/** The address of the page whose record is `src/content/{folder}/{name}.json`. */
export function addressOf(folder: Folder, name: string): Path {
  if (folder === 'pages') return named.get(name) ?? `/${name}`;
  return `${folders[folder]}/${name}`;
}

/** Addresses that lead to another page for good: one line for each page that was removed or renamed. */
export const redirects: { from: Path; to: Path }[] = [{ from: '/services/residential', to: '/industries' }];
