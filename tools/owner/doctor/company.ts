import type { Company } from '../../../src/content/schema/company.ts';
import { type Finding, hint, ready, unless } from './finding.ts';

const config = 'company.json';

/** Whether the sample company still stands in its file. */
export function examineCompany(site: Company, env: Record<string, string | undefined>, today: Date): Finding[] {
  const domain = env.SITE_URL || site.domain;
  const { street, city } = site.address;
  const empty = (['email', 'phone', 'address'] as const).filter((field) => !site.privacyContact?.[field]);
  const year = today.getFullYear();
  return [
    unless(
      site.sample,
      'The company is yours.',
      'This is still the company of the example.',
      `When all below is yours, write "sample": false in ${config}.`,
    ),
    unless(
      // The numbers that are given to nobody.
      /555\D*01\d\d$/.test(site.phone),
      `The phone is ${site.phone}.`,
      `${site.phone} is a number that is given to nobody.`,
      `Put yours into phone in ${config}.`,
    ),
    unless(
      site.email.endsWith('example.com'),
      `The mailbox is ${site.email}.`,
      `The mailbox is still the sample ${site.email}.`,
      `Put yours into email in ${config}.`,
    ),
    unless(
      street.includes('Sample'),
      `The office is at ${street}, ${city}.`,
      `The office is still at the sample ${street}.`,
      `Put yours into address in ${config}.`,
    ),
    unless(
      domain.includes('example.com'),
      `The site will live at ${domain}.`,
      `The domain is still the sample ${domain}.`,
      `Set SITE_URL in .env, or domain in ${config}.`,
    ),
    unless(
      !domain.startsWith('https://'),
      'The domain is on https.',
      `The domain ${domain} is not on https.`,
      'Begin it with https://: browsers warn of anything else.',
    ),
    unless(
      empty.length > 0,
      'The privacy policy names a contact.',
      `The privacy policy shows placeholders: ${empty.join(', ')}.`,
      `Write into ${config}, above "facts": "privacyContact": { "email": "…", "phone": "…", "address": "…" },`,
    ),
    site.copyrightYear < year
      ? hint(
          `The footer says © ${site.copyrightYear}.`,
          `It is fixed on purpose; change copyrightYear in ${config} if you like.`,
        )
      : ready(`The footer says © ${site.copyrightYear}.`),
  ];
}
