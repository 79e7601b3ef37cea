import type { Folder, Path } from './schema.ts';

/** Address prefix of each folder: `cities/tampa.json` is the page `/areas/tampa`. A missing folder does not compile. */
const folders: Record<Folder, Path> = {
  pages: '/',
  services: '/services/',
  locations: '/locations/',
  cities: '/areas/',
};
/** Pages whose address differs from their file's name. */
const named = new Map<string, Path>([
  ['home', '/'],
  ['commercial', '/services/commercial'],
]);

/** The address of the page of `src/content/{folder}/{name}.json`. @throws Error that names a folder without an address */
export function addressOf(folder: Folder, name: string): Path {
  if (!folders[folder]) throw new Error(`src/content/${folder}: expected its address in src/content/addresses.ts`);
  return (folder === 'pages' && named.get(name)) || `${folders[folder]}${name}`;
}

/** Pages that every site must have, by record name: buttons, breadcrumbs and the form link to them. */
export const fixedPages = ['home', 'services', 'areas', 'contact', 'privacy-policy'];
