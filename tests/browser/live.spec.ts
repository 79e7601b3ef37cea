import { examineLive } from '../../tools/owner/doctor/live.ts';
import { cloneOf, marked } from '../doctor.ts';
import { company } from '../owner.ts';
import { expect, test } from './site.ts';

test('the doctor finds the built site in order where it is served, its place and its keys apart', async ({
  baseURL,
}) => {
  const env = { SITE_URL: String(baseURL) };
  const found = await examineLive(env.SITE_URL, cloneOf({ company, env, root: 'dist' }));
  expect(found.length).toBeGreaterThan(6);
  expect(marked(found)).toEqual([
    `problem ${baseURL} is not on https.`,
    // The site under test is built without keys.
    expect.stringMatching(/^problem The live site does not send quote requests to EmailJS/),
  ]);
});
