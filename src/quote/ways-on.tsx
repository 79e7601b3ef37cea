import type { ReactNode } from 'react';
import { quoteWords } from '../content/quote.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { callHref, callLabel, letterHref } from '../ui/contact-links.ts';
import { asLetter, type QuoteRequest } from './model.ts';

/** Ways to send the request without the form: by phone, or as an email with all answers; `children` come first. */
export function WaysOn({ request, children }: { request: QuoteRequest; children?: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
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
  /** True if the service gave no answer, so that the request may have arrived. */
  mayHaveArrived: boolean;
  onRetry: () => void;
}

/** Notice of a failed send, with buttons to retry, call or email; the form keeps the visitor's answers. */
export function FailedSend({ request, mayHaveArrived, onRetry }: FailedSendProps) {
  return (
    <div role="alert" className="mt-6 rounded-lg border-l-4 border-alarm bg-alarm-tint p-5">
      <p className="font-semibold text-alarm">{quoteWords.failed}</p>
      {mayHaveArrived && <p className="mt-2">{quoteWords.mayHaveArrived}</p>}
      <WaysOn request={request}>
        <button type="button" className={buttonClass('outline')} onClick={onRetry}>
          {quoteWords.retry}
        </button>
      </WaysOn>
    </div>
  );
}
