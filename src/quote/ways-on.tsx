import type { ReactNode } from 'react';
import { quoteWords } from '../content/quote.ts';
import { buttonClass } from '../ui/button.tsx';
import { callHref, callLabel, letterHref } from '../ui/contact-links.ts';
import { asLetter, type QuoteRequest } from './model.ts';

interface WaysOnProps {
  request: QuoteRequest;
  /** A first button. */
  children?: ReactNode;
}

/** Ways to send the request without the form: by phone, or as an email with all answers. */
export function WaysOn({ request, children }: WaysOnProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {children}
      <a href={callHref} className={buttonClass('outline')}>
        {callLabel}
      </a>
      <a href={letterHref(quoteWords.mailSubject, asLetter(request))} className={buttonClass('outline')}>
        {quoteWords.mail}
      </a>
    </div>
  );
}
