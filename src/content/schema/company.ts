import { z } from 'zod';
import { expandDays, week } from '../hours.ts';
import { field, flag, group, like, maybe, number, some, source, sourceAddress, text } from './fields.ts';

const day = week.join('|');
const days = like(
  new RegExp(`^(${day})(-(${day}))?$`),
  'expected a day such as "Saturday", or days such as "Monday-Friday"',
).refine((value) => expandDays(value).length > 0, 'expected the earlier day of the week first');
const clock = like(/^(1[0-2]|0?[1-9]):[0-5]\d [AP]M$/, 'expected a time such as 7:00 AM');
const proof = maybe(
  text,
  'Proof',
  'What proves it: a policy number, a certificate, a web address; leave empty if you have none yet',
);
const term = (title: string, example: string) =>
  group(title, { words: field(text, 'Words', 'One whole sentence'), proof })
    .describe(`For example: ${example}`)
    .exactOptional();
/** One time zone for each common local time in the United States. */
const timeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];
const color = like(/^#[0-9a-f]{6}$/, 'expected a color such as #0c2836');

/** A site's origin: scheme, host and port, without a path. */
export const origin = like(
  /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:(?!80$|443$)\d+)?$/,
  'expected an address such as https://www.example.com, without capitals, and nothing after it',
);

const line = z
  .strictObject({
    days: field(days, 'Days', 'For example Monday-Friday'),
    open: maybe(clock, 'From', 'For example 7:00 AM; empty if closed'),
    close: maybe(clock, 'To', 'For example 7:00 PM; empty if closed'),
  })
  .refine(({ open, close }) => !open === !close, 'expected both times or none');

const fact = z.strictObject({
  name: field(
    like(/^[a-zA-Z]+$/, 'expected a name of only letters'),
    'Name',
    'Records write it in braces, such as {insurance}',
  ),
  value: field(text, 'Words', 'For example $2M'),
  proof,
});
const claim = z.strictObject({ words: field(text, 'Words', 'As written on the site'), proof });

/** `company.json`: the facts about the company; the words of the pages are in the records. */
export const company = z.strictObject({
  sample: field(flag, 'Example', 'On while this is still the example company'),
  name: field(text, 'Name', 'As shown beside the logo, in titles and in the footer'),
  phone: field(
    like(/^\D*1?(\D*\d){10}\D*$/, 'expected a United States phone number of ten digits'),
    'Phone',
    'As people read it; the call links are made from its digits',
  ),
  email: field(z.email('expected an email address'), 'Email', 'For quotes and questions'),
  address: group('Office', {
    street: field(text, 'Street'),
    city: field(text, 'City'),
    state: field(like(/^[A-Z]{2}$/, 'expected two capital letters'), 'State', 'Two letters'),
    zip: field(like(/^\d{5}$/, 'expected five digits'), 'ZIP code'),
  }),
  region: group('Where you work', {
    name: field(text, 'Region', 'Records write it as {region}; for example Tampa Bay, or the Front Range'),
    state: field(text, 'State', 'Its whole name, which records write as {state}; for example Florida'),
    timeZone: field(
      z.enum(timeZones, `expected one of ${timeZones.join(', ')}`),
      'Time zone',
      'Of the office; the outbox on your computer shows times in it',
    ),
    map: maybe(
      text.regex(/^\/media\/map\/[\w-]+\.geojson$/, 'expected a file such as /media/map/tampa-bay.geojson'),
      'Map',
      'Drawn on the areas and contact pages (media/map/README.md); leave empty if you have none',
    ),
  }),
  hours: field(some(line), 'Hours', 'As shown on the contact page, in this order'),
  colors: group('Colors', {
    ink: field(color, 'Text', 'And the labels of quote buttons'),
    shade: field(color, 'Darkest ground', 'Of the footer, and the shade over pictures'),
    dark: field(color, 'Dark ground', 'Of dark bands, of the logo and of the browser’s bar'),
    ground: field(color, 'Ground', 'Of the pages'),
    band: field(color, 'Second ground', 'Of every other section'),
    line: field(color, 'Lines', 'Borders of cards and fields'),
    muted: field(color, 'Second text', 'Smaller and less important words'),
    pale: field(color, 'Second text on dark', 'The same on dark ground'),
    accent: field(color, 'Accent', 'Links and focus rings'),
    quote: field(color, 'Quote button', 'And the mark of the logo'),
    alarm: field(color, 'Errors', 'Error text in the form'),
  }).describe('The preview shows them; the build refuses a pair that is hard to read'),
  domain: field(origin, 'Domain', 'Where the public site lives; the variable SITE_URL overrides it'),
  social: maybe(some(z.url('expected a full address')), 'Profiles', 'Full addresses of public profiles; may be empty'),
  askSource: maybe(
    flag,
    'Tell where requests began',
    'Sends with each request the campaign, the site that led here and the first page; the privacy policy says so',
  ),
  takesTexts: maybe(flag, 'The phone takes texts', 'Offers to text photographs after a request'),
  textConsent: maybe(
    text.max(1000, 'expected at most 1,000 characters'),
    'Consent to texts',
    'Beside an optional checkbox in the form. For example: I agree to texts about my request from {company}; reply STOP to end them.',
  ),
  rating: group('Where your rating can be checked', { source, address: sourceAddress })
    .describe('The footer links to it beside the rating')
    .exactOptional(),
  reviewAddress: maybe(
    sourceAddress,
    'Where customers review you',
    'Your short address /review leads there, for cards and invoices; for example https://g.page/r/YOUR-ID/review',
  ),
  certificate: group('Certificate of insurance', {
    label: field(text, 'Link', 'For example Ask for our certificate'),
    subject: field(text, 'Subject of the email', 'For example Certificate of insurance'),
    body: field(
      text,
      'The email',
      'Each / starts a new line. For example: Certificate holder: / Additional insured: / Needed by:',
    ),
  })
    .describe('An email visitors can start where paperwork is mentioned, and on the contact page')
    .exactOptional(),
  copyrightYear: field(
    number(2000, 2100).int(),
    'Copyright year',
    'In the footer; fixed on purpose, never taken from the clock',
  ),
  trust: maybe(
    text,
    'Why to trust you',
    'A few words above the title of each page (not home) that asks for a quote; {insurance} shows that fact',
  ),
  privacyContact: group('Contact of the privacy policy', {
    email: maybe(text, 'Email'),
    phone: maybe(text, 'Phone'),
    address: maybe(text, 'Address'),
  })
    .describe('While a field is empty the policy shows a bracketed placeholder')
    .exactOptional(),
  facts: field(
    z
      .array(fact)
      .refine((facts) => new Set(facts.map(({ name }) => name)).size === facts.length, 'expected each name once')
      .default([]),
    'Facts',
    'Figures that texts show by name, such as {insurance}',
  ),
  terms: group('Prices and paperwork', {
    minimumCharge: term('Minimum charge', 'Our minimum charge is $350.'),
    exampleJob: term('One job and its price', 'A 60-stall lot with heavy oil costs $1,200 to $1,800.'),
    paymentTerms: term('Payment terms', 'Invoices are due in 30 days.'),
    workersCompensation: term('Workers’ compensation', 'We carry workers’ compensation for every employee.'),
    autoInsurance: term('Auto insurance', 'Our trucks carry $1M in auto liability insurance.'),
    umbrella: term('Umbrella policy', 'An umbrella policy adds $5M.'),
    w9: term('W-9', 'Our W-9 comes with the bid.'),
    vendorPortals: term('Vendor portals', 'We’re registered with NetVendor and RealPage.'),
    bonding: term('Bonding', 'We can be bonded up to $500,000.'),
    licensed: term('What “licensed” means', 'We hold a Hillsborough County business tax receipt.'),
  })
    .describe('Fill in only what is true; pages show the first three as {prices?} and the others as {paperwork?}')
    .exactOptional(),
  claims: field(z.array(claim).default([]), 'Claims', 'Claims on the site that you have to prove, each with its proof'),
});
export type Company = z.infer<typeof company>;
