import { timeLimit, within } from './send.ts';

/** The part of Google's script used here. */
interface Recaptcha {
  ready(then: () => void): void;
  render(
    place: HTMLElement,
    options: { sitekey: string; size: 'invisible'; callback: (token: string) => void; 'error-callback': () => void },
  ): number;
  execute(widget: number): void;
}

const sitekey = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

/** Milliseconds to wait for an answer to Google's question, because Google does not report a dismissed question. */
const questionLimit = 120_000;

/** Whether Google may ask a question before a request is sent. */
export const mayAsk = Boolean(sitekey);

const found = () => (window as { grecaptcha?: Recaptcha }).grecaptcha;

/** Loads Google's script. @throws Error when it is blocked */
async function load(): Promise<Recaptcha> {
  const src = 'https://www.google.com/recaptcha/api.js?render=explicit';
  if (!found())
    await new Promise((onload, onerror) =>
      document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror })),
    ).catch(() => {});
  const recaptcha = found();
  if (!recaptcha) throw new Error('reCAPTCHA did not load');
  await new Promise<void>((ready) => recaptcha.ready(ready));
  return recaptcha;
}

/**
 * Gets Google's reCAPTCHA token, valid for one send, as the parameter that EmailJS checks (docs/going-live.md). Without
 * a site key, Google's script does not load and there is no token. Google asks only visitors whom it doubts.
 *
 * @throws Error when Google's script is blocked, hangs or gives up, or when its question is not answered
 */
export async function personToken(): Promise<Record<string, string>> {
  if (!sitekey) return {};
  const recaptcha = await within(load(), timeLimit);
  const place = document.body.appendChild(document.createElement('div'));
  const token = new Promise<string>((resolve, reject) => {
    const giveUp = () => reject(new Error('reCAPTCHA gave no token'));
    recaptcha.execute(
      recaptcha.render(place, { sitekey, size: 'invisible', callback: resolve, 'error-callback': giveUp }),
    );
  });
  return { 'g-recaptcha-response': await within(token, questionLimit).finally(() => place.remove()) };
}
