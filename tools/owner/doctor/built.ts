import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailService } from '../../site/mail-service.ts';
import { mapService } from '../../site/map-service.ts';
import { type Clone, type Finding, hint, unless } from './finding.ts';

/** Variables of the mail and map keys, which the build writes into the scripts. */
const keys = [...mailService.keys.map(({ variable }) => variable), mapService.variable];

/** Checks that the site was built with the current keys; links need no check here, because the build checks them. */
export function examineBuilt({ root, env }: Clone): Finding {
  if (!existsSync(join(root, 'index.html'))) return hint('The site has not been built yet.', 'Run npm run build.');
  const scripts = globSync('assets/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  // A key that is set now is absent from the scripts if it was set after the build, or if the tests made the build.
  const absent = keys.filter((key) => env[key] && !scripts.some((text) => text.includes(env[key] ?? '')));
  return unless(
    absent.length > 0,
    `${root}/ was built with your current keys.`,
    `${root}/ was built without your current ${absent.join(', ')}.`,
    'Run npm run build.',
  );
}
