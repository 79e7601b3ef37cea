import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { find } from '../../server/pages.ts';
import { mailService } from '../../site/mail-service.ts';
import { type Clone, type Finding, hint, orReady, problem, when } from './finding.ts';

/** Addresses on the site itself that a page leads to or loads, without section ids and queries. */
function addressesOf(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src)="(\/(?!\/)[^"]*)"/g)].map(([, address = '']) => address);
  return [...new Set(found.map((address) => address.split(/[?#]/)[0] || '/'))];
}

/** Values that the build writes into the scripts. */
const keys = [...mailService.keys.map(({ variable }) => variable), 'VITE_GOOGLE_MAPS_KEY'];

/** Whether everything that the built pages lead to is there, and whether they were built with the keys that are set now. */
export function examineBuilt({ root, env }: Clone): Finding[] {
  if (!existsSync(join(root, 'index.html')))
    return [hint('The site has not been built yet: its links were not followed.', 'Run npm run build first.')];
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html'));
  const broken = pages.flatMap((file) =>
    addressesOf(read(file))
      .filter((address) => !find(root, address))
      .map((address) =>
        problem(`${join(root, file)} leads to ${address}, which is not there.`, 'Fix the link, or build again.'),
      ),
  );
  const scripts = files.filter((file) => /^assets.*\.js$/.test(file)).map(read);
  // The tests, for one, build without any.
  const absent = keys.filter((key) => env[key] && !scripts.some((text) => text.includes(env[key] ?? '')));
  const stale = problem(`${root}/ was built without ${absent.join(', ')} as it is set now.`, 'Run npm run build.');
  return orReady(
    [...broken, ...when(absent.length > 0, stale)],
    `Every link of the ${pages.length} built pages leads somewhere.`,
  );
}
