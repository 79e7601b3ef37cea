import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillIn } from '../../src/content/facts.ts';
import { sayHours } from '../../src/content/hours.ts';
import { typeset } from '../../src/content/typeset.ts';
import { checkEnvironment } from '../../tools/site/check-environment.ts';
import { factsOf, loadCompany, readCompany } from '../../tools/site/company.ts';
import { contrast } from '../../tools/site/contrast.ts';

const text = readFileSync('tests/fixtures/harborwash.json', 'utf8');
const own = loadCompany(text);
const keys = { VITE_EMAILJS_PUBLIC_KEY: 'a', VITE_EMAILJS_SERVICE_ID: 'b', VITE_EMAILJS_TEMPLATE_ID: 'c' };

test('a sentence without its fact is dropped, a placeholder that is no fact stays, and long texts are fast', () => {
  const facts = { insurance: '$2M' };
  const text = 'We carry {insurance}. We provide {paperwork?}! Ask for {insurance?}. It is {constructor}. Is that all?';
  expect(fillIn(text, facts)).toBe('We carry $2M. Ask for $2M. It is {constructor}. Is that all?');
  const proof = ['{rating?} of 5', '{insurance} insured'];
  expect(fillIn({ proof }, facts), 'an entry that would be empty').toEqual({ proof: ['$2M insured'] });
  expect(fillIn(['{region} and on', 'On {region}'], { region: 'the Front Range' })).toEqual([
    'The Front Range and on',
    'On the Front Range',
  ]);
  // Filling in 100 KB of text without a period once took longer than the time limit of a test.
  const long = 'washed '.repeat(15_000);
  expect(fillIn(long, facts)).toBe(long);
});

test('quotes and dashes become typographic, but not in facts, names, addresses, months or numbers of days', () => {
  const text =
    "We're in {name}'s 'old' alleys: 90-95% off, bi-weekly, eco-friendly, same-day in St. Pete, in 1-3 days, 2026-03.";
  expect(fillIn(typeset([text]), { name: "O'Brien" })).toEqual([
    "We’re in O'Brien’s 'old' alleys: 90–95% off, bi-\u2060weekly, eco-\u2060friendly, same-\u2060day in St.\u00a0Pete, in 1-\u20603 days, 2026-03.",
  ]);
  const city = { name: "Land O'Lakes", to: '/services/bi-county-cleaning', picture: 'bi-level-garage' };
  expect(typeset(city)).toEqual(city);
});

const editor = { EDITOR_REPO: 'own-er/site.com', EDITOR_BRANCH: 'live/1', EDITOR_SIGN_IN: 'https://a.example.com' };
const foreign = 'x'.repeat(40);

test.each<[string, Record<string, string>, RegExp]>([
  ['with all keys has no warning', keys, /^$/],
  ['with variables that are set to nothing has no warning', { ...keys, SITE_URL: '', EDITOR_REPO: '' }, /^$/],
  ['with an editor repository has no warning', { ...keys, ...editor }, /^$/],
  [
    'with a domain that only ends like the sample has no warning',
    { ...keys, SITE_URL: 'https://bestexample.com' },
    /^$/,
  ],
  [
    'with the editor and Google Maps warns that the editor needs its own host name',
    { ...keys, ...editor, VITE_GOOGLE_MAPS_KEY: foreign },
    /MAPS_KEY.*host name of its own/,
  ],
  [
    'with the editor and reCAPTCHA warns that the editor needs its own host name',
    { ...keys, ...editor, VITE_RECAPTCHA_SITE_KEY: foreign },
    /SITE_KEY.*host name of/,
  ],
  [
    'without keys or a real domain warns that it is for local use only',
    { SITE_URL: 'https://www.example.com' },
    /FOR LOCAL USE ONLY.*example\.com/,
  ],
])('a build %s', (_, env, warning) => {
  expect(checkEnvironment(env, own).join()).toMatch(warning);
});

test.each([
  ...Object.keys(keys).map((key) => [key, '']),
  ['SITE_URL', 'wash'],
  ['EDITOR_REPO', 'site'],
  ['EDITOR_REPO', 'https://github.com/owner/site'],
  ['EDITOR_BRANCH', 'my branch'],
  ['EDITOR_SIGN_IN', 'http://sign-in.example.com'],
  ['EDITOR_SIGN_IN', 'https://sign-in.example.com/'],
])('%s set to "%s" stops the build', (key = '', value = '') => {
  expect(() => checkEnvironment({ ...keys, [key]: value }, own)).toThrow(`.env or host settings: ${key}: expected`);
});

test.each([
  ['phone', { phone: '555-0142' }],
  ['email', { email: 'sales at example' }],
  ['domain', { domain: 'https://www.example.com/' }],
  ['domain', { domain: 'www.example.com' }],
  ['domain', { domain: 'https://www.HarborWash.com' }],
  ['domain', { domain: 'https://www.harborwash.com:443' }],
  ['domain', { domain: 'https://wash.test/sub' }],
  ['address.zip', { address: { ...own.address, zip: '336' } }],
  ['hours.0.open', { hours: [{ days: 'Monday', open: '7am', close: '7:00 PM' }] }],
  ['hours.0.open', { hours: [{ days: 'Monday', open: '99:99 AM', close: '7:00 PM' }] }],
  ['hours.0.days', { hours: [{ days: 'Mon-Fri', open: '7:00 AM', close: '7:00 PM' }] }],
  ['hours.0.days', { hours: [{ days: 'Friday-Monday', open: '7:00 AM', close: '7:00 PM' }] }],
  ['hours.0', { hours: [{ days: 'Monday', open: '7:00 AM' }] }],
  ['copyrightYear', { copyrightYear: '2024' }],
  ['facts.0.value', { facts: [{ name: 'insurance', value: '' }] }],
  ['facts', { facts: [own.facts[0], own.facts[0]] }],
  ['nickname', { nickname: 'TBPW' }],
  ['colors.teal', { colors: { ...own.colors, teal: 'green' } }],
])('a wrong %s stops the build with file and field', (field, change) => {
  expect(() => loadCompany(JSON.stringify({ ...own, ...change }))).toThrow(`company.json: ${field}: `);
});

test('company.json may begin with the byte order mark of a Windows editor', () => {
  expect(loadCompany(`\uFEFF${text}`)).toEqual(own);
});

test('a syntax error in company.json stops the build with line and column', () => {
  expect(() => loadCompany(text.replace('false,', 'false'))).toThrow(/company\.json: .*\(line 3 column 3\)/);
});

test('the editor can open a company.json with invalid values to fix them, but not one that lacks a field', () => {
  const [{ days = '' } = {}] = own.hours;
  const saved = { ...own, hours: [{ days, open: '7:00 AM' }], domain: 'our site', trust: '{speed}' };
  expect(readCompany(JSON.stringify(saved))).toEqual(saved);
  const { phone: _, ...less } = own;
  expect(() => readCompany(JSON.stringify(less))).toThrow('company.json: phone: ');
  const { facts, claims, ...empty } = own;
  expect(readCompany(JSON.stringify(empty))).toEqual({ ...own, facts: [], claims: [] });
});

test('colors with too little contrast are refused with the pair and the ratio', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  const pale = JSON.stringify({ ...own, colors: { ...own.colors, muted: '#8a8a9a' } });
  expect(() => loadCompany(pale)).toThrow(
    /colors\.muted: expected a contrast of 4\.5 between “Second text” \(#8a8a9a\) and “Ground” \(#fcfcfa\), found 3\.\d\d/,
  );
});

test('placeholders in a record are replaced by company facts, and a placeholder that is no fact stays', () => {
  const record = { lead: 'Insured for {insurance}, {hours}', points: ['Since {since}', '{speed}'], year: 2019 };
  expect(fillIn(record, factsOf(own))).toEqual({
    lead: 'Insured for $3M, Monday-Thursday, 6:30 AM - 5:00 PM; Friday, 6:30 AM - 12:00 PM',
    points: ['Since 2009', '{speed}'],
    year: 2019,
  });
});

test('consecutive days with the same hours are combined into one range', () => {
  const times = { open: '7:00 AM', close: '7:00 PM' };
  const say = (...days: string[]) => sayHours(days.map((each) => ({ days: each, ...times })));
  expect(say('Monday-Friday', 'Saturday')).toBe('Monday-Saturday, 7:00 AM - 7:00 PM');
  expect(say('Monday', 'Wednesday')).toBe('Monday, 7:00 AM - 7:00 PM; Wednesday, 7:00 AM - 7:00 PM');
});
