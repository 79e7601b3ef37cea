import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { quoteWords } from '../content/quote.ts';
import { buttonClass } from '../ui/button.tsx';
import { editAgain, sendRequest, useDelivery } from './delivery.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FailedSend } from './failed-send.tsx';
import { FormStatus } from './form-status.tsx';
import { emptyRequest, missingFields, readRequest } from './model.ts';
import { QuoteFields } from './quote-fields.tsx';
import { prepareService } from './send.ts';
import { useDraft } from './use-draft.ts';
import { WithoutScripts } from './without-scripts.tsx';

/** The quote request. The fields are uncontrolled: the DOM holds the values; they are read when the form hydrates and on every input. */
export function QuoteForm() {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [request, setRequest] = useState(emptyRequest);
  // Before hydration the style sheet shows a description when its "other" is chosen; afterwards React adds and removes it.
  const [hydrated, setHydrated] = useState(false);
  const delivery = useDelivery();
  const navigate = useNavigate();
  const sending = delivery.state === 'sending';
  const failed = delivery.state === 'failed';

  const read = useCallback(() => {
    if (form.current) setRequest(readRequest(new FormData(form.current)));
  }, []);
  const { offered, restore, discard, keep } = useDraft(form, read, sending || failed);
  const { businessType, service } = request;
  // A choice adds or removes a description: what the form holds has changed with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are what it waits for
  useEffect(read, [read, businessType, service]);
  useEffect(() => {
    setHydrated(true);
    // Starts loading EmailJS immediately; if that fails, the next send retries.
    prepareService().catch(() => {});
  }, []);
  useEffect(() => {
    // Plain listeners: React's own say nothing when a password manager sets a value and fires `change` alone.
    const controller = new AbortController();
    const { signal } = controller;
    const readAndKeep = () => {
      editAgain();
      read();
      keep();
    };
    form.current?.addEventListener('input', readAndKeep, { signal });
    form.current?.addEventListener('change', readAndKeep, { signal });
    addEventListener('pageshow', read, { signal });
    return () => controller.abort();
  }, [read, keep]);
  // Before the alert stops the page.
  useLayoutEffect(() => {
    if (failed) submit.current?.focus({ preventScroll: true });
  }, [failed]);

  const missing = missingFields(request);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = readRequest(new FormData(event.currentTarget));
    if (missingFields(now).length > 0) return;
    // A button that is disabled loses the focus: keep it beside the button instead.
    status.current?.focus();
    sendRequest(now, () => navigate('/contact'));
  };

  return (
    <>
      <form ref={form} method="post" aria-label={quoteWords.heading} onSubmit={handleSubmit}>
        <WithoutScripts hydrated={hydrated} />
        {offered && <DraftOffer onRestore={restore} onDiscard={discard} />}
        <QuoteFields request={request} hydrated={hydrated} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-6">
          <button
            ref={submit}
            type="submit"
            // Firefox would keep it enabled over a reload.
            {...{ autoComplete: 'off' }}
            disabled={missing.length > 0 || sending}
            className={`${buttonClass('quote')} disabled:bg-sand disabled:text-muted max-sm:w-full`}
          >
            {quoteWords.submit}
          </button>
          <FormStatus status={status} missing={missing} sending={sending} hydrated={hydrated} />
        </div>
      </form>
      {delivery.state === 'failed' && (
        <FailedSend request={delivery.request} onRetry={() => form.current?.requestSubmit()} />
      )}
    </>
  );
}
