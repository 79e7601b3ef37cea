import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFile, findRedirect } from '../preview/pages.ts';
import { type Finding, fault, hint, ready } from './finding.ts';

/** Addresses on the site itself that a page leads to or loads, without section ids and queries. */
function addressesOf(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src)="(\/(?!\/)[^"]*)"/g)].map(([, address = '']) => address);
  return [...new Set(found.map((address) => decodeURI(address.split(/[?#]/)[0] || '/')))];
}

/** Whether everything that the built pages in `root` lead to is there. */
export function examineBuilt(root: string): Finding[] {
  if (!existsSync(join(root, 'index.html'))) {
    return [
      hint('The site has not been built yet: its links were not followed.', 'Run npm run build, then this again.'),
    ];
  }
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const broken = files.flatMap((file) =>
    addressesOf(readFileSync(join(root, file), 'utf8'))
      .filter((address) => !findFile(root, address) && !findRedirect(root, address))
      .map((address) =>
        fault(`${join(root, file)} leads to ${address}, which is not there.`, 'Mend the link, or build again.'),
      ),
  );
  return broken.length > 0 ? broken : [ready(`Every link of the ${files.length} built pages leads somewhere.`)];
}
