type Env = Record<string, string | undefined>;

/**
 * What build and doctor know of the service that mails the quote requests. `src/quote/send.ts` calls it from the page, and the
 * outbox answers in its place (`tools/server/outbox/request.ts`): another service changes these three.
 */
export const mailService = {
  name: 'EmailJS',
  /** What a build needs to use it: the variable, what it is called there, and its form. */
  keys: [
    { variable: 'VITE_EMAILJS_PUBLIC_KEY', name: 'public key', form: /^[\w-]{10,40}$/ },
    { variable: 'VITE_EMAILJS_SERVICE_ID', name: 'service ID', form: /^[\w-]{3,60}$/ },
    { variable: 'VITE_EMAILJS_TEMPLATE_ID', name: 'template ID', form: /^[\w-]{3,60}$/ },
  ],
  /** The variable that names another origin of it. */
  originVariable: 'VITE_EMAILJS_ORIGIN',
};

/** Where the service answers. */
export const mailOrigin = (env: Env) => env[mailService.originVariable] || 'https://api.emailjs.com';

/** Where the pages of a site under this content security policy send requests: to the service, or `undefined`: to their own server. */
export function mailOriginIn(policy: string, env: Env): string | undefined {
  const sources = /\bconnect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return sources.find((source) => source === mailOrigin(env));
}

/** One line about where requests go: to `origin` of the service, or without it into the folder `dir` that shows at `address`. */
export function sayWhere(origin: string | undefined, dir: string, address: string): string {
  return origin
    ? `Quote requests are sent through ${mailService.name} (${origin}) and mailed for real; none arrives in ${dir}/`
    : `Quote requests arrive in ${dir}/ and show at ${address}`;
}

/** Sends one request as the page does. */
export function callMailService(env: Env, params: object): Promise<Response> {
  const [user_id, service_id, template_id] = mailService.keys.map(({ variable }) => env[variable]);
  return fetch(`${mailOrigin(env)}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user_id, service_id, template_id, template_params: params }),
    signal: AbortSignal.timeout(20_000),
  });
}
