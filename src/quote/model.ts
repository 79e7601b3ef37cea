import { fillIn } from '../content/facts.ts';
import type { FieldName } from '../content/questions.ts';
import { type Question, questions, quoteWords } from '../content/quote.ts';

/** Field names in form order. */
export const fieldNames = questions.map(({ name }) => name);

/** A visitor's answers by field; a field without an answer is empty text. */
export type QuoteRequest = Record<FieldName, string>;

/** Maximum characters per field: even with every field full, a request in any alphabet stays below EmailJS's 50 KB. */
export const longest = { line: 500, message: 10_000 };

/** The ten values that the email template receives. */
export type TemplateParams = Omit<QuoteRequest, 'otherBusinessType' | 'otherService'> & { timestamp: string };

/** The choice that makes the form ask for a description. */
const other = 'other';

/** Whether a question is asked: a description only when "other" is chosen. */
export function isAsked({ ifOther }: Question, request: QuoteRequest): boolean {
  return !ifOther || request[ifOther] === other;
}

/** Builds a request field by field; a description is empty unless "other" is chosen. */
export function makeRequest(valueIn: (field: FieldName) => string): QuoteRequest {
  const request = Object.fromEntries(fieldNames.map((name) => [name, valueIn(name)])) as QuoteRequest;
  for (const question of questions) if (!isAsked(question, request)) request[question.name] = '';
  return request;
}

/** Reads a request from the form's data; a missing field is empty text. */
export function readRequest(data: FormData): QuoteRequest {
  return makeRequest((field) => String(data.get(field) ?? ''));
}

/** Whether two requests have the same answers. */
export function isSame(one: QuoteRequest, other: QuoteRequest): boolean {
  return fieldNames.every((field) => one[field] === other[field]);
}

/** A request without answers. */
export const emptyRequest: QuoteRequest = readRequest(new FormData());

/** Required questions among those that are asked, in form order. */
export const requiredQuestions = (request: QuoteRequest): Question[] =>
  questions.filter((question) => !question.optional && isAsked(question, request));

/** Required questions without an answer. Only the two descriptions are trimmed; elsewhere a space is an answer. */
export const missingAnswers = (request: QuoteRequest): Question[] =>
  requiredQuestions(request).filter(({ name, ifOther }) => (ifOther ? request[name].trim() : request[name]) === '');

/** Local time in US English, such as "June 5, 2025 at 02:03 PM". */
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
 * The ten parameters of the email template.
 *
 * @param now time of sending
 * @param earlierTry time, in words, of a try that may have arrived, or empty; the message names it, to show a duplicate
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

/** A value in words: the label of a choice, with the unit if it is an area, else the text as typed. */
export function inWords(field: string, value: string): string {
  const { options = [] } = questions.find(({ name }) => name === field) ?? {};
  const label = options.find((choice) => choice.value === value)?.label;
  if (!label) return value;
  return field === 'squareFootage' && /[\d+]$/.test(label) ? `${label} ${quoteWords.area}` : label;
}

/** A question's name away from its field: in the form's status, the confirmation and the letter. */
export const inText = ({ label, inText = label }: Question) => inText;

/** A label within a sentence: "Retail store" becomes "retail store", "HOA community" stays. */
export function inMidSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

/** Business name and type of a request, as far as filled in: "Bayshore Trattoria, restaurant". */
export function whoseRequest({ businessName, businessType, otherBusinessType }: QuoteRequest): string {
  const type = otherBusinessType || inWords('businessType', businessType);
  return [businessName, businessName ? inMidSentence(type) : type].filter(Boolean).join(', ');
}

/** Answers as labels and words, in form order; a description replaces its "other". */
export function answersOf(request: QuoteRequest): { label: string; words: string }[] {
  const described = { businessType: request.otherBusinessType, service: request.otherService } as QuoteRequest;
  return questions
    .filter(({ name }) => request[name] !== '' && !described[name])
    .map((question) => ({ label: inText(question), words: inWords(question.name, request[question.name]) }));
}

/** Longest letter, in URL-encoded characters: some mail programs open no link of over 2,000, address included. */
const longestLetter = 1700;

/** All answers as lines of a letter, for the visitor's mail program; the end, usually notes, is cut to fit a link. */
export function asLetter(request: QuoteRequest): string {
  const letter = answersOf(request)
    .map(({ label, words }) => `${label}: ${words}`)
    .join('\r\n');
  const letters = [...letter];
  while (encodeURIComponent(letters.join('')).length > longestLetter) letters.splice(-50, 50, '…');
  return letters.join('');
}
