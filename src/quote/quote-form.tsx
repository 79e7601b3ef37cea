import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fieldLabels, quoteWords } from '../content/quote.ts';
import { buttonClass } from '../ui/button.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { FailedSend } from './failed-send.tsx';
import { emptyRequest, missingFields, readRequest, templateParams } from './model.ts';
import { QuoteFields } from './quote-fields.tsx';
import { useDraft } from './use-draft.ts';
import { useSend } from './use-send.ts';
import { WithoutScripts } from './without-scripts.tsx';

/**
 * The quote request. The fields are uncontrolled: the DOM holds the values, and they are read at take-over and on every input.
 *
 * @param onSubmitted is called once the service has taken the request.
 */
export function QuoteForm({ onSubmitted }: { onSubmitted: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [request, setRequest] = useState(emptyRequest);
  // Until the app is there, the style sheet shows a description when its "other" is chosen; then it is added and removed.
  const [takenOver, setTakenOver] = useState(false);
  const { sending, failure, send } = useSend(onSubmitted);

  const read = useCallback(() => {
    if (form.current) setRequest(readRequest(new FormData(form.current)));
  }, []);
  const { offered, restore, discard, keep } = useDraft(form, read);
  const { businessType, service } = request;
  // A choice adds or removes a description: what the form holds has changed with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are what it waits for
  useEffect(read, [read, businessType, service]);
  useEffect(() => setTakenOver(true), []);
  useEffect(() => {
    // Plain listeners: React's own say nothing when a password manager sets a value and fires `change` alone.
    const controller = new AbortController();
    const { signal } = controller;
    const readAndKeep = () => {
      read();
      keep();
    };
    form.current?.addEventListener('input', readAndKeep, { signal });
    form.current?.addEventListener('change', readAndKeep, { signal });
    addEventListener('pageshow', read, { signal });
    return () => controller.abort();
  }, [read, keep]);
  useEffect(() => {
    if (!failure) return;
    submit.current?.focus();
    alert(quoteWords.failed);
  }, [failure]);

  const missing = missingFields(request);
  const complete = missing.length === 0;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = readRequest(new FormData(event.currentTarget));
    if (missingFields(now).length > 0) return;
    // A button that is disabled loses the focus: keep it beside the button instead.
    status.current?.focus();
    send(templateParams(now, new Date()));
  };

  return (
    <form ref={form} aria-label={quoteWords.heading} onSubmit={handleSubmit}>
      <WithoutScripts takenOver={takenOver} />
      {offered && <DraftOffer onRestore={restore} onDiscard={discard} />}
      <QuoteFields request={request} takenOver={takenOver} />
      {failure && !sending && <FailedSend request={request} complete={complete} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-6">
        <button
          ref={submit}
          type="submit"
          disabled={!complete || sending}
          className={`${buttonClass('quote')} disabled:bg-sand disabled:text-muted max-sm:w-full`}
        >
          {quoteWords.submit}
        </button>
        <p
          ref={status}
          tabIndex={-1}
          aria-live="polite"
          className="min-w-48 flex-1 text-[0.95rem] text-muted outline-none"
        >
          {sending && quoteWords.sending}
          {!sending && complete && quoteWords.complete}
          {!sending && !complete && (
            <>
              {quoteWords.missing}{' '}
              <strong className="font-[650] text-ink">
                {missing.map((field) => fieldLabels[field].toLowerCase()).join(', ')}
              </strong>
            </>
          )}
        </p>
      </div>
    </form>
  );
}
