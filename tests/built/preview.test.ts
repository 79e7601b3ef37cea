import { afterAll, expect, test } from 'vitest';
import { examineLive } from '../../tools/owner/doctor/live.ts';
import { answerAsHost } from '../../tools/server/server.ts';
import { cloneOf, marked } from '../doctor.ts';
import { rows } from '../hosts/conformance.ts';
import { copySite, hosts, temporary } from '../hosts/hosts.ts';
import { listen } from '../outbox.ts';
import { company } from '../owner.ts';

// The preview server must pass every row of the hosts' table except those listed as its differences.
const own = rows.filter(({ name }) => !hosts.some((host) => host.name === 'preview server' && host.differs[name]));
const outbox = { dir: temporary(), log: () => {} };
const { port, stop } = await listen(answerAsHost({ root: copySite(), outbox }));
afterAll(stop);

test.each(own)('$name', async ({ check }) => {
  expect(await check(port)).toBeUndefined();
});

test('the doctor finds nothing wrong with the served build, except for missing https and keys', async () => {
  const env = { SITE_URL: `http://127.0.0.1:${port}` };
  const found = await examineLive(env.SITE_URL, cloneOf({ company, env, root: 'dist' }));
  expect(found.length).toBeGreaterThan(6);
  expect(marked(found)).toEqual([
    `problem ${env.SITE_URL} is not on https.`,
    // The site under test is built without keys.
    expect.stringMatching(/^problem The live site does not send quote requests to EmailJS/),
  ]);
});
