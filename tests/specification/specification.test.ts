import { expect, test } from 'vitest';
import { all, hrefs, hrefsNamed, mainWords, metasOf, one, wordsOf } from '../built/site.ts';
import { paths } from '../owner.ts';
import { asTyped, cities, specifiedPages } from './pages.ts';

/** For each block, the selector of the entries that the specification counts. */
const entries: Record<string, string> = {
  'before-after': '[data-testid=before-after]',
  cards: '[data-testid=cards] h3',
  benefits: '[data-testid=benefits] h3',
  plans: '[data-testid=plans] h3',
  process: '[data-testid=process] ol > li',
  types: '[data-testid=types] h3',
  points: '[data-testid=points] dt',
  places: '[data-testid=places] li',
  badges: '[data-testid=badges] li',
  timeline: '[data-testid=timeline] ol > li',
  team: '[data-testid=team] h3',
  questions: '[data-testid=questions] details > summary',
  'area-cards': '[data-testid=area-cards] h3',
  'quote-call': '[data-testid=quote-call]',
};

/** The entries of a block: the items of its first list. */
const itemsOf = (path: string, block: string) => [...(all(path, `[data-testid=${block}] ul`)[0]?.children ?? [])];
const wordsIn = (item: Element, selector: string) => [...item.querySelectorAll(selector)].map(wordsOf);

test('the site has exactly the fifty-five pages of the specification', () => {
  expect(Object.keys(specifiedPages)).toHaveLength(55);
  expect(paths.toSorted()).toEqual(Object.keys(specifiedPages).sort());
});

test('every page has its own title and description, short enough to be shown whole in search results', () => {
  const texts = Object.keys(specifiedPages).flatMap((path) => {
    const title = one(path, 'title:not(svg title)').textContent ?? '';
    const { description = '', keywords = '' } = metasOf(path);
    for (const text of [title, description, keywords]) expect(text, path).not.toBe('');
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(hrefs(path, 'link[rel=canonical]')).toEqual([`https://www.example.com${path}`]);
    return [title, description];
  });
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test.each(Object.entries(specifiedPages))(
  '%s has its blocks, words and buttons',
  (path, { counts, words, buttons }) => {
    expect(all(path, 'main h1')).toHaveLength(1);
    for (const [block, number] of Object.entries(counts))
      expect(all(path, `main ${entries[block] ?? block}`), block).toHaveLength(number);
    expect(
      words.filter((word) => !asTyped(mainWords(path)).includes(word)),
      'words that are missing',
    ).toEqual([]);
    for (const name of buttons) expect(new Set(hrefsNamed(path, name)), name).toEqual(new Set(['/contact']));
  },
);

const five = ['retail-storefront', 'apartment-complex', 'hoa-community', 'warehouse-facility', 'restaurant-patio'].map(
  (name) => `/services/${name}-cleaning`,
);
const cityPages = cities.map(({ slug }) => `/areas/${slug}`);

test.each([
  ['/industries', '[data-testid=cards] a', [...five, '/services/healthcare-facility-cleaning']],
  ['/services', '[data-testid=cards] a', [...five, '/services/parking-lot-cleaning']],
  ['/', 'main a[href^="/areas/"]', cityPages],
  ['/areas', '[aria-label^="Drawn map of Tampa Bay"] a', cityPages],
  ['/areas/dunedin', '[data-testid=cards] a', five.slice(0, 2)],
  ['/about', 'footer a[href^="/services/"]', five],
  [
    '/about',
    'nav[aria-label=Main] a',
    [...five, '/services/parking-lot-cleaning', '/services', '/industries', '/areas', '/about', '/contact', '/contact'],
  ],
])('%s: the links that match %s are those of the specification, in order', (path, selector, expected) => {
  expect(hrefs(path, selector)).toEqual(expected);
});

test.each([
  ['/', 'Learn More about Retail Storefront Cleaning', five[0]],
  ['/', 'Learn More about Apartment Complex Cleaning', five[1]],
  ['/', 'View All Services', '/services'],
  ['/', 'Get My Free Estimate', '/contact'],
  ['/', 'Read More Reviews', '/about'],
  ['/about', 'Explore Our Services', '/services'],
  ['/about', '(813) 555-0142', 'tel:+18135550142', 'footer'],
  ['/about', 'sales@example.com', 'mailto:sales@example.com', 'footer'],
  ['/areas', 'Call Now', 'tel:+18135550142'],
  ['/privacy-policy', 'Contact Us', '/contact'],
  ['/privacy-policy', 'Return to Home', '/'],
])('%s: the one link "%s" leads to %s', (path = '', name = '', to = '', part = 'main') => {
  expect(hrefsNamed(path, name, part)).toEqual([to]);
});

test('the link of each of the six industries names its industry', () => {
  const cards = itemsOf('/industries', 'cards');
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    expect(wordsIn(card, 'a')).toEqual([`Learn More about ${wordsIn(card, 'h3')[0]}`]);
  }
});

test('the area cards show their facts and link to the city page and the quote form', () => {
  const cards = all('/areas', '[data-testid=area-cards] details');
  expect(cards).toHaveLength(cities.length);
  for (const [index, card] of cards.entries()) {
    const { slug = '', name = '', response = '', population = '' } = cities[index] ?? {};
    expect(wordsIn(card, 'summary')).toEqual([`${name} ${response}`]);
    expect(card.querySelector('summary > svg > path')?.getAttribute('class'), name).toContain('fill-');
    expect(wordsIn(card, 'dd')[0]).toBe(response);
    expect(wordsIn(card, 'dd').at(-1)?.split(', ')).toHaveLength(8);
    expect(wordsOf(card)).toContain(slug === 'tampa' ? '350,000+' : population);
    const links = [...card.querySelectorAll('a')].map((link) => [wordsOf(link), link.getAttribute('href')]);
    expect(links).toContainEqual([`Learn More About ${name}`, `/areas/${slug}`]);
    expect(links).toContainEqual([`Get Quote in ${name}`, '/contact']);
  }
});

test('the areas page opens with the map, and the cities follow', () => {
  const headings = all('/areas', 'main h2').map(wordsOf);
  expect(headings.slice(0, 2)).toEqual(['Coverage map and response times', 'Cities we serve']);
});

test('the contact page says "24 hours" twice, and its header does not show the quote link as a button', () => {
  expect(mainWords('/contact').match(/24 hours/g)).toHaveLength(2);
  const classOf = (path: string) => all(path, 'header nav > a[href="/contact"]').at(-1)?.className;
  expect(classOf('/about')).toContain('bg-quote');
  expect(classOf('/contact')).not.toContain('bg-quote');
});

test('a service page has exactly two call links', () => {
  const services = Object.keys(specifiedPages).filter((path) => path.startsWith('/services/'));
  expect(services).toHaveLength(15);
  for (const path of services) {
    expect(hrefsNamed(path, 'Call (813) 555-0142'), path).toHaveLength(2);
    expect(hrefs(path, 'main a[href^="tel:"]'), path).toHaveLength(2);
  }
});

const headings =
  'Introduction | Information we collect | How we use information | SMS and text messaging | Sharing of information | ' +
  'Security | Your rights | Children | Cookies | Third-party sites | Retention | California residents | ' +
  'Changes to this policy | Contact us';
const rights =
  'Personal information | Information collected automatically | Service providers | Legal requirements | ' +
  'Business transfers | Consent | Access | Correction | Deletion | Restriction and objection | Portability';

test.each([
  ['/', 'h1', "Tampa Bay's Trusted Commercial Pressure Washing Experts"],
  ['/contact', 'h1', 'Get Your Commercial Estimate'],
  ['/contact', 'dd', 'Monday-Friday 7:00 AM - 7:00 PM Saturday 7:00 AM - 7:00 PM Sunday Closed'],
  ['/about', '[data-testid=timeline] ol > li > p:first-child', '2019 | 2020 | 2021 | 2022 | 2023 | 2024'],
  ['/privacy-policy', 'h2', headings],
  ['/privacy-policy', 'dt', rights],
  ['/privacy-policy', 'dd', '[E-mail] | [Phone] | [Address]'],
])('%s: every %s in the specification is on the page, in order', (path, selector, words) => {
  const named = words.split(' | ');
  const said = all(path, `main ${selector}`).map((each) => asTyped(wordsOf(each)));
  expect(said.filter((text) => named.includes(text))).toEqual(named);
});
