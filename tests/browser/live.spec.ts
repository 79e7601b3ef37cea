import {
  examineNotFound,
  examineRobots,
  examineSitemap,
  examineSpellings,
  nowhere,
} from '../../tools/owner/doctor/live/addresses.ts';
import { examineHeaders } from '../../tools/owner/doctor/live/headers.ts';
import { examineBuild, examinePages } from '../../tools/owner/doctor/live/pages.ts';
import { visit } from '../../tools/owner/doctor/live/visit.ts';
import { company, paths } from '../owner.ts';
import { expect, test } from './site.ts';

test('the doctor finds the built site in order where it is served, the example’s values apart', async ({ baseURL }) => {
  const origin = String(baseURL);
  const home = await visit(`${origin}/`);
  const site = { company, env: {}, paths, root: 'dist', origin, domain: company.domain, home };
  const missing = await visit(origin + nowhere);
  const { findings, pages } = await examineSitemap(site);
  expect(pages).toHaveLength(paths.length);
  const found = [
    ...findings,
    ...examineHeaders(site, [home, missing]),
    examineNotFound(missing),
    ...(await examineSpellings(site)),
    await examineRobots(site),
    ...examinePages(site, pages),
    ...examineBuild(site),
  ];
  expect(found.length).toBeGreaterThan(6);
  const wrong = found.filter(({ mark }) => mark !== 'ready').map(({ text }) => text);
  const own = wrong.filter((text) => !(company.sample && text.startsWith('A value that is no company’s own')));
  // The site under test is built without keys.
  expect(own).toEqual(['The policy is not compared: this folder has no keys.']);
});
