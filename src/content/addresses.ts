import type { Folder, Path } from './schema.ts';

/** Where the pages of a folder stand: `cities/tampa.json` is the page `/areas/tampa`. One without its line does not compile. */
const folders: Record<Folder, Path> = {
  pages: '/',
  services: '/services/',
  locations: '/locations/',
  cities: '/areas/',
};
/** Pages whose address is not the name of their file. */
const named = new Map<string, Path>([
  ['home', '/'],
  ['commercial', '/services/commercial'],
]);

/** The address of the page whose record is `src/content/{folder}/{name}.json`. @throws Error that names a folder without its line */
export function addressOf(folder: Folder, name: string): Path {
  if (!folders[folder]) throw new Error(`src/content/${folder}: expected its address in src/content/addresses.ts`);
  return (folder === 'pages' && named.get(name)) || `${folders[folder]}${name}`;
}

/** Addresses that lead to another page for good: one line for each page that was removed or renamed. */
export const redirects: { from: Path; to: Path }[] = [{ from: '/services/residential', to: '/industries' }];
