/** A question of the quote request; its words are in `quote.json`. */
export interface Row<Name = FieldName> {
  name: Name;
  group: 'job' | 'property' | 'you';
  /** Where the choices come from; a question without choices is answered in text. */
  choices?: 'businessTypes' | 'services' | 'squareFootages';
  /** The question whose answer "other" makes the form ask this one. */
  ifOther?: 'businessType' | 'service';
  optional?: boolean;
  /** Spans both columns. */
  wide?: boolean;
  type?: 'email' | 'tel';
  autoComplete?: string;
}

/** The questions in form order; the sent email and the confirmation show an `ifOther` answer in place of "other". */
export const rows = [
  { name: 'businessType', group: 'job', choices: 'businessTypes' },
  { name: 'otherBusinessType', group: 'job', ifOther: 'businessType' },
  { name: 'service', group: 'job', choices: 'services' },
  { name: 'otherService', group: 'job', ifOther: 'service' },
  { name: 'squareFootage', group: 'job', choices: 'squareFootages', wide: true },
  { name: 'businessName', group: 'property', autoComplete: 'organization', wide: true },
  { name: 'address', group: 'property', wide: true },
  { name: 'name', group: 'you', autoComplete: 'name', wide: true },
  { name: 'email', group: 'you', type: 'email', autoComplete: 'email' },
  { name: 'phone', group: 'you', type: 'tel', autoComplete: 'tel' },
  { name: 'message', group: 'you', optional: true, wide: true },
] as const satisfies readonly Row<string>[];

type Rows = (typeof rows)[number];
/** Name of a question, also of its field in the form and in `quote.json`. */
export type FieldName = Rows['name'];
/** Name of a question that is answered by a choice. */
export type ChoiceName = Extract<Rows, { choices: string }>['name'];
