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
 * Loads and initializes the e-mail service's client. Imported only now because the client reads the browser's storage when it is
 * loaded, and throws where that is blocked.
 */
async function loadClient() {
  const { init, send } = await import('@emailjs/browser');
  const origin = VITE_EMAILJS_ORIGIN || (configured ? undefined : location.origin);
  init({ publicKey, ...(origin && { origin }) });
  return send;
}

export interface Sender {
  /**
   * Sends one request. Settles only when the service answers, however late.
   *
   * @throws whatever went wrong: the service's answer (`status`, `text`), an `Error`, or a sentence.
   */
  send(params: TemplateParams): Promise<void>;
}

/** A sender whose client is initialized at once; a client that failed to load is loaded again by the next send. */
export function createSender(): Sender {
  let client: ReturnType<typeof loadClient> | undefined;
  const load = () => {
    client ??= loadClient();
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
  load();
  return {
    async send(params) {
      const send = await load();
      const answer = await send(serviceId, templateId, { ...params });
      // The client takes any 2xx for success; the product takes 200 alone.
      if (answer.status !== 200) throw answer;
    },
  };
}

/** Settles like `work`, or rejects after `limit` milliseconds; `work` itself goes on. */
export function within(work: Promise<void>, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit / 1000} seconds`)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
