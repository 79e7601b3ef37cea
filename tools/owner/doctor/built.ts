import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailService } from '../../site/mail-service.ts';
import { mapService } from '../../site/map-service.ts';
import { quickNote } from '../../site/sitemap.ts';
import { type Clone, type Finding, hint, unless } from './finding.ts';

/** Variables of the mail and map keys, which the build writes into the scripts. */
const keys = [...mailService.keys.map(({ variable }) => variable), mapService.variable];

/** Checks that the site was built for the public, with the current keys and domain; the build has checked its links. */
export function examineBuilt({ company, root, env }: Clone): Finding {
  const file = join(root, 'robots.txt');
  if (!existsSync(file)) return hint('The site has not been built yet.', 'Run npm run build.');
  const scripts = globSync('assets/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  // A key that is set now is absent from the scripts if it was set after the build, or if the tests made the build.
  const absent = keys.filter((key) => env[key] && !scripts.some((text) => text.includes(env[key] ?? '')));
  const robots = readFileSync(file, 'utf8');
  const domain = env.SITE_URL || company.domain;
  const faults = [
    ...(absent.length > 0 ? [`without your current ${absent.join(', ')}`] : []),
    ...(robots.includes(quickNote) ? ['only for viewing on this computer'] : []),
    ...(robots.includes(`Sitemap: ${domain}/`) ? [] : [`for another address than ${domain}`]),
  ];
  return unless(
    faults.length > 0,
    `${root}/ was built to be published, with your current keys and domain.`,
    `${root}/ was built ${faults.join(', ')}.`,
    'Run npm run build.',
  );
}
