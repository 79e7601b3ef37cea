import { z } from 'zod';
import { expandDays, week } from '../hours.ts';
import { text } from './fields.ts';

const day = week.join('|');
const days = z
  .string()
  .regex(new RegExp(`^(${day})(-(${day}))?$`), 'expected a day such as "Saturday", or days such as "Monday-Friday"')
  .refine((value) => expandDays(value).length > 0, 'expected the earlier day of the week first');
const clock = z.string().regex(/^(1[0-2]|0?[1-9]):[0-5]\d [AP]M$/, 'expected a time such as "7:00 AM", or null');
const proof = z
  .string()
  .describe('What shows that it is true: a policy number, a certificate, an address. Empty: nothing yet');
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a color such as #0c2836');

/** Origin of a site, such as `https://www.example.com`. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://www.example.com' })
  .regex(/[^/]$/, 'expected no slash at the end')
  .regex(/^[^/]*\/\/[^/?#]*\/?$/, 'expected nothing after the host, as in https://www.example.com');

/** `company.json`: everything about the company that is not the words of a page. */
export const company = z.strictObject({
  sample: z.boolean().describe('Whether this is still the company of the example'),
  name: text.describe('As it stands in the logo, in titles and in the footer'),
  phone: z
    .string()
    .regex(/^\D*1?(\D*\d){10}\D*$/, 'expected a United States phone number of ten digits')
    .describe('As people read it; the call links are made from its digits'),
  email: z.email('expected an email address').describe('The mailbox for quotes and questions'),
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
    .min(1, 'expected at least one line')
    .describe('As they stand on the contact page, in this order; null means closed'),
  domain: origin.describe('Where the public site lives; the variable SITE_URL overrides it'),
  social: z.array(z.url('expected a full address')).describe('Public profiles of the company'),
  copyrightYear: z
    .number('expected a year')
    .int()
    .min(2000)
    .max(2100)
    .describe('Stated in the footer; fixed on purpose, never taken from the clock'),
  privacyContact: z
    .strictObject({ email: z.string(), phone: z.string(), address: z.string() })
    .describe('Contact of the privacy policy; while a field is empty the policy shows a bracketed placeholder'),
  facts: z
    .record(z.string().regex(/^[a-zA-Z]+$/, 'expected a name of letters alone'), z.strictObject({ value: text, proof }))
    .describe('Figures that records write by name, such as {insurance}'),
  claims: z.record(z.string(), proof).describe('Words on the site that the company answers for, each with its proof'),
  colors: z.strictObject({
    ink: color.describe('Text, and the labels of yellow buttons'),
    abyss: color.describe('Ground of the footer, and the shade over pictures'),
    navy: color.describe('Ground of dark bands, of the logo and of the browser’s bar'),
    steel: color.describe('Lines and fields on navy'),
    paper: color.describe('Ground of the pages'),
    sand: color.describe('Ground of every second section'),
    line: color.describe('Borders'),
    muted: color.describe('Text of second rank'),
    mist: color.describe('Text of second rank on dark ground'),
    teal: color.describe('Links and focus rings'),
    amber: color.describe('The quote button and the logo'),
    alarm: color.describe('Errors'),
  }),
});
export type Company = z.infer<typeof company>;
