import { businessTypes, fieldNamesInText, quoteServices, quoteWords, squareFootages } from '../content/quote.ts';

/** The fields of a quote request, in the order of the form. All are text and start empty. */
export const fieldNames = [
  'businessType',
  'otherBusinessType',
  'service',
  'otherService',
  'squareFootage',
  'businessName',
  'address',
  'name',
  'email',
  'phone',
  'message',
] as const;

/** Name of a field, in the form and in what is sent. */
export type FieldName = (typeof fieldNames)[number];
/** What a visitor has typed and chosen, field by field. */
export type QuoteRequest = Record<FieldName, string>;

/** Characters that a field takes: all of them filled, in any script, stay below the 50 KB that EmailJS takes (its limits page). */
export const longest = { line: 500, message: 10_000 };

/** The ten values that the e-mail template receives. */
export type TemplateParams = Omit<QuoteRequest, 'otherBusinessType' | 'otherService'> & { timestamp: string };

/** The choice that asks for a description. */
const other = 'other';

/** Whether the choice of `field` is the one that asks for a description. */
export function isOther(request: QuoteRequest, field: 'businessType' | 'service'): boolean {
  return request[field] === other;
}

/** A request whose fields are asked for one by one; a description that its choice does not ask for is empty text. */
export function makeRequest(valueIn: (field: FieldName) => string): QuoteRequest {
  const request = Object.fromEntries(fieldNames.map((field) => [field, valueIn(field)])) as QuoteRequest;
  if (!isOther(request, 'businessType')) request.otherBusinessType = '';
  if (!isOther(request, 'service')) request.otherService = '';
  return request;
}

/** A request as the form's fields hold it; a field that is not in the form is empty text. */
export function readRequest(data: FormData): QuoteRequest {
  return makeRequest((field) => String(data.get(field) ?? ''));
}

/** Whether two requests say the same. */
export function isSame(one: QuoteRequest, other: QuoteRequest): boolean {
  return fieldNames.every((field) => one[field] === other[field]);
}

/** What the form holds at first. */
export const emptyRequest: QuoteRequest = readRequest(new FormData());

/**
 * The required fields that are still empty, in the order of the form. Only the two descriptions are trimmed: elsewhere a space
 * counts as filled.
 */
export function missingFields(request: QuoteRequest): FieldName[] {
  return fieldNames.filter((field) => {
    if (field === 'message') return false;
    if (field === 'otherBusinessType') return isOther(request, 'businessType') && request[field].trim() === '';
    if (field === 'otherService') return isOther(request, 'service') && request[field].trim() === '';
    return request[field] === '';
  });
}

/** Local time in US English: year, long month, day, hour and minute. */
function formatTime(time: Date): string {
  return time.toLocaleString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/**
 * What is sent: the ten parameters and no other.
 *
 * @param now when the visitor sent it
 * @param earlierTry time of a try that may have arrived too: the message then ends with it, so that two mails are seen to be one request
 */
export function templateParams(request: QuoteRequest, now: Date, earlierTry = ''): TemplateParams {
  const { otherBusinessType, otherService, message, ...rest } = request;
  const again = earlierTry && quoteWords.sentAgain(earlierTry);
  return {
    ...rest,
    message: [message, again].filter(Boolean).join('\n\n'),
    businessType: isOther(request, 'businessType') ? otherBusinessType : request.businessType,
    service: isOther(request, 'service') ? otherService : request.service,
    timestamp: formatTime(now),
  };
}

const choices = new Map(
  Object.entries({
    businessType: businessTypes,
    service: quoteServices,
    squareFootage: squareFootages.map(({ value, label }) => ({ value, label: `${label} square feet` })),
  }),
);

/** What a value of a field says: the label of a choice, and anything else as it was typed. */
export function inWords(field: string, value: string): string {
  return choices.get(field)?.find((choice) => choice.value === value)?.label ?? value;
}

/** A label within a sentence: "Retail store" is "retail store", and "HOA community" stays. */
export function inMidSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

/** Whose request it is, as far as it is known: "Bayshore Trattoria, restaurant". */
export function nameOf({ businessName, businessType, otherBusinessType }: QuoteRequest): string {
  const type = otherBusinessType || inWords('businessType', businessType);
  return [businessName, businessName ? inMidSentence(type) : type].filter(Boolean).join(', ');
}

/** What a visitor has filled in, as labels and words, in the order of the form; a described choice is its description. */
export function answersOf(request: QuoteRequest): { label: string; words: string }[] {
  const described = { businessType: request.otherBusinessType, service: request.otherService } as QuoteRequest;
  return fieldNames
    .filter((field) => request[field] !== '' && !described[field])
    .map((field) => ({ label: fieldNamesInText[field], words: inWords(field, request[field]) }));
}

/** Everything typed so far as lines of a letter, for the visitor's own mail program. */
export function asLetter(request: QuoteRequest): string {
  return answersOf(request)
    .map(({ label, words }) => `${label}: ${words}`)
    .join('\r\n');
}
