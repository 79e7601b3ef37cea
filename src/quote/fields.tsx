import type { ComponentProps, ReactNode } from 'react';
import { fieldLabels, quoteWords } from '../content/quote.ts';
import type { FieldName } from './model.ts';

/** Look of every control of the form. */
export const controlClass =
  'block w-full min-h-12 rounded-lg border border-field bg-white px-3.5 py-2.5 text-base hover:border-ink focus:outline-3 focus:outline-offset-1 focus:outline-teal';

interface FieldProps {
  name: FieldName;
  children: ReactNode;
  /** Marks the one field that may stay empty. */
  optional?: boolean;
  className?: string;
}

/** A label with its control, which carries the field's name as its id. */
export function Field({ name, children, optional = false, className = '' }: FieldProps) {
  return (
    <div className={`relative ${className}`}>
      <label htmlFor={name} className="mb-1.5 block text-note font-semibold">
        {fieldLabels[name]}
        {optional && <span className="font-normal text-muted"> {quoteWords.optional}</span>}
      </label>
      {children}
    </div>
  );
}

interface SelectProps {
  name: 'businessType' | 'service' | 'squareFootage';
  options: { value: string; label: string }[];
  className?: string;
}

/** A choice that starts on nothing. */
export function SelectField({ name, options, className = '' }: SelectProps) {
  return (
    <Field name={name} className={className}>
      <select id={name} name={name} required autoComplete="off" className={`${controlClass} quote-select`}>
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

type TextProps = ComponentProps<'input'> & { name: FieldName; fieldClassName?: string };

/** One line of text. The DOM holds its value, so that what is typed before the app is there counts. */
export function TextField({ name, fieldClassName = '', ...input }: TextProps) {
  return (
    <Field name={name} className={fieldClassName}>
      <input id={name} name={name} type="text" enterKeyHint="next" {...input} className={controlClass} />
    </Field>
  );
}
