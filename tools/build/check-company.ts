import { z } from 'zod';
import { site } from '../../site.config.ts';
import { expandDays, week } from '../../src/seo/hours.ts';

const text = z.string().trim().min(1, 'expected some text');
const day = week.join('|');
const days = z
  .string()
  .regex(new RegExp(`^(${day})(-(${day}))?$`), 'expected a day such as "Saturday", or days such as "Monday-Friday"')
  .refine((value) => expandDays(value).length > 0, 'expected the earlier day of the week first');
const clock = z.string().regex(/^(1[0-2]|0?[1-9]):[0-5]\d [AP]M$/, 'expected a time such as "7:00 AM", or null');
const origin = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://www.example.com' })
  .regex(/[^/]$/, 'expected no slash at the end')
  .regex(/^[^/]*\/\/[^/?#]*\/?$/, 'expected nothing after the host, as in https://www.example.com');

const shape = z.strictObject({
  name: text,
  phone: z.string().regex(/^\D*1?(\D*\d){10}\D*$/, 'expected a United States phone number of ten digits'),
  email: z.email('expected an e-mail address'),
  address: z.strictObject({
    street: text,
    city: text,
    state: z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters'),
    zip: z.string().regex(/^\d{5}$/, 'expected five digits'),
  }),
  hours: z
    .array(
      z
        .strictObject({ days, open: clock.nullable(), close: clock.nullable() })
        .refine(({ open, close }) => (open === null) === (close === null), 'expected two times, or null for both'),
    )
    .min(1, 'expected at least one line'),
  domain: origin,
  social: z.array(z.url('expected a full address')),
  copyrightYear: z.number('expected a year').int().min(2000).max(2100),
  privacyContact: z.strictObject({ email: z.string(), phone: z.string(), address: z.string() }),
});

const emailKeys = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'];

/**
 * Checks the owner's page and the environment before anything is built.
 *
 * @returns warnings, one sentence each: what makes this build unfit for the public.
 * @throws Error that lists every wrong field with its file and what was expected.
 */
export function checkSite(env: Record<string, string | undefined>, config: unknown = site): string[] {
  const problems: string[] = [];
  const checked = shape.safeParse(config);
  for (const issue of checked.error?.issues ?? []) {
    problems.push(`site.config.ts: ${issue.path.join('.') || 'site'}: ${issue.message}`);
  }
  const missing = emailKeys.filter((key) => !env[key]);
  if (missing.length > 0 && missing.length < emailKeys.length) {
    problems.push(`environment: ${missing.join(', ')}: expected a value, because the other EmailJS keys are set`);
  }
  for (const key of ['SITE_URL', 'VITE_EMAILJS_ORIGIN']) {
    const result = env[key] ? origin.safeParse(env[key]) : undefined;
    if (result?.error) problems.push(`environment: ${key}: ${result.error.issues[0]?.message}`);
  }
  if (problems.length > 0) throw new Error(`The site is not built. Please mend:\n  ${problems.join('\n  ')}`);

  const warnings: string[] = [];
  if (missing.length > 0) {
    warnings.push(
      'FOR LOCAL USE ONLY: no EmailJS keys are set, so quote requests go to the outbox of the local server.',
    );
  }
  if ((env.SITE_URL || site.domain).includes('example.com')) {
    warnings.push('The domain is still example.com: set SITE_URL, or domain in site.config.ts.');
  }
  return warnings;
}
