import { makeRequest, templateParams } from '../../../src/quote/model.ts';
import { callMailService, mailService } from '../../build/mail-service.ts';
import { type Finding, hint, problem, ready } from './finding.ts';

/** Whether quote requests will arrive, and the map's key. */
export function examineServices(env: Record<string, string | undefined>): Finding[] {
  const findings: Finding[] = [];
  const { name: service, keys } = mailService;
  for (const { variable, name, form } of keys) {
    const value = env[variable];
    if (!value)
      findings.push(
        problem(`${service}: the ${name} is missing: requests stay on this machine.`, `Set ${variable} in .env.`),
      );
    else if (form.test(value)) findings.push(ready(`${service}: the ${name} is there.`));
    else
      findings.push(
        problem(`${service}: "${value}" is no ${name}.`, `Copy ${variable} again: letters, digits, - and _ alone.`),
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
  const { name } = mailService;
  const request = makeRequest((field) => `Test of ${field}`);
  try {
    const answer = await callMailService(env, templateParams(request, new Date()));
    const text = (await answer.text()).slice(0, 200);
    if (answer.status === 200) return ready(`${name} took a test request: ${text}`);
    if (answer.status === 403 && /non-browser/i.test(text))
      return hint(
        `${name} takes requests from browsers alone, and this test is none. Your visitors are not affected.`,
        `Send yourself a request from the contact page. Or let this test in: in ${name}, Account, Security, ` +
          '"Allow EmailJS API for non-browser applications".',
      );
    if (answer.status === 403)
      return problem(
        `${name} refused a test from this machine: ${text}`,
        'If your account allows your domain alone (Account, Security), send the test from the contact page of the live site. ' +
          'If not, compare the ids with your account.',
      );
    return problem(`${name} answered ${answer.status}: ${text}`, 'Compare the ids with your account.');
  } catch (error) {
    return problem(`${name} could not be reached: ${(error as Error).message}`, 'Try again with a network.');
  }
}
