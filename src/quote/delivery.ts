import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { quoteWords } from '../content/quote.ts';
import { notify } from '../ui/notify.ts';
import { personToken } from './captcha.ts';
import { forgetSent } from './draft.ts';
import { type QuoteRequest, templateParams } from './model.ts';
import { callService, explain, timeLimit, within } from './send.ts';
import { untilPlausible } from './spam.tsx';

/** Milliseconds that a visitor has for Google's question, where the owner lets it ask one. */
const questionLimit = 120_000;

/** Where the visitor's request stands. It outlives the form: an answer may come while another page is read. */
export type Delivery =
  | { state: 'editing' | 'sending' }
  /** `request` is what was sent, or could not be. */
  | { state: 'sent' | 'failed'; request: QuoteRequest };

const editing: Delivery = { state: 'editing' };
let delivery: Delivery = editing;
/** The request that the service has not answered yet. */
let open: Promise<void> | undefined;
/** The contact page, while it is shown. */
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function publish(next: Delivery): void {
  delivery = next;
  for (const watcher of watchers) watcher();
}

const is = (state: Delivery['state']) => delivery.state === state;

/** Says what happened to a visitor who reads another page meanwhile. */
function tellElsewhere(text: string, goBack: () => void): void {
  if (watchers.size === 0) notify(text, { label: quoteWords.away.goBack, onClick: goBack });
}

/** Sends one request. An earlier one without an answer may still arrive: sent again at once, it would be two mails. */
async function deliver(request: QuoteRequest, goBack: () => void): Promise<void> {
  const arrived =
    open &&
    (await within(open, timeLimit).then(
      () => true,
      () => false,
    ));
  if (arrived) return;
  await untilPlausible();
  const person = await within(personToken(), questionLimit);
  const attempt = callService({ ...templateParams(request, new Date()), ...person }).then(() => {
    // Taken is taken, however late, and wherever the visitor is.
    forgetSent(request);
    // For whoever counts requests (docs/analytics.md); it says nothing of who asked for what.
    dispatchEvent(new Event('quote:sent'));
    publish({ state: 'sent', request });
    tellElsewhere(quoteWords.away.sent, goBack);
  });
  open = attempt;
  const settled = () => {
    if (open === attempt) open = undefined;
  };
  attempt.then(settled, settled);
  await within(attempt, timeLimit);
}

/** Where the request stands, for the page that shows the form. */
export function useDelivery(): Delivery {
  return useSyncExternalStore(
    watch,
    () => delivery,
    () => editing,
  );
}

/**
 * Sends the request, one at a time: while one is on its way, or once one was taken, it does nothing.
 *
 * @param goBack leads the visitor back to the form, from another page
 */
export async function sendRequest(request: QuoteRequest, goBack: () => void): Promise<void> {
  if (is('sending') || is('sent')) return;
  publish({ state: 'sending' });
  try {
    await deliver(request, goBack);
  } catch (error) {
    // An earlier one was taken meanwhile.
    if (is('sent')) return;
    console.error('The quote request was not sent:', explain(error));
    // On the page before the alert stops it.
    flushSync(() => publish({ state: 'failed', request }));
    tellElsewhere(quoteWords.away.failed, goBack);
    alert(quoteWords.failed);
  }
}

/** A request that looks like a program's: it is not sent, and a person who sees that still has the phone and the mail. */
export function refuse(request: QuoteRequest): void {
  console.error('The quote request was not sent: the field that stays empty was filled');
  publish({ state: 'failed', request });
}

/** What failed is being changed: it is a request to edit again. */
export function editAgain(): void {
  if (is('failed')) publish(editing);
}
