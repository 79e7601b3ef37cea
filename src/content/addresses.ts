import type { Folder, Path } from './schema.ts';

/** Pages that every site must have, by record name: buttons, breadcrumbs and the form link to them. */
export const fixedPages = ['home', 'services', 'areas', 'contact', 'privacy-policy'] as const;

/**
 * Address prefix of each folder, and the page that lists the folder's pages: `cities/tampa.json` has the address
 * `/areas/tampa` and a breadcrumb to `areas`. A missing folder does not compile.
 */
const folders: Record<Folder, { prefix: Path; list: (typeof fixedPages)[number] }> = {
  pages: { prefix: '/', list: 'home' },
  services: { prefix: '/services/', list: 'services' },
  locations: { prefix: '/locations/', list: 'areas' },
  cities: { prefix: '/areas/', list: 'areas' },
};
/** Pages whose address differs from their file's name. */
const named = new Map<string, Path>([
  ['home', '/'],
  ['commercial', '/services/commercial'],
]);

/** The page address of `src/content/{folder}/{name}.json`. */
export function addressOf(folder: Folder, name: string): Path {
  return (folder === 'pages' && named.get(name)) || `${folders[folder].prefix}${name}`;
}

/** The page that lists the pages below `path`, such as `/areas` for `/locations`; `path` itself if none are below. */
export function listPage(path: string): string {
  const folder = Object.values(folders).find(({ prefix }) => prefix === `${path}/`);
  return folder ? addressOf('pages', folder.list) : path;
}
