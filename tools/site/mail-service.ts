/**
 * The mail service's names, keys and origin, for the build and `npm run doctor`. To change the service, also change
 * `src/quote/send.ts`, which calls it, `tools/server/outbox/request.ts`, which stands in for it, its captcha
 * (`src/quote/captcha.ts`, `tools/site/hosts/headers.ts`), and the doctor's test (`tools/owner/doctor/services.ts`).
 */
export const mailService = {
  name: 'EmailJS',
  /** Keys with which the site can send: for each the variable, the service's name for the key, and its pattern. */
  keys: [
    { variable: 'VITE_EMAILJS_PUBLIC_KEY', name: 'public key', form: /^[\w-]{10,40}$/ },
    { variable: 'VITE_EMAILJS_SERVICE_ID', name: 'service ID', form: /^[\w-]{3,60}$/ },
    { variable: 'VITE_EMAILJS_TEMPLATE_ID', name: 'template ID', form: /^[\w-]{3,60}$/ },
  ],
  /** Variable that overrides the service's origin. */
  originVariable: 'VITE_EMAILJS_ORIGIN',
};

/** Path that takes quote requests: at the mail service, or at the outbox that replaces it. */
export const sendPath = '/api/v1.0/email/send';

/** Origin of the mail service: the value of `originVariable` or, without a value, the address of EmailJS. */
export const mailOrigin = (env: NodeJS.Dict<string>) => env[mailService.originVariable] || 'https://api.emailjs.com';

/** The mail service's origin if there are keys, maybe not all; `undefined` if requests go to the site's own server. */
export const keyedMailOrigin = (env: NodeJS.Dict<string>) =>
  mailService.keys.some(({ variable }) => env[variable]) ? mailOrigin(env) : undefined;

/** The mail service's origin if the site's CSP allows it; `undefined` if the site sends requests to its own server. */
export function mailOriginIn(policy: string, env: NodeJS.Dict<string>): string | undefined {
  const sources = /\bconnect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return sources.find((source) => source === mailOrigin(env));
}

/** Says where requests go: to the service at `origin` or, without an origin, into folder `dir`, shown at `address`. */
export function sayWhere(origin: string | undefined, dir: string, address: string): string {
  return origin
    ? `Quote requests are really emailed, through ${mailService.name} (${origin}); none is kept in ${dir}/`
    : `Quote requests arrive in ${dir}/ and show at ${address}`;
}

/** Sends one quote request to the mail service, as the quote form does. @throws Error if no answer comes in 20 s */
export function callMailService(env: NodeJS.Dict<string>, params: object): Promise<Response> {
  const [user_id, service_id, template_id] = mailService.keys.map(({ variable }) => env[variable]);
  return fetch(mailOrigin(env) + sendPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user_id, service_id, template_id, template_params: params }),
    signal: AbortSignal.timeout(20_000),
  });
}
