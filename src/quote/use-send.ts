import { useEffect, useRef, useState } from 'react';
import { discardDraft, takenLate } from './draft.ts';
import type { TemplateParams } from './model.ts';
import { createSender, type Sender, timeLimit, within } from './send.ts';

interface Sending {
  /** Whether an answer is awaited; no second request goes out meanwhile. */
  sending: boolean;
  /** What went wrong last, a new object each time; `null` after a fresh start. */
  failure: { error: unknown } | null;
  send: (params: TemplateParams) => void;
}

/**
 * Sends quote requests for the form that calls it, one at a time.
 *
 * @param onSubmitted is called when the service takes a request, even after the time limit, as long as the form is there.
 */
export function useSend(onSubmitted: () => void): Sending {
  const sender = useRef<Sender>(null);
  const pending = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Sending['failure']>(null);

  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    sender.current = createSender();
    return () => {
      mounted.current = false;
    };
  }, []);

  const send = async (params: TemplateParams) => {
    // State would tell the second of two fast clicks too late.
    if (pending.current || !sender.current) return;
    pending.current = true;
    setSending(true);
    const attempt = sender.current.send(params).then(() => {
      // Taken is taken, even when the visitor has left the page: it must not be offered once more.
      discardDraft();
      if (mounted.current) onSubmitted();
      else dispatchEvent(new Event(takenLate));
    });
    try {
      await within(attempt, timeLimit);
    } catch (error) {
      console.error('The quote request was not sent:', error);
      if (mounted.current) setFailure({ error });
    }
    pending.current = false;
    setSending(false);
  };
  return { sending, failure, send };
}
