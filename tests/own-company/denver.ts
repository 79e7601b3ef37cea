import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadContent, pathOf } from '../../tools/site/content.ts';
import { inColorado } from './words.ts';

/** Turns the site in the working folder into a Denver company's site, by the edits that an owner makes to records. */

type Json = Record<string, unknown>;
interface Block extends Json {
  kind: string;
}
interface Page extends Json {
  sections: Block[];
}

const read = <Shape = Json>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Shape;
function write(file: string, record: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}
const placeOf = (name: string) => `src/content/${name}.json`;

/** Changes one record, as the editor's form does. */
function edit<Shape = Page>(name: string, change: (record: Shape) => void): void {
  const record = read<Shape>(placeOf(name));
  change(record);
  write(placeOf(name), record);
}

// Writes the company, with the colors and hours of the fixture and without a map.
const company = read('tests/fixtures/harborwash.json');
write('company.json', {
  ...company,
  name: 'Front Range Wash Co.',
  phone: '(303) 244-1888',
  email: 'bids@frontrangewash.com',
  domain: 'https://www.frontrangewash.com',
  privacyContact: { email: 'bids@frontrangewash.com', phone: '(303) 244-1888', address: '12 Blake Street' },
  address: { street: '12 Blake Street', city: 'Denver', state: 'CO', zip: '80202' },
  region: { name: 'the Front Range', state: 'Colorado', timeZone: 'America/Denver' },
});

// Keeps eight of the sample company's services and adds a new one, which the quote form offers too.
const kept = ['storefront', 'apartment', 'hoa', 'warehouse-facility', 'restaurant', 'parking-lot', 'office', 'gas'];
const services = globSync('src/content/services/*.json');
for (const file of services) if (!kept.some((name) => file.includes(name))) rmSync(file);
// Removes the links to sister services, because the content check reports links to deleted pages.
for (const file of globSync('src/content/services/*.json')) {
  const { sisters: _, ...service } = read(file);
  write(file, service);
}
const own = read<Page & { metadata: Json; hero: Json }>(placeOf('services/office-building-cleaning'));
write(placeOf('services/graffiti-removal'), {
  name: 'Graffiti Removal',
  quote: { label: 'Graffiti removal', businessType: 'office-building' },
  draft: false,
  metadata: { ...own.metadata, title: 'Graffiti removal', description: 'Gone within a day, paint and etching.' },
  hero: { ...own.hero, heading: 'Graffiti removal on the Front Range' },
  sections: [
    { kind: 'text', heading: 'How graffiti removal works', paragraphs: ['Heat, a gel and a low rinse. '.repeat(12)] },
    ...own.sections.slice(-1),
  ],
});

// Replaces the cities with nine (Golden has no landmarks, population, ZIP codes or review); deletes location pages.
const models = globSync('src/content/cities/*.json')
  .sort()
  .map((file) => readFileSync(file, 'utf8'));
for (const file of globSync('src/content/{cities,locations}/*.json')) rmSync(file);
const cities = {
  Denver: [39.74, -104.99],
  Aurora: [39.73, -104.83],
  Lakewood: [39.7, -105.08],
  Arvada: [39.8, -105.09],
  Westminster: [39.84, -105.04],
  Thornton: [39.87, -104.97],
  Centennial: [39.58, -104.87],
  Golden: [39.76, -105.22],
  Littleton: [39.61, -105.02],
};
for (const [index, [name, [latitude, longitude]]] of Object.entries(cities).entries()) {
  // Each city takes its words from a different city of the sample company, because an owner's cities differ too.
  const model = models[index] ?? '';
  const city = JSON.parse(model.replaceAll(JSON.parse(model).name, name));
  const { landmarks: _, landmarksLead: __, population: ___, zipCodes: ____, testimonial: _____, ...bare } = city;
  const record = name === 'Golden' ? bare : city;
  write(placeOf(`cities/${name.toLowerCase()}`), { ...record, order: index + 1, latitude, longitude });
}

// A finished job, shown on the pages of its service and its city.
write(placeOf('jobs/dock'), {
  draft: false,
  property: 'Brewery dock',
  service: 'warehouse-facility-cleaning',
  city: 'golden',
  month: '2026-10',
  photos: [{ file: '/media/pictures/dock-after.jpg' }, { file: '/media/pictures/dock-door.jpg' }],
  before: { file: '/media/pictures/dock-before.jpg' },
});

// Changes the menus, the footer, the redirects and the quote form's sizes.
const menu = ['retail-storefront-cleaning', 'parking-lot-cleaning', 'graffiti-removal', 'hoa-community-cleaning'];
const labels = ['Storefronts', 'Lots', 'Graffiti', 'Associations'];
const links = menu.map((slug, index) => ({ label: labels[index], to: `/services/${slug}` }));
edit<{ menu: Json; footer: Json; redirects: object[] }>('site', (site) => {
  site.menu = { ...site.menu, services: links, quoteLabel: 'Get a bid' };
  site.footer = { ...site.footer, services: links.slice(0, 3) };
  site.redirects = [{ from: '/old-services', to: '/services' }];
});
edit<{ squareFootages: object[] }>('quote', (quote) => {
  quote.squareFootages = [
    { value: '2000', label: 'Up to 2,000' },
    { value: '5000', label: '2,000-5,000' },
    { value: '20000', label: '5,000-20,000' },
    { value: '90000', label: 'More' },
  ];
});

// Drops the film and a section; cuts the team to one; gives a review four stars and a link; adds a section and a page.
edit<{ hero: Json; reviews: { reviews: object[] } }>('pages/home', ({ hero, reviews }) => {
  hero.picture = 'storefront-hero';
  delete hero.film;
  for (const review of reviews.reviews.slice(0, 1))
    Object.assign(review, { rating: 4, source: 'Google', address: 'https://g.page/r/front-range/review' });
});
edit('pages/about', (about) => {
  about.sections = about.sections.map((section) =>
    section.kind === 'team' ? { ...section, people: (section.people as object[]).slice(0, 1) } : section,
  );
  about.sections.splice(-1, 0, { kind: 'links', heading: 'Jobs', links: [{ label: 'Careers', to: '/careers' }] });
});
edit('services/apartment-complex-cleaning', (page) => {
  page.sections = page.sections.filter(({ kind }) => kind !== 'plans');
});
write(placeOf('pages/careers'), {
  draft: false,
  metadata: { title: 'Careers', description: 'Work with us.', keywords: ['jobs'] },
  hero: { heading: 'Wash with us', lead: 'Early mornings, good boots.', picture: 'dock' },
  sections: [
    { kind: 'text', heading: 'What we look for', paragraphs: ['Care for other people’s property. '.repeat(20)] },
  ],
});

// Replaces each link whose page is gone by /services or /areas, and replaces words of the sample company's region.
const addresses = new Set(loadContent().map(pathOf));
const there = (text: string) => addresses.has((text.split('#')[0] ?? '') as never);
const mended = (text: string) => {
  const [, folder] = /^\/(services|locations|areas)\/[\w-]+$/.exec(text) ?? [];
  if (folder && !there(text)) return folder === 'services' ? '/services' : '/areas';
  return inColorado(text);
};
for (const file of globSync('src/content/{*.json,{pages,services,cities}/*.json}'))
  write(
    file,
    JSON.parse(readFileSync(file, 'utf8'), (_, value) => (typeof value === 'string' ? mended(value) : value)),
  );
