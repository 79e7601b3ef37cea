import type { TemplateParams } from './model.ts';

/** Milliseconds after which a send without an answer counts as failed. */
export const timeLimit = 20_000;

const { VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID, VITE_EMAILJS_ORIGIN } = import.meta
  .env;

/** Without keys the request goes to the outbox that the local servers keep at the site's own origin. */
const configured = Boolean(VITE_EMAILJS_PUBLIC_KEY);
const publicKey = VITE_EMAILJS_PUBLIC_KEY || 'local';
const serviceId = VITE_EMAILJS_SERVICE_ID || 'local';
const templateId = VITE_EMAILJS_TEMPLATE_ID || 'local';

/**
 * Loads and initializes the email service's client. Imported only now because the client reads the browser's storage when it is
 * loaded, and throws where that is blocked.
 */
async function loadClient() {
  const { init, send } = await import('@emailjs/browser');
  const origin = VITE_EMAILJS_ORIGIN || (configured ? undefined : location.origin);
  init({ publicKey, ...(origin && { origin }) });
  return send;
}

let client: ReturnType<typeof loadClient> | undefined;

/** The email service's client, loaded once, and again after a failure. @throws whatever kept it from loading */
export function prepareService(): ReturnType<typeof loadClient> {
  client ??= loadClient().catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * Sends one request. Settles only when the service answers, however late.
 *
 * @throws whatever went wrong: the service's answer (`status`, `text`), an `Error`, or a sentence.
 */
export async function callService(params: TemplateParams): Promise<void> {
  const send = await prepareService();
  const answer = await send(serviceId, templateId, { ...params });
  // The client takes any 2xx for success; the product takes 200 alone.
  if (answer.status !== 200) throw answer;
}

/** What went wrong in {@link callService}, for the console: status and text of an answer, or the message. */
export function explain(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return `${error.status} ${error.text}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Settles like `work`, or rejects after `limit` milliseconds; `work` itself goes on. */
export function within<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit / 1000} seconds`)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
