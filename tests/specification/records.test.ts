import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import file from '../../src/content/quote.json' with { type: 'json' };
import { quoteServices } from '../../src/content/quote.ts';
import type { City, ServicePage } from '../../src/content/schema.ts';
import { loadContent } from '../../tools/site/content.ts';

/** County of each city, and the ZIP codes that the Postal Service lists under its name; not copied from the content. */
const known: Record<string, [county: string, zipCodes: string]> = {
  tampa: [
    'Hillsborough',
    '33602 33603 33604 33605 33606 33607 33609 33610 33611 33612 33613 33614 ' +
      '33615 33616 33617 33618 33619 33620 33621 33624 33625 33626 33629 33634 33635 33637 33647',
  ],
  'st-petersburg': ['Pinellas', '33701 33702 33703 33704 33705 33707 33709 33710 33711 33712 33713 33714 33716'],
  clearwater: ['Pinellas', '33755 33756 33759 33760 33761 33762 33763 33764 33765 33767'],
  brandon: ['Hillsborough', '33508 33509 33510 33511'],
  riverview: ['Hillsborough', '33568 33569 33578 33579'],
  'plant-city': ['Hillsborough', '33563 33564 33565 33566 33567'],
  lakeland: ['Polk', '33801 33802 33803 33804 33805 33806 33807 33809 33810 33811 33812 33813 33815'],
  'pinellas-park': ['Pinellas', '33780 33781 33782'],
  'safety-harbor': ['Pinellas', '34695'],
  dunedin: ['Pinellas', '34697 34698'],
  'palm-harbor': ['Pinellas', '34682 34683 34684 34685'],
  largo: ['Pinellas', '33770 33771 33773 33774 33778 33779'],
};

const content = loadContent();
const cities = content
  .filter(({ folder }) => folder === 'cities')
  .map(({ name, record }) => ({ ...(record as City), slug: name }));

test.each(Object.entries(known))('%s has only its own ZIP codes, and the right county', (slug, [county, zipCodes]) => {
  const city = cities.find((each) => each.slug === slug);
  expect(city?.county).toBe(county);
  expect(city?.zipCodes?.filter((code) => !zipCodes.includes(code))).toEqual([]);
  expect(city?.zipCodes?.length).toBeGreaterThan(0);
});

test('no city, ZIP code, neighborhood or landmark is listed twice', () => {
  expect(cities.map(({ slug }) => slug).sort()).toEqual(Object.keys(known).sort());
  const all = cities.flatMap(({ zipCodes = [], neighborhoods, landmarks = [] }) => [
    ...zipCodes,
    ...neighborhoods,
    ...landmarks,
  ]);
  expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
});

test('no record has more than 320 lines', () => {
  const lines = content.map(({ file }) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }));
  expect(lines.filter((each) => each.lines > 320)).toEqual([]);
});

test('each service has its base price per square foot', () => {
  const services = content.filter(({ folder }) => folder === 'services');
  const priceOf = (slug: string) => {
    const record = services.find(({ name }) => name === slug)?.record as ServicePage | undefined;
    return record?.quote?.pricePerSquareFoot;
  };
  const prices = quoteServices.map(({ value }) => `${value.replace('-cleaning', '')} ${priceOf(value)}`);
  prices.push(`other ${file.other.pricePerSquareFoot}`);
  expect(prices.join(', ')).toBe(
    'retail-storefront 1.1, apartment-complex 0.9, hoa-community 0.85, warehouse-facility 0.8, restaurant-patio 1.35, ' +
      'parking-lot 0.45, healthcare-facility 1.2, other 0.9',
  );
});
