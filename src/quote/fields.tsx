import type { ComponentProps, ReactNode } from 'react';
import { fieldLabels, quoteWords } from '../content/quote.ts';
import { type FieldName, longest } from './model.ts';

/** Look of every control of the form. */
export const controlClass =
  'block w-full min-h-12 rounded-lg border border-field bg-white px-3.5 py-2.5 text-base hover:border-ink focus:outline-3 focus:outline-offset-1 focus:outline-teal';

interface FieldProps {
  name: FieldName;
  children: ReactNode;
  /** Marks the one field that may stay empty. */
  optional?: boolean;
  /** Stands below the control and is read out with it. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
  className?: string;
}

/** A label with its control, which carries the field's name as its id. */
export function Field({ name, children, optional = false, hint, error, className = '' }: FieldProps) {
  return (
    <div className={`relative ${className}`}>
      <label htmlFor={name} className="mb-1.5 block text-note font-semibold">
        {fieldLabels[name]}
        {optional && <span className="font-normal text-muted"> {quoteWords.optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${name}-error`} aria-live="polite" className="mt-1.5 font-semibold text-alarm text-note empty:hidden">
          {error}
        </p>
      )}
    </div>
  );
}

interface SelectProps {
  name: 'businessType' | 'service' | 'squareFootage';
  options: { value: string; label: string }[];
  hint?: string;
  className?: string;
}

/** A choice that starts on nothing. */
export function SelectField({ name, options, hint, className = '' }: SelectProps) {
  return (
    <Field name={name} hint={hint} className={className}>
      <select
        id={name}
        name={name}
        required
        autoComplete="off"
        aria-describedby={hint && `${name}-hint`}
        className={`${controlClass} quote-select`}
      >
        <option value="">{quoteWords.choose[name]}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type TextProps = ComponentProps<'input'> & { name: FieldName; fieldClassName?: string; error?: string | undefined };

/** One line of text. The DOM holds its value, so that what is typed before the app is there counts. */
export function TextField({ name, fieldClassName = '', error, ...input }: TextProps) {
  return (
    <Field name={name} error={error} className={fieldClassName}>
      <input
        id={name}
        name={name}
        type="text"
        enterKeyHint="next"
        maxLength={longest.line}
        {...input}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
        className={controlClass}
      />
    </Field>
  );
}
