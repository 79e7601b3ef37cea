import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailService } from '../../build/mail-service.ts';
import { find } from '../../server/pages.ts';
import { type Finding, hint, problem, ready } from './finding.ts';

/** Addresses on the site itself that a page leads to or loads, without section ids and queries. */
function addressesOf(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src)="(\/(?!\/)[^"]*)"/g)].map(([, address = '']) => address);
  return [...new Set(found.map((address) => address.split(/[?#]/)[0] || '/'))];
}

/** Values that the build writes into the scripts. */
const keys = [...mailService.keys.map(({ variable }) => variable), 'VITE_GOOGLE_MAPS_KEY'];

/** Whether the scripts in `root` were built with the keys of `env`; `npm test`, for one, builds without any. */
function examineKeys(root: string, env: Record<string, string | undefined>): Finding[] {
  const set = keys.filter((key) => env[key]);
  if (set.length === 0) return [];
  const scripts = readdirSync(join(root, 'assets')).filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(root, 'assets', file), 'utf8')).join('');
  const absent = set.filter((key) => !text.includes(env[key] ?? ''));
  if (absent.length === 0) return [];
  return [problem(`${root}/ was built without ${absent.join(', ')} as it is set now.`, 'Run npm run build.')];
}

/** Whether everything that the built pages in `root` lead to is there, and whether they were built with the keys of `env`. */
export function examineBuilt(root: string, env: Record<string, string | undefined>): Finding[] {
  if (!existsSync(join(root, 'index.html'))) {
    return [
      hint('The site has not been built yet: its links were not followed.', 'Run npm run build, then this again.'),
    ];
  }
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const broken = files.flatMap((file) =>
    addressesOf(readFileSync(join(root, file), 'utf8'))
      .filter((address) => !find(root, address))
      .map((address) =>
        problem(`${join(root, file)} leads to ${address}, which is not there.`, 'Fix the link, or build again.'),
      ),
  );
  const stale = examineKeys(root, env);
  return broken.length > 0 || stale.length > 0
    ? [...broken, ...stale]
    : [ready(`Every link of the ${files.length} built pages leads somewhere.`)];
}
