/** The questions, choices and words of the quote request. */

import file from './quote.json' with { type: 'json' };
import type { Quote } from './schema/quote.ts';

interface Choice {
  value: string;
  label: string;
}

/** A service that a visitor can ask for. */
export interface QuoteService extends Choice {
  /** Business type that the form offers together with the service to a visitor who has read the service's pages. */
  businessType?: string;
  /** Addresses of the pages about the service. */
  pages: string[];
}

/** `quote.json`, to which the build adds the services (`tools/site/records.ts`); without a build there are none. */
const record = file as Quote & { services?: QuoteService[] };
export const { groups, words: quoteWords } = record;
const other: Choice = { value: 'other', label: record.other.label };
/** Every service with a page; services that the form does not list have the value "other". */
export const readServices = record.services ?? [];
export const quoteServices = readServices.filter(({ value }) => value !== other.value);

interface AnyQuestion<Name> {
  name: Name;
  group: keyof typeof groups;
  options?: Choice[];
  /** The question whose answer "other" makes the form ask this one. */
  ifOther?: 'businessType' | 'service';
  optional?: boolean;
  /** Spans both columns. */
  wide?: boolean;
  type?: 'email' | 'tel';
  autoComplete?: string;
}

const table = [
  { name: 'businessType', group: 'job', options: [...record.businessTypes, other] },
  { name: 'otherBusinessType', group: 'job', ifOther: 'businessType' },
  { name: 'service', group: 'job', options: [...quoteServices, other] },
  { name: 'otherService', group: 'job', ifOther: 'service' },
  { name: 'squareFootage', group: 'job', options: record.squareFootages, wide: true },
  { name: 'businessName', group: 'property', autoComplete: 'organization', wide: true },
  { name: 'address', group: 'property', wide: true },
  { name: 'name', group: 'you', autoComplete: 'name', wide: true },
  { name: 'email', group: 'you', type: 'email', autoComplete: 'email' },
  { name: 'phone', group: 'you', type: 'tel', autoComplete: 'tel' },
  { name: 'message', group: 'you', optional: true, wide: true },
] as const satisfies readonly AnyQuestion<string>[];

/** Name of a field in the form and in the sent request. */
export type FieldName = (typeof table)[number]['name'];
export interface Question extends AnyQuestion<FieldName> {
  label: string;
  /** The question's name in a sentence or email, if its label is an instruction. */
  inText?: string;
  /** Label of the drop-down's empty option. */
  choose?: string;
  /** Text below the control; screen readers read it with the control. */
  hint?: string;
}

/** The questions in form order; each is a field of the form, the email and the confirmation. */
export const questions: readonly Question[] = table.map((question) => ({
  ...question,
  ...record.questions[question.name],
}));
