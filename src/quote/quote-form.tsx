import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fillIn } from '../content/facts.ts';
import { type QuoteService, quoteWords } from '../content/quote.ts';
import { buttonClass } from '../ui/button.tsx';
import { edit, refuse, sendRequest, useDelivery } from './delivery.ts';
import { earlierTry } from './draft.ts';
import { QuoteFields } from './fields.tsx';
import { FormStatus } from './form-status.tsx';
import { serviceReadLast } from './last-read.ts';
import {
  emptyRequest,
  inMidSentence,
  inText,
  missingAnswers,
  readRequest,
  requiredQuestions,
  whoseRequest,
} from './model.ts';
import { FailedSend, Offer, WaysOn, WithoutScripts } from './notes.tsx';
import sheet from './quote.css?inline';
import { isTrapped, Trap } from './spam.tsx';
import { agreesToTexts, TextConsent } from './text-consent.tsx';
import { useDraft, writeRequest } from './use-draft.ts';
import { useWholeEmail } from './use-whole-email.ts';

/** Makes a phone keyboard's “next” key, which browsers report as Enter, move to the next field instead of sending. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  const isNext = key === 'Enter' && target instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches;
  if (!isNext || event.defaultPrevented) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(':is(input, select, textarea):not([inert] *)')];
  fields[fields.indexOf(target) + 1]?.focus();
}

/**
 * The quote form. The DOM holds the field values; the component reads them when it hydrates and on every input.
 *
 * @param assurance promises to the visitor, below the button
 */
export function QuoteForm({ assurance }: { assurance: string[] }) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [request, setRequest] = useState(emptyRequest);
  // Before hydration, CSS shows the description field of a chosen "other"; after it, React adds and removes the field.
  const [hydrated, setHydrated] = useState(false);
  const [lastRead, setLastRead] = useState<QuoteService>();
  const { bad: isEmailBad, told: isEmailTold, check: checkEmail, listeners } = useWholeEmail(form);
  const delivery = useDelivery();
  const navigate = useNavigate();
  const failed = delivery.state === 'failed';
  const asking = delivery.state === 'asking';
  const sending = asking || delivery.state === 'sending';

  const read = useCallback(() => {
    if (!form.current) return;
    setRequest(readRequest(new FormData(form.current)));
    checkEmail();
  }, [checkEmail]);
  const { offered, keep, endOffer, focusNext, ...draft } = useDraft(
    form,
    read,
    delivery.state !== 'editing' || Boolean(delivery.earlierArrived),
  );
  const { businessType, service } = request;
  // Choosing "other" adds a field to describe it, so the form is read again once that field has come or gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed choice has to run it
  useEffect(read, [read, businessType, service]);
  useEffect(() => {
    setHydrated(true);
    setLastRead(serviceReadLast());
  }, []);
  /** Tells the delivery what the form holds, which decides whether a late answer is for the same request. */
  const note = useCallback(() => {
    if (form.current) edit(readRequest(new FormData(form.current)), agreesToTexts(form.current));
  }, []);
  useEffect(() => {
    // Native listeners: React misses a password manager that sets a value and fires only `change`.
    const controller = new AbortController();
    const { signal } = controller;
    const readAndKeep = () => {
      note();
      read();
      keep();
    };
    form.current?.addEventListener('input', readAndKeep, { signal });
    form.current?.addEventListener('change', readAndKeep, { signal });
    addEventListener('pageshow', read, { signal });
    return () => controller.abort();
  }, [note, read, keep]);
  // A layout effect, to move the focus before `alert` blocks the page.
  useLayoutEffect(() => {
    if (!failed) return;
    submit.current?.focus({ preventScroll: true });
    // The notice is below the button: at the top of the screen, the button leaves room for all of it.
    submit.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [failed]);

  /** Chooses the service that the visitor read about, and moves on to the next question. */
  const choose = () => {
    if (!form.current || !lastRead) return;
    const { value, label, businessType = '' } = lastRead;
    const answers = { service: value, businessType, ...(value === 'other' && { otherService: label }) };
    writeRequest(form.current, { ...readRequest(new FormData(form.current)), ...answers }, read);
    note();
    keep();
    focusNext();
  };

  const andNote = (fill: () => void) => () => {
    fill();
    note();
  };
  const words = quoteWords.draft;
  const whose = offered && whoseRequest(offered);
  const about = whose ? `: ${whose}` : '';
  const missing = missingAnswers(request);
  const needed = missing.map((question) => inText(question).toLowerCase());
  if (isEmailBad) needed.push(quoteWords.wholeEmail.name);
  const ready = missing.length === 0 && !sending;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = readRequest(new FormData(event.currentTarget));
    if (missingAnswers(now).length > 0) return;
    // A visitor who retries is a person, even if an extension fills the honeypot.
    if (!failed && isTrapped(event.currentTarget)) return refuse(now);
    endOffer();
    // Sending disables the submit button, which then loses the focus: move the focus to the status beside it.
    status.current?.focus();
    sendRequest(now, agreesToTexts(event.currentTarget), () => navigate('/contact'));
  };

  return (
    <>
      <style href="quote" precedence="default">
        {sheet}
      </style>
      <form
        ref={form}
        method="post"
        aria-label={quoteWords.heading}
        onSubmit={handleSubmit}
        onKeyDown={toNextField}
        {...listeners}
      >
        <WithoutScripts hydrated={hydrated} />
        {delivery.earlierArrived && <Offer text={quoteWords.earlierArrived} />}
        {offered ? (
          <Offer
            text={[fillIn(words.offer, { about }), earlierTry() && words.tried].filter(Boolean).join(' ')}
            actions={[
              { label: words.restore, onClick: andNote(draft.restore) },
              { label: words.discard, onClick: andNote(draft.discard) },
            ]}
          />
        ) : (
          lastRead &&
          businessType + service === '' && (
            <Offer
              text={fillIn(quoteWords.reading.offer, { service: inMidSentence(lastRead.label) })}
              actions={[{ label: quoteWords.reading.use, onClick: choose }]}
            />
          )
        )}
        <QuoteFields
          request={request}
          hydrated={hydrated}
          emailError={isEmailTold ? quoteWords.wholeEmail.message : ''}
        />
        <TextConsent />
        <Trap />
        <div
          className={`flex flex-wrap items-center gap-6 border-t border-line pt-6 ${failed ? '' : ready ? 'send ready' : 'send'}`}
        >
          <button
            ref={submit}
            type="submit"
            // Otherwise Firefox restores the enabled state after a reload, though the HTML says `disabled`.
            {...{ autoComplete: 'off' }}
            disabled={!ready}
            className={`${buttonClass(failed ? 'outline' : 'quote')} max-sm:w-full`}
          >
            {quoteWords.submit}
          </button>
          <FormStatus
            status={status}
            needed={needed}
            next={missing[0]?.name ?? 'email'}
            asked={requiredQuestions(request).length}
            sending={sending}
            failed={failed}
            hydrated={hydrated}
          />
        </div>
        {!failed && (
          <p className="mt-5 text-sm text-muted">
            {assurance.join(' · ')} ·{' '}
            <Link to="/privacy-policy" className="underline underline-offset-4 hover:text-accent">
              {quoteWords.privacy}
            </Link>
          </p>
        )}
      </form>
      {asking && (
        <div role="status" className="asking mt-6 rounded-lg bg-band p-5">
          <p>{quoteWords.asking}</p>
          <WaysOn request={request} />
        </div>
      )}
      {failed && (
        <FailedSend
          request={request}
          mayHaveArrived={earlierTry() !== ''}
          onRetry={() => form.current?.requestSubmit()}
        />
      )}
    </>
  );
}
