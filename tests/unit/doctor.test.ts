import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Company } from '../../src/content/schema/company.ts';
import type { City, PrivacyPage } from '../../src/content/schema.ts';
import { examineBuilt } from '../../tools/owner/doctor/built.ts';
import { examineClaims, examinePlace } from '../../tools/owner/doctor/claims.ts';
import { examineCompany } from '../../tools/owner/doctor/company.ts';
import type { Finding } from '../../tools/owner/doctor/finding.ts';
import { examineOverlap } from '../../tools/owner/doctor/overlap.ts';
import { examineServices, sendTest } from '../../tools/owner/doctor/services.ts';
import { examineWords } from '../../tools/owner/doctor/words.ts';
import { robots } from '../../tools/site/sitemap.ts';
import { cloneOf, harbor, keys, marked } from '../doctor.ts';
import { listen } from '../outbox.ts';
import { entries, entryOf, examples, links, recordOf } from '../owner.ts';

/** The hint about the EmailJS setting that refuses the test request although nothing is wrong with the site. */
const browsersAlone = /^hint .* Your visitors are not affected\. .*"Allow EmailJS API for non-browser applications"/;

/** A clone in which `record` replaces the record of the page at `path`. */
const changed = (path: string, record: unknown) =>
  cloneOf({ published: entries.map((entry) => (entry.file === entryOf(path).file ? { ...entry, record } : entry)) });

test('the doctor finds nothing wrong with a company that has its own data and keys', () => {
  expect(marked(examineCompany(cloneOf()))).toEqual([]);
  const alike = { ...harbor, email: 'us@bestexample.com', domain: 'https://bestexample.com' };
  alike.address = { ...harbor.address, street: '100 W Sample Road' };
  expect(marked(examineCompany(cloneOf({ company: alike })))).toEqual([]);
  expect(marked(examineServices(cloneOf()))).toEqual([]);
});

test.each<[string, Partial<Company>, RegExp]>([
  ['sample company', { sample: true }, /^problem This is still the example company/],
  ['sample phone', { phone: '(813) 555-0142' }, /^problem The phone is still a sample: \(813\) 555-0142/],
  ['sample email', { email: 'sales@example.com' }, /^problem The email is still a sample/],
  [
    'sample address',
    { address: { ...harbor.address, street: '100 Sample Street' } },
    /^problem The address is still a sample/,
  ],
  ['sample domain', { domain: 'https://www.example.com' }, /^problem The domain is still a sample/],
  ['missing https', { domain: 'http://www.harborwash.com' }, /^problem .* is not on https/],
  [
    'incomplete privacy contact',
    { privacyContact: { email: 'a@b.co', address: '1 Pier Road' } },
    /^problem .* placeholders: phone/,
  ],
  ['old copyright year', { copyrightYear: 2024 }, /^hint The footer says © 2024/],
])('the doctor reports the %s', (_, change, expected) => {
  const found = marked(examineCompany(cloneOf({ company: { ...harbor, ...change } })));
  expect(found).toEqual([expect.stringMatching(expected)]);
});

test('the doctor questions each fact and claim until it has a proof or is gone from the site', () => {
  const page = { file: 'src/content/pages/a.json', folder: 'pages', name: 'a', record: {} } as const;
  const ask = (change: Partial<Company>, ...written: string[]) =>
    marked(examineClaims(cloneOf({ company: { ...harbor, ...change }, published: [{ ...page, written }] })));
  expect(ask({}, '{insurance}', 'PWNA Certified')).toEqual([]);
  const facts = [
    { name: 'insurance', value: '$3M' },
    { name: 'rating', value: '4.7' },
  ];
  const claims = [{ words: 'pwna' }, { words: '24/7' }];
  expect(ask({ facts, claims }, '{insurance}', 'PWNA Certified')).toEqual([
    'problem Is it true? "$3M" is in pages/a.json',
    'problem Is it true? "4.7"',
    'problem Is it true? "pwna" is in pages/a.json',
  ]);
  // The claim is still on the site, although its line in company.json is gone.
  expect(ask({ claims: [] }, 'PWNA Certified')).toEqual(['problem Is it true? "PWNA" is in pages/a.json']);
  expect(ask({ claims: [], trust: 'Insured' }, 'Separate tools')).toEqual([
    'problem Is it true? "insured" is in trust in company.json',
  ]);
  const shown = { ...page, file: 'src/content/pictures/van.json', written: { file: '/eco-friendly.jpg', alt: 'BBB' } };
  expect(marked(examineClaims(cloneOf({ company: { ...harbor, claims: [] }, published: [], shown: [shown] })))).toEqual(
    ['problem Is it true? "BBB" is in pictures/van.json'],
  );
});

test('the doctor shows a company in another state where the sample’s region is still named, menus included', () => {
  const menu = {
    file: 'src/content/site.json',
    folder: '',
    name: 'site',
    record: {},
    written: 'Across the Gulf',
  } as const;
  const denver = { ...harbor, region: { ...harbor.region, name: 'the Front Range', state: 'Colorado' } };
  const ask = (company: Company) => marked(examinePlace(cloneOf({ company, published: [], settings: [menu] })));
  expect(ask(denver)).toEqual(['problem You work in Colorado, and "Gulf" is in site.json.']);
  expect(ask(harbor)).toEqual([]);
});

test.each([
  ['VITE_EMAILJS_PUBLIC_KEY', '', /^problem .*: no public key, so requests stay/],
  ['VITE_EMAILJS_SERVICE_ID', '', /^problem .*: no service ID, so requests stay/],
  ['VITE_EMAILJS_TEMPLATE_ID', 'no spaces please', /^problem .* is not a template ID/],
  ['VITE_GOOGLE_MAPS_KEY', '', /^hint No Google Maps key/],
])('the doctor reports %s set to "%s"', (variable, value, expected) => {
  const env = { ...keys, [variable]: value };
  expect(marked(examineServices(cloneOf({ env })))).toEqual([expect.stringMatching(expected)]);
});

test.each([
  [200, 'OK', /^ready EmailJS took a test request: OK/],
  [400, 'The template ID not found', /^problem EmailJS answered 400: The template ID not found Compare the IDs/],
  [403, 'API calls are disabled for non-browser applications', browsersAlone],
  [403, 'API access from non-browser environments is currently disabled', browsersAlone],
  [403, 'The origin is not allowed', /^problem EmailJS answered 403: The origin is not allowed .* only your domain/],
  [0, '', /^problem EmailJS could not be reached/],
])('the doctor reports EmailJS’s answer to a test request: %i %s', async (status, words, expected) => {
  const { port, stop } = await listen((request, response) =>
    status ? response.writeHead(status).end(words) : request.destroy(),
  );
  onTestFinished(stop);
  const env = { ...keys, VITE_EMAILJS_ORIGIN: `http://127.0.0.1:${port}` };
  const { mark, text, todo } = await sendTest(cloneOf({ env }));
  expect(`${mark} ${text} ${todo}`).toMatch(expected);
});

test('the doctor finds sample reviews, texts that search results cut, an old policy and broken records', () => {
  const { file } = entryOf(examples.city);
  const city = recordOf<City>(examples.city);
  const { hero, ...policy } = recordOf<PrivacyPage>('/privacy-policy');
  const old = { ...policy, hero: { ...hero, lead: 'Last updated July 21, 2025' } };
  const found = [
    examineWords(changed(examples.city, { ...city, testimonial: { ...city.testimonial, name: 'Sample reviewer' } })),
    examineWords({ ...changed('/privacy-policy', old), today: new Date('2027-01-01') }),
    examineWords(changed(examples.city, { ...city, metaDescription: 'x'.repeat(190) })),
    examineWords(changed(examples.city, {})),
  ].map(marked);
  expect(found).toEqual([
    expect.arrayContaining([expect.stringMatching(`^problem Sample reviews .*${file}`)]),
    expect.arrayContaining(['hint The privacy policy is 17 months old.']),
    expect.arrayContaining([`hint ${file}: metaDescription: 190 characters are too many for a search result.`]),
    expect.arrayContaining([expect.stringContaining(`problem ${file}: `)]),
  ]);
});

test('a page that differs from another only in the city’s name is reported; reordered words are not', async () => {
  const { city, otherCity } = links;
  const copied = JSON.parse(JSON.stringify(recordOf(city.to)).replaceAll(city.label, otherCity.label)) as unknown;
  const share = (found: Finding[]) =>
    found.filter(({ text }) => text.includes(`${city.to} `) && text.includes(`${otherCity.to} `)).length;
  // Reverses the words of each text, because the same words in another order must not count as repetition.
  const turned = (_: string, value: unknown) =>
    typeof value === 'string' ? value.split(' ').toReversed().join(' ') : value;
  const own = JSON.parse(JSON.stringify(copied), turned) as unknown;
  expect(share(examineOverlap(changed(otherCity.to, own)))).toBe(0);
  expect(share(examineOverlap(changed(otherCity.to, copied)))).toBe(1);
});

test('the doctor reports a missing build, a quick one, and one without the domain and keys that are set now', () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  const look = (env = {}) => marked([examineBuilt(cloneOf({ root, env }))]);
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  expect(look()).toEqual([expect.stringMatching(/^hint The site has not been built yet/)]);
  write('robots.txt', robots('https://old.example', true));
  expect(look()).toEqual([
    `problem ${root}/ was built only for viewing on this computer, for another address than ${harbor.domain}.`,
  ]);
  write('robots.txt', robots(harbor.domain, false));
  expect(look()).toEqual([]);
  mkdirSync(join(root, 'assets'));
  const { VITE_EMAILJS_PUBLIC_KEY } = keys;
  write('assets/send.js', `init("${VITE_EMAILJS_PUBLIC_KEY}")`);
  expect(look({ VITE_EMAILJS_PUBLIC_KEY })).toEqual([]);
  expect(look({ VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID: 'service_new' })).toEqual([
    `problem ${root}/ was built without your current VITE_EMAILJS_SERVICE_ID.`,
  ]);
});
