import { expect, test } from 'vitest';
import { sayVisit } from '../../src/app/visit-source.ts';
import type { JobsSection, ServicePage } from '../../src/content/schema.ts';
import { redirects } from '../../src/content/site.ts';
import { alsoSent } from '../../src/quote/also-sent.ts';
import { emptyRequest, templateParams } from '../../src/quote/model.ts';
import { checkContent } from '../../tools/site/check-content.ts';
import { type Filled, loadSettings } from '../../tools/site/content.ts';
import { hostFiles } from '../../tools/site/hosts/publish.ts';
import { jobsOf } from '../../tools/site/jobs.ts';
import { pageRecord } from '../../tools/site/records.ts';
import { hostRedirects } from '../../tools/site/redirects.ts';
import { company, entries, entryOf, examples } from '../owner.ts';

const time = 'November 25, 2026 at 9:00 AM';
const service = entryOf(examples.service);
const city = entryOf(examples.city);
const job = (name: string, change: object = {}): Filled => ({
  file: `src/content/jobs/${name}.json`,
  folder: 'jobs',
  name,
  written: {},
  record: {
    draft: false,
    service: service.name,
    city: city.name,
    month: '2026-05',
    property: 'Shopping center',
    photos: [{ file: '/media/pictures/one.webp' }, { file: '/media/pictures/two.webp' }],
    ...change,
  },
});

test('a request has ten parameters, and more only if the owner has turned on optional fields', () => {
  expect(Object.keys({ ...templateParams(emptyRequest, new Date(0)), ...alsoSent(true, time, {}) })).toHaveLength(10);
  expect(alsoSent(true, time, { askSource: false })).toEqual({});
  expect(alsoSent(false, time, { askSource: true, textConsent: 'Text me.' })).toEqual({ source: '' });
  expect(alsoSent(true, time, { textConsent: 'Text me.' })).toEqual({ textConsent: `Text me. (${time})` });
});

test.each([
  [
    'https://a.com/services?utm_campaign=May&x=1&gclid=9',
    'https://google.com/',
    'utm_campaign: May; gclid: 9; from: google.com; first page: /services',
  ],
  ['https://a.com/contact', 'https://a.com/areas?utm_source=card', 'utm_source: card; first page: /areas'],
  [
    `https://a.com/?utm_source=ad&${[1, 2, 3, 4, 5, 6].map((number) => `utm_${number}=x`).join('&')}`,
    'https://google.com/',
    'utm_source: ad; utm_1: x; utm_2: x; utm_3: x; utm_4: x; utm_5: x; from: google.com; first page: /',
  ],
  ['https://a.com/', '', 'first page: /'],
])('a visit that starts at %s with the referrer "%s" is described as "%s"', (address, referrer, said) => {
  expect(sayVisit(address, referrer)).toBe(said);
});

test('every host redirects /review to the company’s review page, and only if the company has one', () => {
  const { reviewAddress: _, ...without } = company;
  const reviewAddress = 'https://search.example.com/writereview?placeid=ChIJ-x_1';
  expect(hostRedirects(without)).toMatchObject(redirects);
  const all = hostRedirects({ ...company, reviewAddress });
  const files = hostFiles('https://www.harborwash.com', {}, all);
  expect(files['dist/.htaccess']).toContain(
    `RewriteRule "^review(/index|\\.html|/)*$" ${reviewAddress} [R=301,NE,END]`,
  );
  expect(files['deploy/nginx/rules.conf']).toContain(`if ($site_page = /review) { return 301 ${reviewAddress}; }`);
  expect(files['deploy/Caddyfile']).toContain(` ${reviewAddress} permanent`);
});

test('service and city pages show their six newest jobs below the slider and link to each other', () => {
  const months = ['2026-01', '2026-07', '2026-03', '2025-12', '2026-02', '2026-06', '2026-04'];
  const jobs = [...months.map((month) => job(`job-${month}`, { month })), job('elsewhere', { service: 'other' })];
  const onService = jobsOf(service, entries, jobs);
  expect(onService?.jobs.map(({ month }) => month.split(' ')[0])).toEqual([
    'July',
    'June',
    'April',
    'March',
    'February',
    'January',
  ]);
  expect(onService?.jobs[0]?.about).toEqual({ label: (city.record as { name: string }).name, to: examples.city });
  expect(jobsOf(city, entries, jobs)?.jobs[0]?.about.to).toBe(examples.service);
  expect(jobsOf(service, entries, [])).toBeUndefined();
  const { sections } = pageRecord(service, entries, jobs) as { sections: (ServicePage['sections'][0] | JobsSection)[] };
  const kinds = sections.map(({ kind }) => kind);
  expect(kinds[kinds.indexOf('before-after') + 1]).toBe('jobs');
});

test('a job with an unknown city, an unknown service or more than two sentences is reported', () => {
  const problems = checkContent(entries, loadSettings(), [
    job('lost', { city: 'atlantis' }),
    job('odd', { service: 'gone', text: 'One. Two. Three.' }),
  ]);
  expect(problems).toEqual([
    'src/content/jobs/lost.json: city: there is no city atlantis',
    'src/content/jobs/odd.json: text: expected at most two sentences',
    'src/content/jobs/odd.json: service: there is no service gone',
  ]);
});
