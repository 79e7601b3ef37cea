import { siteEnvironment } from '../../tools/build/environment.ts';
import { counterpart } from '../../tools/build/hosts/names.ts';
import { ask } from '../ask.ts';
import { company } from '../owner.ts';
import { names } from './hosts.ts';
import { differ, type Row } from './row.ts';
import { wellKnown } from './start.ts';

const { protocol, host } = new URL(siteEnvironment().SITE_URL || company.domain);
const other = counterpart(`${protocol}//${host}`);

/** Asks by a name of the public site for a page with a query. @returns what is wrong with where it leads; ports of this machine do not count */
async function leads(port: number, name: string, protocols: string[]): Promise<string | undefined> {
  const path = '/about?a=1&b=%2f';
  const { status, headers } = await ask(port, path, { host: name });
  const place = String(headers.location).replace(/:\d+/, '');
  if (status !== 301 && status !== 308) return `status ${status}`;
  return protocols.some((each) => place === `${each}//${host}${path}`) ? undefined : `leads to ${place}`;
}

/** How the site is reached by the names of its domain. */
export const nameRows: Row[] = [
  {
    name: names.proof,
    check: async (port) => differ('status', (await ask(port, wellKnown, { host })).status, 200),
  },
  ...(protocol === 'https:' ? [{ name: names.https, check: (port: number) => leads(port, host, ['https:']) }] : []),
  ...(other
    ? [
        {
          name: names.other,
          check: (port: number) => leads(port, other, ['http:', 'https:']),
        },
      ]
    : []),
];
