import { fillIn } from '../content/facts.ts';
import { type FieldName, type Question, questions, quoteWords } from '../content/quote.ts';

/** Names of the fields, in the order of the form. All are text and start empty. */
export const fieldNames = questions.map(({ name }) => name);

/** What a visitor has typed and chosen, field by field. */
export type QuoteRequest = Record<FieldName, string>;

/** Characters that a field takes: all of them filled, in any script, stay below the 50 KB that EmailJS takes (its limits page). */
export const longest = { line: 500, message: 10_000 };

/** The ten values that the e-mail template receives. */
export type TemplateParams = Omit<QuoteRequest, 'otherBusinessType' | 'otherService'> & { timestamp: string };

/** The choice that asks for a description. */
const other = 'other';

/** Whether a question is asked: a description only where its choice is the one that asks for it. */
export function isAsked({ ifOther }: Question, request: QuoteRequest): boolean {
  return !ifOther || request[ifOther] === other;
}

/** A request whose fields are asked for one by one; a description that its choice does not ask for is empty text. */
export function makeRequest(valueIn: (field: FieldName) => string): QuoteRequest {
  const request = Object.fromEntries(fieldNames.map((name) => [name, valueIn(name)])) as QuoteRequest;
  for (const question of questions) if (!isAsked(question, request)) request[question.name] = '';
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
 * The required questions that are still without an answer, in the order of the form. Only the two descriptions are trimmed:
 * elsewhere a space counts as filled.
 */
export function missingAnswers(request: QuoteRequest): Question[] {
  return questions.filter((question) => {
    const { name, optional, ifOther } = question;
    const answer = ifOther ? request[name].trim() : request[name];
    return !optional && isAsked(question, request) && answer === '';
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
  const again = earlierTry && fillIn(quoteWords.sentAgain, { time: earlierTry });
  return {
    ...rest,
    message: [message, again].filter(Boolean).join('\n\n'),
    businessType: otherBusinessType || request.businessType,
    service: otherService || request.service,
    timestamp: formatTime(now),
  };
}

/** What a value of a field says: the label of a choice, and anything else as it was typed. */
export function inWords(field: string, value: string): string {
  const { options = [] } = questions.find(({ name }) => name === field) ?? {};
  const label = options.find((choice) => choice.value === value)?.label;
  if (!label) return value;
  return field === 'squareFootage' ? `${label} square feet` : label;
}

/** What a question is called in a sentence or a letter. */
export const inText = ({ label, inText = label }: Question) => inText;

/** A label within a sentence: "Retail store" is "retail store", and "HOA community" stays. */
export function inMidSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

/** Whose request it is, as far as it is known: "Bayshore Trattoria, restaurant". */
export function whoseRequest({ businessName, businessType, otherBusinessType }: QuoteRequest): string {
  const type = otherBusinessType || inWords('businessType', businessType);
  return [businessName, businessName ? inMidSentence(type) : type].filter(Boolean).join(', ');
}

/** What a visitor has filled in, as labels and words, in the order of the form; a described choice is its description. */
export function answersOf(request: QuoteRequest): { label: string; words: string }[] {
  const described = { businessType: request.otherBusinessType, service: request.otherService } as QuoteRequest;
  return questions
    .filter(({ name }) => request[name] !== '' && !described[name])
    .map((question) => ({ label: inText(question), words: inWords(question.name, request[question.name]) }));
}

/** Everything typed so far as lines of a letter, for the visitor's own mail program. */
export function asLetter(request: QuoteRequest): string {
  return answersOf(request)
    .map(({ label, words }) => `${label}: ${words}`)
    .join('\r\n');
}
