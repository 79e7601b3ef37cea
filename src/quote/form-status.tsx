import type { RefObject } from 'react';
import { fillIn } from '../content/facts.ts';
import { quoteWords } from '../content/quote.ts';

interface FormStatusProps {
  status: RefObject<HTMLParagraphElement | null>;
  /** Names of the missing or incomplete answers, as in a sentence. */
  needed: string[];
  /** Field of the first missing or incomplete answer. */
  next: string;
  /** Number of required answers. */
  asked: number;
  sending: boolean;
  failed: boolean;
  /** False before hydration, when the form's values are unknown: the status is invisible, but keeps its space. */
  hydrated: boolean;
}

/**
 * Status beside the button: sending, complete (phones then show the button alone), failed, or the missing answers (a click
 * leads to the first). Each text has its own element, because browser translators replace text nodes.
 */
export function FormStatus({ status, needed, next, asked, sending, failed, hydrated }: FormStatusProps) {
  const complete = needed.length === 0 && !sending && !failed;
  return (
    <div className={`${hydrated ? '' : 'invisible '}min-w-0 grow basis-48 ${complete ? 'max-sm:sr-only' : ''}`}>
      <p ref={status} tabIndex={-1} aria-live="polite" className="text-note text-muted outline-none">
        {sending ? (
          <span key="sending" className="flex items-center gap-3">
            <span aria-hidden="true" className="spinner size-5 rounded-full border-2 border-line border-t-accent" />
            {quoteWords.sending}
          </span>
        ) : needed.length === 0 ? (
          <span key={failed ? 'kept' : 'complete'}>{failed ? quoteWords.kept : quoteWords.complete}</span>
        ) : (
          <button
            key="missing"
            type="button"
            className="text-left underline underline-offset-4"
            onClick={({ currentTarget: { form } }) => (form?.elements.namedItem(next) as HTMLElement | null)?.focus()}
          >
            {needed.length > 3 ? (
              <span key="to-go">{fillIn(quoteWords.toGo, { count: `${needed.length}` })}</span>
            ) : (
              <span key="needed">
                {quoteWords.missing} <strong className="font-bold text-ink">{needed.join(', ')}</strong>
              </span>
            )}
          </button>
        )}
      </p>
      {!failed && (
        <span aria-hidden="true" className="strokes mt-2 flex gap-1 print:hidden">
          {Array.from({ length: asked }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are alike and never change places
            <i key={place} className={`pass ${place < asked - needed.length ? 'clean' : ''}`} />
          ))}
        </span>
      )}
    </div>
  );
}
