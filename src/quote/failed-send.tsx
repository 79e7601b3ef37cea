import { quoteWords } from '../content/quote.ts';
import { buttonClass } from '../ui/button.tsx';
import type { QuoteRequest } from './model.ts';
import { WaysOn } from './ways-on.tsx';

interface FailedSendProps {
  request: QuoteRequest;
  /** Whether no answer came, so that it may have arrived. */
  mayHaveArrived: boolean;
  onRetry: () => void;
}

/** What a failed send leaves on the page: the sentence, and three ways on. It stands beside the form, which stays as it was. */
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
