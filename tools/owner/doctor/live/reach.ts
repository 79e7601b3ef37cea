import { counterpart } from '../../../build/hosts/names.ts';
import { type Finding, hint, problem, ready, unless } from '../finding.ts';
import type { Site } from './site.ts';
import { follow, placeOf, type Visit } from './visit.ts';

/** Milliseconds in which a home page should be here. */
const prompt = 2000;

/** Whether home is there: what is wrong with it leaves nothing else to look at. */
export function examineHome(home: Visit): Finding {
  const { origin } = new URL(home.url);
  const place = placeOf(home);
  if (home.status === 0)
    return problem(`${origin} cannot be reached: ${home.fault}.`, 'Compare the address, its DNS record and your host.');
  if (place)
    return problem(`${origin} leads to ${place}.`, `Look there: npm run doctor -- --live ${new URL(place).origin}`);
  if (home.status !== 200 || !home.headers.get('content-type')?.startsWith('text/html'))
    return problem(
      `${origin} answers ${home.status} (${home.headers.get('content-type') ?? 'nothing'}) instead of the home page.`,
      'Publish dist/ at your host, and look at what your host says of it.',
    );
  const seconds = (home.time / 1000).toFixed(1);
  return home.time > prompt
    ? hint(`Home took ${seconds} s to come.`, 'Look again; if it stays so, ask your host, or choose one nearer to you.')
    : ready(`Home is there, after ${seconds} s.`);
}

/** Whether an address leads to another for good. */
async function examineWay(from: string, to: string, todo: string): Promise<Finding> {
  const way = await follow(from);
  const last = way.at(-1) ?? way[0];
  const forNow = way.find((each) => placeOf(each) && each.status !== 301 && each.status !== 308);
  if (last.status === 0) return problem(`${last.url} cannot be reached: ${last.fault}.`, todo);
  if (last.url !== to)
    return problem(
      last === way[0] ? `${from} answers ${last.status} and does not lead to ${to}.` : `${from} leads to ${last.url}.`,
      `Let your host lead it to ${to} with status 301.`,
    );
  if (forNow)
    return problem(`${from} leads to ${to} only for now (${forNow.status}).`, 'Make it 301, which is for good.');
  return ready(`${from} leads to ${to} for good.`);
}

/** Whether every way in leads to the one domain, on https. */
export async function examineReach({ origin, domain }: Site): Promise<Finding[]> {
  const { protocol, host, port } = new URL(origin);
  const other = counterpart(domain);
  return [
    unless(
      origin !== domain,
      `It is built for ${domain}.`,
      `The site is to live at ${domain}, and you look at ${origin}.`,
      `Set SITE_URL in .env to the one that is right, or look there: npm run doctor -- --live ${domain}`,
    ),
    ...(protocol === 'http:'
      ? [problem(`${origin} is not on https.`, 'Switch https on at your host: browsers warn of anything else.')]
      : port
        ? []
        : [await examineWay(`http://${host}/`, `https://${host}/`, 'Let your host answer on port 80 too.')]),
    ...(other
      ? [
          await examineWay(
            `${new URL(domain).protocol}//${other}/`,
            `${domain}/`,
            `Add ${other.startsWith('www.') ? 'a CNAME record for www' : 'an A or ALIAS record for @'} where your domain’s DNS is kept, leading to your host, and add the name there.`,
          ),
        ]
      : []),
  ];
}
