import { checkEnvironment, sampleDomain } from '../../site/check-environment.ts';
import { type Clone, type Finding, hint, orReady, unless, when } from './finding.ts';

/** Patterns of the sample company's values, to find those still in use; 555-01xx numbers are reserved for fiction. */
const samples = { phone: /555\D*01\d\d$/, email: sampleDomain, address: /^100 Sample Street/, domain: sampleDomain };

/**
 * Finds values left from the sample company, missing https, a missing privacy contact and an old copyright year.
 *
 * @throws Error when an environment variable of the build is wrong
 */
export function examineCompany({ company, env, today }: Clone): Finding[] {
  checkEnvironment(env, company);
  const { address, copyrightYear, privacyContact } = company;
  const own = { ...company, address: `${address.street}, ${address.city}`, domain: env.SITE_URL || company.domain };
  const empty = (['email', 'phone', 'address'] as const).filter((field) => !privacyContact?.[field]);
  const old = hint(`The footer says © ${copyrightYear}.`, 'If you like, change copyrightYear in company.json.');
  return [
    unless(
      company.sample,
      'The company is yours.',
      'This is still the example company.',
      'Once all below is yours, set "sample" to false in company.json.',
    ),
    ...(['phone', 'email', 'address', 'domain'] as const).map((field) =>
      unless(
        samples[field].test(own[field]),
        `The ${field} is ${own[field]}.`,
        `The ${field} is still a sample: ${own[field]}.`,
        `Put yours into ${field} in company.json${field === 'domain' ? ', or into SITE_URL in .env' : ''}.`,
      ),
    ),
    unless(
      !own.domain.startsWith('https://'),
      'The domain is on https.',
      `The domain ${own.domain} is not on https.`,
      'Start it with https://, or browsers show a warning.',
    ),
    unless(
      empty.length > 0,
      'The privacy policy names a contact.',
      `The privacy policy shows placeholders: ${empty.join(', ')}.`,
      'Write into company.json, above "facts": "privacyContact": { "email": "…", "phone": "…", "address": "…" },',
    ),
    ...orReady(when(copyrightYear < today.getFullYear(), old), `The footer says © ${copyrightYear}.`),
  ];
}
