import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { quoteWords } from '../content/quote.ts';
import { notify } from '../ui/notify.ts';
import { alsoSent } from './also-sent.ts';
import { mayAsk, personToken } from './captcha.ts';
import { earlierTry, forgetDraft, noteTry } from './draft.ts';
import { emptyRequest, isSame, type QuoteRequest, templateParams } from './model.ts';
import { callService, explain, isRefusal, timeLimit, within } from './send.ts';
import { untilPlausible } from './spam.tsx';

/** State of the visitor's request. Kept outside the form: an answer may come while another page is shown. */
export interface Delivery {
  /** `asking`: Google may be showing the visitor its question. */
  state: 'editing' | 'sending' | 'asking' | 'failed' | 'sent';
  /** The request that is being sent, was sent, or failed. */
  request: QuoteRequest;
  /** Whether the visitor agreed to texts. */
  agreed: boolean;
  /** Whether an earlier version of the request arrived, which the visitor has changed since. */
  earlierArrived?: boolean;
}

const editing: Delivery = { state: 'editing', request: emptyRequest, agreed: false };
let delivery = editing;
/** The latest send, while it waits for an answer. */
let open: (Asked & { answer: Promise<void> }) | undefined;
/** The form's current values, or its last ones while another page is shown. */
let now: Asked | undefined;
/** Listeners of the contact page; none while another page is shown. */
const watchers = new Set<() => void>();
/** Resolves to a function that dismisses the notification shown on another page. */
let takeAway: Promise<() => void> | undefined;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  // The contact page now shows the result itself; the notification would only cover a field.
  takeAway?.then((take) => take());
  return () => watchers.delete(watcher);
}

/** Asks before leaving, except when a `tel:` or `mailto:` link has the focus: Chrome counts following it as leaving. */
function askBeforeLeaving(event: Event): void {
  if (!document.activeElement?.matches('a:is([href^="tel:"], [href^="mailto:"])')) event.preventDefault();
}

/** What a send contains. */
type Asked = Pick<Delivery, 'request' | 'agreed'>;
const isSameAsked = (one: Asked, other: Asked) => one.agreed === other.agreed && isSame(one.request, other.request);

/** Whether a request is being sent. */
export const isUnderWay = () => delivery.state === 'sending' || delivery.state === 'asking';

function publish(change: Partial<Delivery>): void {
  delivery = { ...delivery, ...change };
  // Listen only while sending, because the listener makes the browser ask visitors before they leave.
  if (isUnderWay()) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const watcher of watchers) watcher();
}

/** Notifies a visitor on another page. Checks the address, which changes before the form disappears. */
function tellElsewhere(text: string, goBack: () => void): void {
  if (location.pathname !== '/contact') takeAway = notify(text, { label: quoteWords.away.goBack, onClick: goBack });
}

/** Handles an accepted request, however late. The confirmation shows only if the form still holds the same answers. */
function arrive(asked: Asked, goBack: () => void): void {
  // For analytics (docs/analytics.md); the event carries nothing of the request.
  dispatchEvent(new Event('quote:sent'));
  if (delivery.state === 'sent') return;
  if (now && !isSameAsked(now, asked)) {
    // A request with newer answers may be under way: keep its state, because its own result follows.
    const isLatest = isSameAsked(delivery, asked);
    publish({ state: isLatest ? 'editing' : delivery.state, earlierArrived: true });
    tellElsewhere(quoteWords.earlierArrived, goBack);
  } else {
    forgetDraft();
    publish({ state: 'sent', ...asked });
    tellElsewhere(quoteWords.away.sent, goBack);
  }
}

/** Sends one request. First awaits an open send of the same answers and consent, because a resend could arrive too. */
async function deliver(asked: Asked, goBack: () => void): Promise<void> {
  if (open && isSameAsked(open, asked)) {
    const arrived = await within(open.answer, timeLimit).then(
      () => true,
      () => false,
    );
    if (arrived) return;
  }
  await untilPlausible();
  if (mayAsk) publish({ state: 'asking' });
  const person = await personToken();
  // An earlier try was accepted meanwhile.
  if (!isUnderWay()) return;
  if (mayAsk) publish({ state: 'sending' });
  const before = earlierTry();
  const params = templateParams(asked.request, new Date(), before);
  // Offline, nothing leaves the browser, so there is no send to note.
  if (navigator.onLine) noteTry(before || params.timestamp);
  const answer = callService({ ...params, ...alsoSent(asked.agreed, params.timestamp), ...person }).then(
    () => arrive(asked, goBack),
    (error) => {
      if (isRefusal(error) && open === attempt) noteTry(before);
      throw error;
    },
  );
  const attempt = { ...asked, answer };
  open = attempt;
  const settled = () => {
    if (open === attempt) open = undefined;
  };
  answer.then(settled, settled);
  await within(answer, timeLimit);
}

/** The delivery state, for the page that shows the form. */
export function useDelivery(): Delivery {
  return useSyncExternalStore(
    watch,
    () => delivery,
    () => editing,
  );
}

/**
 * Sends the request; does nothing while one is being sent or once the form's answers have arrived.
 *
 * @param agreed whether the visitor agreed to texts
 * @param goBack leads the visitor from another page back to the form
 */
export async function sendRequest(request: QuoteRequest, agreed: boolean, goBack: () => void): Promise<void> {
  if (isUnderWay() || delivery.state === 'sent') return;
  now = { request, agreed };
  publish({ state: 'sending', ...now });
  try {
    await deliver(now, goBack);
  } catch (error) {
    // An earlier try was accepted meanwhile.
    if (!isUnderWay()) return;
    console.error('The quote request was not sent:', explain(error));
    // Render the failure before `alert` blocks the page.
    flushSync(() => publish({ state: 'failed' }));
    tellElsewhere(quoteWords.away.failed, goBack);
    alert(quoteWords.failed);
  }
}

/** Refuses to send a request with a filled honeypot; the failure notice still offers the phone and email. */
export function refuse(request: QuoteRequest): void {
  console.error('The quote request was not sent: the field that stays empty was filled');
  publish({ state: 'failed', request });
}

/** Notes the form's new values; editing after a failure removes the failure notice. */
export function edit(request: QuoteRequest, agreed: boolean): void {
  const before = now;
  now = { request, agreed };
  // A field that loses the focus to the failure notice reports its words again.
  const isNew = !before || !isSameAsked(before, now);
  if (isNew && delivery.state === 'failed') publish({ state: 'editing' });
}
