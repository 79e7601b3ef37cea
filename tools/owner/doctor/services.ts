import { fieldNames, type QuoteRequest, templateParams } from '../../../src/quote/model.ts';
import { type Finding, hint, problem, ready } from './finding.ts';

/** The form of each id as EmailJS gives it: its variable, what it is called there, and a pattern. */
const ids = [
  ['VITE_EMAILJS_PUBLIC_KEY', 'public key', /^[\w-]{10,40}$/],
  ['VITE_EMAILJS_SERVICE_ID', 'service ID', /^[\w-]{3,60}$/],
  ['VITE_EMAILJS_TEMPLATE_ID', 'template ID', /^[\w-]{3,60}$/],
] as const;

/** Whether quote requests will arrive, and the map's key. */
export function examineServices(env: Record<string, string | undefined>): Finding[] {
  const findings: Finding[] = [];
  for (const [variable, name, pattern] of ids) {
    const value = env[variable];
    if (!value)
      findings.push(
        problem(`EmailJS: the ${name} is missing: requests stay on this machine.`, `Set ${variable} in .env.`),
      );
    else if (pattern.test(value)) findings.push(ready(`EmailJS: the ${name} is there.`));
    else
      findings.push(
        problem(`EmailJS: "${value}" is no ${name}.`, `Copy ${variable} again: letters, digits, - and _ alone.`),
      );
  }
  findings.push(
    env.VITE_GOOGLE_MAPS_KEY
      ? ready('The Google Maps key is there.')
      : hint(
          'There is no Google Maps key: the address field suggests nothing.',
          'Set VITE_GOOGLE_MAPS_KEY in .env if you want that.',
        ),
  );
  return findings;
}

/** Sends one request as the site would. @returns what the service says */
export async function sendTest(env: Record<string, string | undefined>): Promise<Finding> {
  const origin = env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com';
  const request = Object.fromEntries(fieldNames.map((name) => [name, `Test of ${name}`])) as QuoteRequest;
  try {
    const answer = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        user_id: env.VITE_EMAILJS_PUBLIC_KEY,
        service_id: env.VITE_EMAILJS_SERVICE_ID,
        template_id: env.VITE_EMAILJS_TEMPLATE_ID,
        template_params: templateParams(request, new Date()),
      }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = (await answer.text()).slice(0, 200);
    if (answer.status === 200) return ready(`EmailJS took a test request: ${text}`);
    return problem(`EmailJS answered ${answer.status}: ${text}`, 'Compare the three ids with your account.');
  } catch (error) {
    return problem(`EmailJS could not be reached: ${(error as Error).message}`, 'Try again with a network.');
  }
}
