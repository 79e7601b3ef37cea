import { type Entry, isPublished, loadContent, pathOf } from '../tools/build/check-content.ts';
import { loadCompany } from '../tools/build/company.ts';

/** The company and the records that the tests run on: whatever this owner's are. */
export const company = loadCompany();
export const entries = loadContent().filter(isPublished);
/** Every page of the site. */
export const paths = entries.map(pathOf);

/** The pages of a folder, the longest first. */
function longestFirst(folder: Entry['folder']): string[] {
  const length = ({ record }: Entry) => JSON.stringify(record).length;
  return entries
    .filter((entry) => entry.folder === folder)
    .sort((one, other) => length(other) - length(one))
    .map(pathOf);
}

const [service = '', otherService = ''] = longestFirst('services');
const locations = longestFirst('locations');
const [city = '', otherCity = ''] = longestFirst('cities');

/** Pages to try things on; the first of a kind is the longest one. */
export const examples = {
  service,
  otherService,
  location: locations[0] ?? '',
  shortLocation: locations.at(-1) ?? '',
  city,
  otherCity,
};

/** One page of each kind. */
export const pages = [
  '/',
  '/contact',
  ...Object.values(examples),
  '/areas',
  '/about',
  '/industries',
  '/privacy-policy',
];
