import { quoteWords } from '../content/quote.ts';
import { buttonClass } from '../ui/button.tsx';
import type { QuoteRequest } from './model.ts';
import { WaysOn } from './ways-on.tsx';

interface FailedSendProps {
  request: QuoteRequest;
  /** Whether no answer came, so that the request may have arrived. */
  mayHaveArrived: boolean;
  onRetry: () => void;
}

/** Notice of a failed send, with three ways on; the form beside it keeps its answers. */
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
