import './blocked-storage.ts';
import { init, send } from '@emailjs/browser';
import type { TemplateParams } from './model.ts';

/** Milliseconds after which a send without an answer counts as failed. */
export const timeLimit = 20_000;

const { VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID, VITE_EMAILJS_ORIGIN } = import.meta
  .env;

/** Whether there are EmailJS keys. Without them, requests go to the page's origin, for the local server's outbox. */
const configured = Boolean(VITE_EMAILJS_PUBLIC_KEY);
const publicKey = VITE_EMAILJS_PUBLIC_KEY || 'local';
const serviceId = VITE_EMAILJS_SERVICE_ID || 'local';
const templateId = VITE_EMAILJS_TEMPLATE_ID || 'local';

/**
 * Sends one request, without a time limit.
 *
 * @throws the service's answer (`status`, `text`), an `Error`, or a string
 */
export async function callService(params: TemplateParams): Promise<void> {
  const origin = VITE_EMAILJS_ORIGIN || (configured ? undefined : location.origin);
  init({ publicKey, ...(origin && { origin }) });
  const answer = await send(serviceId, templateId, { ...params });
  // EmailJS's client accepts any 2xx; this site accepts only 200.
  if (answer.status !== 200) throw answer;
}

/** Whether the service refused the request (4xx), so that it did not arrive; after other failures it may have. */
export function isRefusal(error: unknown): boolean {
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** A failure of {@link callService} for the console: status and text of an answer, or the message. */
export function explain(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return `${error.status} ${error.text}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Milliseconds between two ticks of {@link within}. */
const tick = 1000;

/**
 * Settles like `work`, or rejects after `limit` milliseconds while `work` goes on. Counts ticks instead of reading the
 * clock, because a frozen page (Back, a closed lid) gets its answer late through no fault of the service.
 */
export function within<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    let left = limit;
    const timer = setInterval(() => {
      left -= tick;
      if (left <= 0) reject(new Error(`No answer within ${limit / 1000} seconds`));
    }, tick);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
