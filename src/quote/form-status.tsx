import type { RefObject } from 'react';
import { fieldNamesInText, quoteWords } from '../content/quote.ts';
import type { FieldName } from './model.ts';

interface FormStatusProps {
  status: RefObject<HTMLParagraphElement | null>;
  missing: FieldName[];
  sending: boolean;
  /** Until the app is there nobody knows what the form holds: the line keeps its room and says nothing. */
  takenOver: boolean;
}

/** Beside the button: what is still needed, or that it is being sent. Each text is an element of its own, as translators replace texts. */
export function FormStatus({ status, missing, sending, takenOver }: FormStatusProps) {
  return (
    <p
      ref={status}
      tabIndex={-1}
      aria-live="polite"
      className={`${takenOver ? '' : 'invisible '}min-w-48 flex-1 text-note text-muted outline-none`}
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
