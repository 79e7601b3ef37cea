/** The questions, choices and words of the quote request. */

import { type Row, rows } from './questions.ts';
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

/** `quote.json`, to which a Vite plugin (`tools/site/records.ts`) adds the services; without it there are none. */
const record = file as Quote & { services?: QuoteService[] };
export const { groups, words: quoteWords } = record;
const other: Choice = { value: 'other', label: record.other.label };
/** Every service with a page; services that the form does not list have the value "other". */
export const readServices = record.services ?? [];
export const quoteServices = readServices.filter(({ value }) => value !== other.value);

export interface Question extends Row {
  label: string;
  /** The question's name in a sentence or email, if its label is an instruction. */
  inText?: string;
  options?: Choice[];
  /** Label of the drop-down's empty option. */
  choose?: string;
  /** Text below the control; screen readers read it with the control. */
  hint?: string;
}

const choices = {
  businessTypes: [...record.businessTypes, other],
  services: [...quoteServices, other],
  squareFootages: record.squareFootages,
};

/** The questions in form order, with their words and choices. */
export const questions: readonly Question[] = rows.map((row: Row) => ({
  ...row,
  ...record.questions[row.name],
  ...(row.choices && { options: choices[row.choices] }),
}));
