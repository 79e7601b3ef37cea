import { loadEnv } from 'vite';
import { z } from 'zod';
import { type Company, origin } from '../../src/content/schema/company.ts';
import { wrongFields } from './json.ts';
import { mailService } from './mail-service.ts';
import { mapService } from './map-service.ts';

/**
 * The build's variables, from `.env` files and from the environment, which takes precedence. With `ENV_FILES=off` the
 * files are ignored, so that tests build the same site on every machine.
 */
export function siteEnvironment(): Record<string, string> {
  const files = process.env.ENV_FILES === 'off' ? '.cache/no-env-files' : process.cwd();
  return loadEnv('production', files, ['VITE_', 'SITE_URL', 'EDITOR_']);
}

const like = (form: RegExp, expected: string) => z.string().regex(form, `expected ${expected}`).optional();
/** Variables whose value must match a pattern. */
const forms = z.object({
  SITE_URL: origin.optional(),
  [mailService.originVariable]: origin.optional(),
  VITE_PLAUSIBLE_DOMAIN: like(/^[\w-]+(\.[\w-]+)+$/, 'the site’s name in your Plausible account, as www.example.com'),
  VITE_RECAPTCHA_SITE_KEY: like(/^[\w-]{40}$/, 'the site key of Google’s reCAPTCHA v2, 40 characters'),
  EDITOR_REPO: like(/^[\w-]+\/[\w.-]+$/, 'owner/name, as in the repository’s address on GitHub'),
  EDITOR_BRANCH: like(/^[\w./-]+$/, 'the name of a branch, such as main'),
  EDITOR_SIGN_IN: like(/^https:\/\/[\w.:-]+$/, 'an address such as https://sign-in.example.com, no slash at its end'),
});

/** Matches addresses at example.com, which is reserved for examples, but not at bestexample.com. */
export const sampleDomain = /(^|[/@.])example\.com(:\d+)?$/;

/**
 * Checks the environment before a build.
 *
 * @returns warnings, each with a reason why this build is unfit for the public
 * @throws Error that lists every wrong variable with what was expected
 */
export function checkEnvironment(env: NodeJS.Dict<string>, company: Company): string[] {
  const { name, keys } = mailService;
  const missing = keys.map(({ variable }) => variable).filter((variable) => !env[variable]);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const wrong = wrongFields(forms, given);
  if (missing.length > 0 && missing.length < keys.length)
    wrong.push(`${missing.join(', ')}: expected a value, because the other ${name} keys are set`);
  if (wrong.length > 0) throw new Error(wrong.map((line) => `.env or host settings: ${line}`).join('\n  '));

  const warnings: string[] = [];
  if (missing.length > 0)
    warnings.push(
      `FOR LOCAL USE ONLY: quote requests go to the local server’s outbox until you set the ${name} keys in .env.`,
    );
  if (sampleDomain.test(env.SITE_URL || company.domain))
    warnings.push('The domain is still example.com: set SITE_URL, or domain in company.json.');
  const foreign = [mapService.variable, 'VITE_RECAPTCHA_SITE_KEY'].filter((key) => env[key]);
  if (env.EDITOR_REPO && foreign.length > 0) {
    warnings.push(
      `EDITOR_REPO with ${foreign.join(' and ')}: Google’s scripts could read the editor’s GitHub token. Give the editor a ` +
        'host name of its own (docs/editing.md).',
    );
  }
  return warnings;
}
