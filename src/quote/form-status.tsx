import type { RefObject } from 'react';
import { fieldNamesInText, quoteWords } from '../content/quote.ts';
import type { FieldName } from './model.ts';

interface FormStatusProps {
  status: RefObject<HTMLParagraphElement | null>;
  missing: FieldName[];
  sending: boolean;
  /** Before hydration nobody knows what the form holds: the line keeps its space and says nothing. */
  hydrated: boolean;
}

/** Beside the button: what is still needed, or that it is being sent. Each text is an element of its own, as translators replace texts. */
export function FormStatus({ status, missing, sending, hydrated }: FormStatusProps) {
  return (
    <p
      ref={status}
      tabIndex={-1}
      aria-live="polite"
      className={`${hydrated ? '' : 'invisible '}min-w-48 flex-1 text-note text-muted outline-none`}
    >
      {sending ? (
        <span key="sending">{quoteWords.sending}</span>
      ) : missing.length === 0 ? (
        <span key="complete">{quoteWords.complete}</span>
      ) : (
        <span key="missing">
          {quoteWords.missing}{' '}
          <strong className="font-bold text-ink">
            {missing.map((field) => fieldNamesInText[field].toLowerCase()).join(', ')}
          </strong>
        </span>
      )}
    </p>
  );
}
