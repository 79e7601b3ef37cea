import { afterAll, expect, test } from 'vitest';
import { answerAsHost } from '../../tools/server/server.ts';
import { rows } from '../hosts/conformance.ts';
import { copySite, hosts, temporary } from '../hosts/hosts.ts';
import { listen } from '../outbox.ts';

// The preview server passes all rows of the hosts' table except those listed as its differences.
const own = rows.filter(({ name }) => !hosts.some((host) => host.name === 'preview server' && host.differs[name]));
const outbox = { dir: temporary(), log: () => {} };
const { port, stop } = await listen(answerAsHost({ root: copySite(), outbox }));
afterAll(stop);

test.each(own)('$name', async ({ check }) => {
  expect(await check(port)).toBeUndefined();
});
