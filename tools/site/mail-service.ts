type Env = Record<string, string | undefined>;

/**
 * The mail service's names, keys and origin, for the build and `npm run doctor`. `src/quote/send.ts` calls the service,
 * and the outbox (`tools/server/outbox/request.ts`) stands in for it: to change the service, change these three files.
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
export const mailOrigin = (env: Env) => env[mailService.originVariable] || 'https://api.emailjs.com';

/** The mail service's origin if the site's CSP allows it; `undefined` if the site sends requests to its own server. */
export function mailOriginIn(policy: string, env: Env): string | undefined {
  const sources = /\bconnect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return sources.find((source) => source === mailOrigin(env));
}

/** Says where requests go: to the service at `origin` or, without an origin, into folder `dir`, shown at `address`. */
export function sayWhere(origin: string | undefined, dir: string, address: string): string {
  return origin
    ? `Quote requests are really emailed, through ${mailService.name} (${origin}); none is kept in ${dir}/`
    : `Quote requests arrive in ${dir}/ and show at ${address}`;
}

/** Sends one quote request to the mail service, as the quote form does. */
export function callMailService(env: Env, params: object): Promise<Response> {
  const [user_id, service_id, template_id] = mailService.keys.map(({ variable }) => env[variable]);
  return fetch(mailOrigin(env) + sendPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user_id, service_id, template_id, template_params: params }),
    signal: AbortSignal.timeout(20_000),
  });
}
