import type { Quote } from '../src/content/schema/quote.ts';
import type { Site } from '../src/content/schema/site.ts';
import { loadCompany } from '../tools/site/company.ts';
import { type PageEntry as Entry, isPublished, loadContent, loadSettings, pathOf } from '../tools/site/content.ts';
import { readServices } from '../tools/site/quote-services.ts';

/** The company of this repository, the sample or an owner's; `entries` are its published pages. */
export const company = loadCompany();
export const entries = loadContent().filter(isPublished);
/** The menus, the footer and the words that every page shares. */
export const site = loadSettings().find(({ name }) => name === 'site')?.record as Site;
/** The choices and words of the quote form, except its services, which come from the records. */
export const quote = loadSettings().find(({ name }) => name === 'quote')?.record as Quote;
export const services = readServices(entries).filter(({ value }) => value !== 'other');
/** Paths of all pages. */
export const paths = entries.map(pathOf);
/** Target of the links that call the company. */
export const callHref = `tel:+1${company.phone.replaceAll(/\D/g, '').slice(-10)}`;

/** The entry of a page: its file, and its record as the page shows it. @throws Error when the page does not exist */
export function entryOf(path: string): Entry {
  const entry = entries.find((each) => pathOf(each) === path);
  if (!entry) throw new Error(`There is no page at ${path}.`);
  return entry;
}

export function recordOf<Shape>(path: string): Shape {
  return entryOf(path).record as Shape;
}

/** Pattern for the address of the script that carries a page's record. */
export function scriptOf(path: string): RegExp {
  return new RegExp(`/assets/${path.split('/').pop()}-[^/]*\\.js$`);
}

/** The pages of a folder, the longest first. */
function longestFirst(folder: Entry['folder']): string[] {
  const length = ({ record }: Entry) => JSON.stringify(record).length;
  return entries
    .filter((entry) => entry.folder === folder)
    .sort((one, other) => length(other) - length(one))
    .map(pathOf);
}

const [service = ''] = longestFirst('services');
/** The pages about a service in a city, the longest first; an owner may have none. */
export const locations = longestFirst('locations');
const [city = '', otherCity = city] = longestFirst('cities');

/** Pages that the tests use as examples; the first of each kind is the longest. */
export const examples = {
  service,
  location: locations[0] ?? service,
  shortLocation: locations.at(-1) ?? service,
  city,
};

const cityLink = (path: string) => ({ label: recordOf<{ name: string }>(path).name, to: path });
const [firstService, secondService] = site.footer.services;
if (!firstService || !secondService)
  throw new Error('src/content/site.json: the tests want two services in the footer.');

/** Links in the footer of every page; the service links are in the menus too. */
export const links = {
  service: firstService,
  otherService: secondService,
  city: cityLink(city),
  otherCity: cityLink(otherCity),
};

/** At least one page of each kind. */
export const pages = [
  ...new Set(['/', '/contact', service, examples.location, examples.shortLocation, city]),
  ...['/areas', '/about', '/industries', '/privacy-policy'],
];

/** The sections of a page in order; empty if the page's record is not made of sections. */
export function sectionsOf(path: string): { kind: string }[] {
  return recordOf<{ sections?: { kind: string }[] }>(path).sections ?? [];
}
