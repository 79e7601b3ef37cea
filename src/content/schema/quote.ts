import { z } from 'zod';
import { type ChoiceName, type FieldName, type Row, rows } from '../questions.ts';
import { entries, field, group, like, maybe, slug, some, text } from './fields.ts';

const label = field(text, 'Label', 'Above the field');
const inText = maybe(text, 'In a sentence', 'Its name inside a sentence, if the label is a full request');
const choose = field(text, 'Before a choice', 'Shown until a choice is made');
const hint = maybe(text, 'Hint', 'Below the field');
const line = z.strictObject({ label, inText, hint });
const choice = z.strictObject({ label, inText, choose, hint });
/** Turns `businessName` into `Business name`. */
const spelled = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (next) => ` ${next.toLowerCase()}`);
/** The words of each question, by its name. */
const questions = Object.fromEntries(
  rows.map(({ name, choices, ifOther }: Row) => [
    name,
    field(choices ? choice : line, spelled(name), ifOther && 'Asked for with "other"'),
  ]),
) as { [Name in FieldName]: Name extends ChoiceName ? typeof choice : typeof line };
const choices = (value: z.ZodType<string>, expected: string) =>
  some(z.strictObject({ value: field(value, 'Value', expected), label: field(text, 'Label', 'As visitors read it') }));
/** A service's price in dollars per square foot; the site does not show it. */
export const price = field(
  z.number('expected a number').positive('expected more than 0'),
  'Price',
  'Dollars per square foot; not shown anywhere',
);

/** `src/content/quote.json`: choices and words of the quote form; its services come from the service records. */
export const quote = group('Quote form', {
  groups: group('Headings of the three groups', {
    job: field(text, 'The job'),
    property: field(text, 'The property'),
    you: field(text, 'The visitor'),
  }),
  questions: group('Questions', questions),
  businessTypes: field(choices(slug, 'As it is sent, for example retail-store'), 'Business types'),
  squareFootages: field(
    choices(like(/^\d+$/, 'expected digits'), 'As it is sent, for example 2000'),
    'Square footages',
  ),
  other: group('The choice “other”', { label: field(text, 'Label'), pricePerSquareFoot: price.exactOptional() }),
  words: group('Words', {
    heading: field(text, 'Name of the form'),
    addressPrompt: field(text, 'In the empty address'),
    area: field(text, 'After a square footage that ends with a digit', 'In the email and the confirmation'),
    optional: field(text, 'After an optional label'),
    submit: field(text, 'Button'),
    sending: field(text, 'While it is sent'),
    toGo: field(text, 'While answers are missing', 'With {count}'),
    missing: field(text, 'Before the last missing answers'),
    complete: field(text, 'When nothing is missing'),
    kept: field(text, 'After a failed send', 'Beside the button'),
    wholeEmail: group('An incomplete email address', {
      message: field(text, 'At the field'),
      name: field(text, 'Among the missing answers'),
    }),
    trap: field(text, 'Label of the hidden anti-spam field'),
    privacy: field(text, 'Link to the privacy policy'),
    withoutScripts: field(text, 'If JavaScript is off'),
    withoutApp: field(text, 'If a part did not load'),
    draft: group('An unfinished request', {
      offer: field(text, 'Offer', '{about} is a colon and whose it is, as far as it is known'),
      tried: field(text, 'After a send without an answer'),
      restore: field(text, 'Button that restores'),
      discard: field(text, 'Button that discards'),
    }),
    reading: group('The service that was read about', {
      offer: field(text, 'Offer', 'With {service}'),
      use: field(text, 'Button'),
    }),
    earlierArrived: field(text, 'When an earlier version has arrived'),
    sentAgain: field(text, 'Ends the message that is sent again', 'With {time}'),
    asking: field(text, 'While Google may ask a question'),
    full: field(text, 'When a field is full'),
    away: group('Shown on another page', {
      sent: field(text, 'Sent'),
      failed: field(text, 'Failed'),
      goBack: field(text, 'Button back to the form'),
    }),
    failed: field(text, 'Failed'),
    mayHaveArrived: field(text, 'When it may have arrived anyway'),
    retry: field(text, 'Button that tries again'),
    mail: field(text, 'Button that opens a mail'),
    mailSubject: field(text, 'Subject of that mail'),
    addresses: field(text, 'Name of the list of addresses'),
    confirmation: group('Confirmation', {
      heading: field(text, 'Heading'),
      text: field(text, 'Text'),
      lead: field(text, 'Lead of the page meanwhile'),
      steps: entries('What happens next', { title: field(text, 'Title'), text: field(text, 'Text') }),
      sent: field(text, 'Heading of what was sent'),
      photos: group('Photos', {
        ask: field(text, 'Question'),
        mail: field(text, 'Link'),
        subject: field(text, 'Subject', 'With {business}'),
        text: field(text, 'Second link', 'If the phone takes texts, for example or text them'),
      }),
      call: field(text, 'Before the phone number'),
    }),
  }),
}).meta({ icon: 'request_quote', fills: ['count', 'about', 'service', 'time', 'business'] });
export type Quote = z.infer<typeof quote>;
