import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Company } from '../../src/content/schema/company.ts';
import type { City, PrivacyPage } from '../../src/content/schema.ts';
import { loadCompany } from '../../tools/build/company.ts';
import { examineBuilt } from '../../tools/owner/doctor/built.ts';
import { examineClaims } from '../../tools/owner/doctor/claims.ts';
import { examineCompany } from '../../tools/owner/doctor/company.ts';
import type { Finding } from '../../tools/owner/doctor/finding.ts';
import { examineOverlap } from '../../tools/owner/doctor/overlap.ts';
import { examineServices, sendTest } from '../../tools/owner/doctor/services.ts';
import { examineWords } from '../../tools/owner/doctor/words.ts';
import { entries, entryOf, examples, links, recordOf } from '../owner.ts';

const today = new Date('2026-03-01');
const own = loadCompany(readFileSync('tests/fixtures/harborwash.json', 'utf8'));
const keys = {
  VITE_EMAILJS_PUBLIC_KEY: 'abcDEF123456789',
  VITE_EMAILJS_SERVICE_ID: 'service_1a2b3c4',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1a2b3c4',
  VITE_GOOGLE_MAPS_KEY: 'AIza',
};
/** As EmailJS is set until its owner changes it: nothing is wrong with the site. */
const browsersAlone = /^hint .* Your visitors are not affected\. .*"Allow EmailJS API for non-browser applications"/;
const marks = (findings: Finding[]) =>
  findings.filter(({ mark }) => mark !== 'ready').map(({ mark, text }) => `${mark} ${text}`);

/** The records with another in the place of a page's own. */
const changed = (path: string, record: unknown) =>
  entries.map((entry) => (entry.file === entryOf(path).file ? { ...entry, record } : entry));

test('a company of its own is ready', () => {
  expect(marks(examineCompany(own, {}, today))).toEqual([]);
  expect(marks(examineServices(keys))).toEqual([]);
});

test.each<[string, Partial<Company>, RegExp]>([
  ['example', { sample: true }, /^problem This is still the company of the example/],
  ['phone', { phone: '(813) 555-0142' }, /^problem \(813\) 555-0142 is a number that is given to nobody/],
  ['mailbox', { email: 'sales@example.com' }, /^problem The mailbox is still/],
  ['office', { address: { ...own.address, street: '1 Sample Street' } }, /^problem The office is still/],
  ['domain', { domain: 'https://www.example.com' }, /^problem The domain is still/],
  ['https', { domain: 'http://www.harborwash.com' }, /^problem .* is not on https/],
  [
    'privacy contact',
    { privacyContact: { email: 'a@b.co', address: '1 Pier Road' } },
    /^problem .* placeholders: phone/,
  ],
  ['copyright', { copyrightYear: 2024 }, /^hint The footer says © 2024/],
])('the %s is looked at', (_, change, expected) => {
  const found = marks(examineCompany({ ...own, ...change }, {}, today));
  expect(found).toEqual([expect.stringMatching(expected)]);
});

test('what the owner answers for is asked after until it has its proof or is gone', () => {
  const page = { file: 'src/content/pages/a.json', folder: 'pages', name: 'a' } as const;
  const entry = { ...page, record: ['$3M', 'PWNA Certified'], written: ['{insurance}', 'PWNA Certified'] };
  expect(marks(examineClaims(own, [entry]))).toEqual([]);
  const doubtful = {
    ...own,
    facts: [
      { name: 'insurance', value: '$3M' },
      { name: 'rating', value: '4.7' },
    ],
    claims: [{ words: 'pwna' }, { words: '24/7' }],
  };
  expect(marks(examineClaims(doubtful, [entry]))).toEqual([
    'problem Is it true? "$3M" stands in pages/a.json',
    'problem Is it true? "4.7"',
    'problem Is it true? "pwna" stands in pages/a.json',
  ]);
  // Its line is gone from company.json, the claim is not.
  expect(marks(examineClaims({ ...own, claims: [] }, [entry]))).toEqual([
    'problem Is it true? "PWNA" stands in pages/a.json',
  ]);
  const separate = { ...entry, written: ['Separate tools'] };
  expect(marks(examineClaims({ ...own, claims: [], trust: 'Insured' }, [separate]))).toEqual([
    'problem Is it true? "insured" stands in trust in company.json',
  ]);
});

test.each([
  ['VITE_EMAILJS_PUBLIC_KEY', '', /^problem .* public key is missing/],
  ['VITE_EMAILJS_SERVICE_ID', '', /^problem .* service ID is missing/],
  ['VITE_EMAILJS_TEMPLATE_ID', 'no spaces please', /^problem .* is no template ID/],
  ['VITE_GOOGLE_MAPS_KEY', '', /^hint There is no Google Maps key/],
])('%s "%s" is looked at', (variable, value, expected) => {
  expect(marks(examineServices({ ...keys, [variable]: value }))).toEqual([expect.stringMatching(expected)]);
});

test('a service that cannot be reached is said', async () => {
  const { mark, text } = await sendTest({ ...keys, VITE_EMAILJS_ORIGIN: 'http://127.0.0.1:9' });
  expect(mark).toBe('problem');
  expect(text).toContain('could not be reached');
});

test.each([
  [200, 'OK', /^ready EmailJS took a test request: OK/],
  [400, 'The template ID not found', /^problem EmailJS answered 400: The template ID not found Compare the ids/],
  [403, 'API calls are disabled for non-browser applications', browsersAlone],
  [403, 'API access from non-browser environments is currently disabled', browsersAlone],
  [403, 'The origin is not allowed', /^problem EmailJS refused .*: The origin is not allowed If .* your domain alone/],
])('what the service says to a test request is told: %i, %s', async (status, words, expected) => {
  const server = createServer((_, response) => void response.writeHead(status).end(words));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { mark, text, todo } = await sendTest({ ...keys, VITE_EMAILJS_ORIGIN: `http://127.0.0.1:${port}` });
  expect(`${mark} ${text} ${todo}`).toMatch(expected);
});

test('sample reviews, cut texts, an old policy and broken records are found', async () => {
  const { file } = entryOf(examples.city);
  const city = recordOf<City>(examples.city);
  const sampled = changed(examples.city, { ...city, testimonial: { ...city.testimonial, name: 'Sample reviewer' } });
  expect(marks(examineWords(sampled, today)).join()).toMatch(new RegExp(`problem Sample reviews .*${file}`));
  const policy = recordOf<PrivacyPage>('/privacy-policy');
  const old = { ...policy, hero: { ...policy.hero, lead: 'Last updated July 21, 2025' } };
  expect(marks(examineWords(changed('/privacy-policy', old), new Date('2027-01-01')))).toContainEqual(
    expect.stringMatching(/^hint The privacy policy was last updated 17 months ago/),
  );
  expect(marks(examineWords(changed(examples.city, { ...city, metaDescription: 'x'.repeat(190) }), today))).toContain(
    `hint ${file}: the description of 190 characters is cut.`,
  );
  expect(marks(examineWords(changed(examples.city, {}), today))).toContainEqual(
    expect.stringContaining(`problem ${file}: `),
  );
});

test('a page that repeats another is found, the city’s name apart', async () => {
  const { city, otherCity } = links;
  const copied = JSON.parse(JSON.stringify(recordOf(city.to)).replaceAll(city.label, otherCity.label)) as unknown;
  const share = (found: Finding[]) =>
    found
      .filter(({ text }) => text.includes(`${city.to} `) && text.includes(`${otherCity.to} `))
      .map(({ mark }) => mark);
  expect(share(examineOverlap(entries))).toEqual([]);
  expect(share(examineOverlap(changed(otherCity.to, copied)))).toEqual(['problem']);
});

test('links of the built pages are followed', () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  expect(marks(examineBuilt(root, {}))).toEqual([expect.stringMatching(/^hint The site has not been built yet/)]);
  writeFileSync(join(root, 'about.html'), '<a href="/">Home</a>');
  writeFileSync(
    join(root, 'index.html'),
    '<a href="/about#team">About</a> <img src="/logo.svg"> <a href="https://x.y/">Out</a>',
  );
  expect(marks(examineBuilt(root, {}))).toEqual([
    `problem ${join(root, 'index.html')} leads to /logo.svg, which is not there.`,
  ]);
  writeFileSync(join(root, 'logo.svg'), '<svg/>');
  expect(marks(examineBuilt(root, {}))).toEqual([]);
});

test('a site that was built without the keys that are set now is a problem', () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<a href="/">Home</a>');
  writeFileSync(join(root, 'assets', 'send.js'), `init("${keys.VITE_EMAILJS_PUBLIC_KEY}")`);
  const publicKey = { VITE_EMAILJS_PUBLIC_KEY: keys.VITE_EMAILJS_PUBLIC_KEY };
  expect(marks(examineBuilt(root, publicKey))).toEqual([]);
  expect(marks(examineBuilt(root, { ...publicKey, VITE_EMAILJS_SERVICE_ID: 'service_new' }))).toEqual([
    `problem ${root}/ was built without VITE_EMAILJS_SERVICE_ID as it is set now.`,
  ]);
});
