import type { Company } from '../../src/content/schema/company.ts';
import { origin } from '../../src/content/schema/company.ts';
import { mailService } from './mail-service.ts';
import { mapService } from './map-service.ts';

/** Variables with a pattern, and its description. */
const forms: [variable: string, form: RegExp, expected: string][] = [
  [
    'VITE_PLAUSIBLE_DOMAIN',
    /^[\w-]+(\.[\w-]+)+$/,
    'the name of the site in your Plausible account, such as www.example.com',
  ],
  ['VITE_RECAPTCHA_SITE_KEY', /^[\w-]{40}$/, 'the site key that Google gave you for reCAPTCHA v2, 40 characters'],
  ['EDITOR_REPO', /^[\w-]+\/[\w.-]+$/, 'owner/name, as it stands in the repository’s address on GitHub'],
  ['EDITOR_BRANCH', /^[\w./-]+$/, 'the name of a branch, such as main'],
  [
    'EDITOR_SIGN_IN',
    /^https:\/\/[\w.:-]+$/,
    'an address such as https://sign-in.example.com, with no slash at the end',
  ],
];

/**
 * Checks the environment before a build.
 *
 * @returns warnings, one sentence each, on why this build is unfit for the public
 * @throws Error that lists every wrong variable with what was expected
 */
export function checkEnvironment(env: Record<string, string | undefined>, company: Company): string[] {
  const problems: string[] = [];
  const { name, keys, originVariable } = mailService;
  const missing = keys.filter(({ variable }) => !env[variable]).map(({ variable }) => variable);
  if (missing.length > 0 && missing.length < keys.length) {
    problems.push(`environment: ${missing.join(', ')}: expected a value, because the other ${name} keys are set`);
  }
  for (const key of ['SITE_URL', originVariable]) {
    const result = env[key] ? origin.safeParse(env[key]) : undefined;
    if (result?.error) problems.push(`environment: ${key}: ${result.error.issues[0]?.message}`);
  }
  for (const [key, form, expected] of forms) {
    if (env[key] && !form.test(env[key])) problems.push(`environment: ${key}: expected ${expected}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n  '));

  const warnings: string[] = [];
  if (missing.length > 0) {
    warnings.push(
      `FOR LOCAL USE ONLY: no ${name} keys are set, so quote requests go to the outbox of the local server.`,
    );
  }
  if ((env.SITE_URL || company.domain).includes('example.com')) {
    warnings.push('The domain is still example.com: set SITE_URL, or domain in company.json.');
  }
  const foreign = [mapService.variable, 'VITE_RECAPTCHA_SITE_KEY'].filter((key) => env[key]);
  if (env.EDITOR_REPO && foreign.length > 0) {
    warnings.push(
      `EDITOR_REPO with ${foreign.join(' and ')}: scripts of Google run where the editor keeps its token. Give the editor a ` +
        'host name of its own (docs/editing.md).',
    );
  }
  return warnings;
}
