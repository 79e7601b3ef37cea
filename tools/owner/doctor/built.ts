import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { find } from '../../server/pages.ts';
import { mailService } from '../../site/mail-service.ts';
import { mapService } from '../../site/map-service.ts';
import { textsOf } from '../../site/shape.ts';
import { type Clone, type Finding, hint, orReady, problem, when } from './finding.ts';

/** Addresses on the site itself that a page leads to or loads, without section ids and queries. */
function addressesOf(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src)="(\/(?!\/)[^"]*)"/g)].map(([, address = '']) => address);
  return [...new Set(found.map((address) => address.split(/[?#]/)[0] || '/'))];
}

/** File and field of every record that names an address. */
const fieldsWith = ({ settings, published }: Clone, address: string): string[] =>
  [...settings, ...published].flatMap(({ file, record }) =>
    textsOf(record).flatMap(({ text, place }) => (text.split('#')[0] === address ? `${file}: ${place}` : [])),
  );

/** Values that the build writes into the scripts. */
const keys = [...mailService.keys.map(({ variable }) => variable), mapService.variable];

/** Checks that all links of the built pages lead somewhere, and that the pages were built with the current keys. */
export function examineBuilt(clone: Clone): Finding[] {
  const { root, env } = clone;
  if (!existsSync(join(root, 'index.html')))
    return [hint('The site has not been built yet: its links were not followed.', 'Run npm run build first.')];
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html'));
  const leading = new Map(pages.flatMap((file) => addressesOf(read(file)).map((address) => [address, file] as const)));
  // A menu's dead link is on every page: report its field, once.
  const broken = [...leading].flatMap(([address, page]) => {
    if (find(root, address)) return [];
    const fields = fieldsWith(clone, address);
    return (fields.length > 0 ? fields : [join(root, page)]).map((place) =>
      problem(`${place} leads to ${address}, which is not there.`, 'Fix the link, or build again.'),
    );
  });
  const scripts = files.filter((file) => /^assets.*\.js$/.test(file)).map(read);
  // A build of the tests, for example, has none.
  const absent = keys.filter((key) => env[key] && !scripts.some((text) => text.includes(env[key] ?? '')));
  const stale = problem(`${root}/ was built without ${absent.join(', ')} as it is set now.`, 'Run npm run build.');
  return orReady(
    [...broken, ...when(absent.length > 0, stale)],
    `Every link of the ${pages.length} built pages leads somewhere.`,
  );
}
