/** The questions, choices and words of the quote request. */

import file from './quote.json' with { type: 'json' };
import type { Quote } from './schema/quote.ts';

interface Choice {
  value: string;
  label: string;
}

/** A service that may be asked for. */
export interface QuoteService extends Choice {
  /** The choice that a reader of its pages is offered with it. */
  businessType?: string;
  /** Addresses of the pages about it. */
  pages: string[];
}

/** The record, to which the build adds the services (`tools/site/records.ts`): outside of it there are none. */
const record = file as Quote & { services?: QuoteService[] };
export const { groups, words: quoteWords } = record;
const other: Choice = { value: 'other', label: record.other.label };
/** Every service that there is a page about; one that the form does not name has the value "other". */
export const readServices = record.services ?? [];
export const quoteServices = readServices.filter(({ value }) => value !== other.value);

/** One question of the form. */
interface AnyQuestion<Name> {
  name: Name;
  group: keyof typeof groups;
  /** What may be chosen. */
  options?: Choice[];
  /** The question whose answer "other" asks this one. */
  ifOther?: 'businessType' | 'service';
  optional?: boolean;
  /** Over both columns. */
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

/** Name of a field, in the form and in what is sent. */
export type FieldName = (typeof table)[number]['name'];
export interface Question extends AnyQuestion<FieldName> {
  label: string;
  /** Its name in a sentence or a letter, where the label is a request. */
  inText?: string;
  /** The choice that says nothing yet. */
  choose?: string;
  /** Stands below the control and is read out with it. */
  hint?: string;
}

/** The questions in the order of the form: a line is a field of the form, of the mail and of the confirmation. */
export const questions: readonly Question[] = table.map((question) => ({
  ...question,
  ...record.questions[question.name],
}));
