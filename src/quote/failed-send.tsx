import { quoteWords } from '../content/quote.ts';
import { buttonClass } from '../ui/button.tsx';
import { callHref, callLabel, mailHref } from '../ui/contact-links.ts';
import { asLetter, type QuoteRequest } from './model.ts';

/** What a failed send leaves on the page: the sentence, and three ways on. It stands beside the form, which stays as it was. */
export function FailedSend({ request, onRetry }: { request: QuoteRequest; onRetry: () => void }) {
  const letter = `${mailHref}?subject=${encodeURIComponent(quoteWords.mailSubject)}&body=${encodeURIComponent(asLetter(request))}`;
  return (
    <div role="alert" className="mt-6 rounded-lg border-l-4 border-alarm bg-alarm-tint p-5">
      <p className="font-semibold text-alarm">{quoteWords.failed}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('outline')} onClick={onRetry}>
          {quoteWords.retry}
        </button>
        <a href={callHref} className={buttonClass('outline')}>
          {callLabel}
        </a>
        <a href={letter} className={buttonClass('outline')}>
          {quoteWords.mail}
        </a>
      </div>
    </div>
  );
}
