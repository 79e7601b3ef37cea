import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { quoteWords } from '../content/quote.ts';
import { notify } from '../ui/notify.ts';
import { mayAsk, personToken } from './captcha.ts';
import { earlierTry, forgetDraft, noteTry } from './draft.ts';
import { emptyRequest, isSame, type QuoteRequest, templateParams } from './model.ts';
import { callService, explain, isRefusal, prepareService, timeLimit, within } from './send.ts';
import { untilPlausible } from './spam.tsx';

/** Where the visitor's request stands. It outlives the form: an answer may come while another page is read. */
export interface Delivery {
  /** While `asking`, Google may be asking the visitor a question of its own. */
  state: 'editing' | 'sending' | 'asking' | 'failed' | 'sent';
  /** What is being sent, was sent, or could not be. */
  request: QuoteRequest;
  /** Whether words arrived that the visitor has changed since. */
  earlierArrived?: boolean;
}

const editing: Delivery = { state: 'editing', request: emptyRequest };
let delivery = editing;
/** The request that the service has not answered yet. */
let open: { request: QuoteRequest; answer: Promise<void> } | undefined;
/** What the form holds, or held when it was last shown. */
let words: QuoteRequest | undefined;
/** The contact page, while it is shown. */
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Chrome takes a call or a mail for leaving, too: it begins at a link, which then has the focus. */
function askBeforeLeaving(event: Event): void {
  if (!document.activeElement?.matches('a:is([href^="tel:"], [href^="mailto:"])')) event.preventDefault();
}

const isUnderWay = () => delivery.state === 'sending' || delivery.state === 'asking';

function publish(change: Partial<Delivery>): void {
  delivery = { ...delivery, ...change };
  // Browsers ask for as long as there is a listener.
  if (isUnderWay()) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const watcher of watchers) watcher();
}

/** Says what happened to a visitor who reads another page meanwhile. */
function tellElsewhere(text: string, goBack: () => void): void {
  if (watchers.size === 0) notify(text, { label: quoteWords.away.goBack, onClick: goBack });
}

/** A request was taken, however late. The form gives way to the confirmation only if it still holds these words. */
function arrive(request: QuoteRequest, goBack: () => void): void {
  // For whoever counts requests (docs/analytics.md); it says nothing of who asked for what.
  dispatchEvent(new Event('quote:sent'));
  if (delivery.state === 'sent') return;
  if (words && !isSame(words, request)) {
    // Newer words may be on their way by now; what becomes of them is said when it is known.
    const isLatest = isSame(delivery.request, request);
    publish({ state: isLatest ? 'editing' : delivery.state, earlierArrived: true });
    tellElsewhere(quoteWords.earlierArrived, goBack);
  } else {
    forgetDraft();
    publish({ state: 'sent', request });
    tellElsewhere(quoteWords.away.sent, goBack);
  }
}

/** Sends one request. The same words without an answer may still arrive: sent again at once, they would be two mails. */
async function deliver(request: QuoteRequest, goBack: () => void): Promise<void> {
  if (open && isSame(open.request, request)) {
    const arrived = await within(open.answer, timeLimit).then(
      () => true,
      () => false,
    );
    if (arrived) return;
  }
  await untilPlausible();
  if (mayAsk) publish({ state: 'asking' });
  const person = await personToken();
  const send = await prepareService();
  // An earlier try was taken meanwhile.
  if (!isUnderWay()) return;
  if (mayAsk) publish({ state: 'sending' });
  const before = earlierTry();
  const params = templateParams(request, new Date(), before);
  // Offline nothing leaves.
  if (navigator.onLine) noteTry(before || params.timestamp);
  const answer = callService(send, { ...params, ...person }).then(
    () => arrive(request, goBack),
    (error) => {
      if (isRefusal(error) && open === attempt) noteTry(before);
      throw error;
    },
  );
  const attempt = { request, answer };
  open = attempt;
  const settled = () => {
    if (open === attempt) open = undefined;
  };
  answer.then(settled, settled);
  await within(answer, timeLimit);
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
  if (isUnderWay() || delivery.state === 'sent') return;
  words = request;
  publish({ state: 'sending', request });
  try {
    await deliver(request, goBack);
  } catch (error) {
    // An earlier one was taken meanwhile.
    if (!isUnderWay()) return;
    console.error('The quote request was not sent:', explain(error));
    // On the page before the alert stops it.
    flushSync(() => publish({ state: 'failed' }));
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
export function edit(now: QuoteRequest): void {
  words = now;
  if (delivery.state === 'failed') publish({ state: 'editing' });
}
