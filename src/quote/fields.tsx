import { groups, type Question, questions, quoteWords } from '../content/quote.ts';
import { AddressInput } from './address/address-input.tsx';
import { isAsked, longest, type QuoteRequest } from './model.ts';

const controlClass =
  'block w-full min-h-12 rounded-lg border border-field bg-white px-3 py-2.5 text-base hover:border-ink aria-invalid:border-2 aria-invalid:border-alarm focus:outline-3 focus:outline-offset-1 focus:outline-accent';

interface FieldsProps {
  request: QuoteRequest;
  /** False in the prerendered HTML, which has both fields that describe an "other"; CSS hides those not asked for. */
  hydrated: boolean;
  /** Error to show below the email field, or empty. */
  emailError: string;
}

interface FieldProps {
  question: Question;
  hydrated: boolean;
  /** Error of the answer; empty if there is none, `undefined` for questions without an error line. */
  error: string | undefined;
}

/** Control of a question; its id is the question's name. Uncontrolled, so that values typed before hydration stay. */
function Control({ question, hydrated, error }: FieldProps) {
  const { name, options, choose, hint, ifOther, optional, type = 'text', autoComplete = 'off' } = question;
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const common = {
    id: name,
    name,
    required: !optional && (hydrated || !ifOther),
    autoComplete,
    className: controlClass,
    ...(notes && { 'aria-describedby': notes }),
    ...(error && { 'aria-invalid': true }),
  };
  if (options)
    return (
      <select {...common} className={`${controlClass} quote-select`}>
        <option value="">{choose}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  if (name === 'message')
    return <textarea {...common} rows={4} maxLength={longest.message} inputMode="text" enterKeyHint="enter" />;
  const line = { ...common, maxLength: longest.line, enterKeyHint: 'next' } as const;
  if (name === 'address') return <AddressInput {...line} />;
  // Browsers accept an email address without a dot after the @, where no mail arrives.
  return <input {...line} type={type} inputMode={type} {...(type === 'email' && { pattern: '.*@.*\\..+' })} />;
}

/** A label with its control, hint and error. */
function Field({ question, hydrated, error }: FieldProps) {
  const { name, label, hint, ifOther, optional, wide } = question;
  const place = ifOther ? `other-${ifOther}` : wide ? 'sm:col-span-2' : '';
  return (
    <div className={`relative ${place}`}>
      <label htmlFor={name} className="mb-2 block text-note font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {quoteWords.optional}</span>}
      </label>
      <Control question={question} hydrated={hydrated} error={error} />
      {hint && (
        <p id={`${name}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p
          id={`${name}-error`}
          aria-live="polite"
          className="wrong mt-2 flex items-baseline font-semibold text-alarm text-note empty:hidden"
        >
          {error}
        </p>
      )}
    </div>
  );
}

/** The questions in their groups; once hydrated, only those that are asked. */
export function QuoteFields({ request, hydrated, emailError }: FieldsProps) {
  const errorOf = ({ name }: Question): string | undefined => {
    if (name === 'email') return emailError;
    if (name === 'message') return request.message.length < longest.message ? '' : quoteWords.full;
  };
  const isShown = (question: Question) => !hydrated || isAsked(question, request);
  return Object.entries(groups).map(([group, legend]) => (
    <fieldset key={group} className="mb-8">
      <legend className="title-3 mb-5">{legend}</legend>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {questions.map(
          (question) =>
            question.group === group &&
            isShown(question) && (
              <Field key={question.name} question={question} hydrated={hydrated} error={errorOf(question)} />
            ),
        )}
      </div>
    </fieldset>
  ));
}
