import type { ReactNode } from 'react';
import { company } from '../company.ts';
import { quoteWords } from '../content/quote.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { callHref, callLabel, letterHref, mailHref } from '../ui/contact-links.ts';
import { asLetter, type QuoteRequest } from './model.ts';

/** Class names of a note that something has failed. */
const alarm = 'rounded-lg border-l-4 border-alarm bg-alarm-tint p-5';

interface OfferProps {
  text: string;
  /** Buttons, in this order. */
  actions?: { label: string; onClick: () => void }[];
}

/** A note at the top of the form: says that an earlier request arrived, or offers to fill in answers. */
export function Offer({ text, actions = [] }: OfferProps) {
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center gap-x-3 rounded-lg bg-band px-4 py-2 text-note">
      <p className="grow basis-38 py-2">{text}</p>
      {actions.length > 0 && (
        <p className="-ml-2 flex gap-x-3">
          {actions.map(({ label, onClick }) => (
            <button
              key={label}
              type="button"
              className="min-h-11 rounded-md px-2 font-bold text-accent underline underline-offset-4 hover:text-ink"
              onClick={onClick}
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Links that call the company or email it the request, for when the form cannot send; `children` come first. */
export function WaysOn({ request, children }: { request: QuoteRequest; children?: ReactNode }) {
  return (
    <div className="buttons mt-4 *:px-4">
      {children}
      <ButtonLink to={callHref} variant="outline" label={callLabel} />
      <ButtonLink
        to={letterHref(quoteWords.mailSubject, asLetter(request))}
        variant="outline"
        label={quoteWords.mail}
      />
    </div>
  );
}

interface FailedSendProps {
  request: QuoteRequest;
  /** Whether the request, or an earlier version of it, may have arrived although the send failed. */
  mayHaveArrived: boolean;
  onRetry: () => void;
}

/** Notice of a failed send, with buttons to retry, call or email; the form keeps the visitor's answers. */
export function FailedSend({ request, mayHaveArrived, onRetry }: FailedSendProps) {
  return (
    <div role="alert" className={`mt-6 ${alarm}`}>
      <p className="font-semibold text-alarm">{quoteWords.failed}</p>
      {mayHaveArrived && <p className="mt-2">{quoteWords.mayHaveArrived}</p>}
      <WaysOn request={request}>
        <button type="button" className={buttonClass('quote')} onClick={onRetry}>
          {quoteWords.retry}
        </button>
      </WaysOn>
    </div>
  );
}

const ways = (
  <>
    <a href={callHref}>{company.phone}</a>, <a href={mailHref}>{company.email}</a>
  </>
);

/**
 * Says that the form cannot be sent, because scripts are off or the app did not load, and gives phone and email.
 *
 * @param hydrated whether the app runs; if not, the second note shows when loading the app fails, or after 15 s
 */
export function WithoutScripts({ hydrated }: { hydrated: boolean }) {
  return (
    <>
      <noscript>
        <p className={`mb-6 ${alarm}`}>
          {quoteWords.withoutScripts} {ways}
        </p>
      </noscript>
      {!hydrated && (
        <p role="alert" data-without-app className={`without-app mb-6 ${alarm}`}>
          {quoteWords.withoutApp} {ways}
        </p>
      )}
    </>
  );
}
