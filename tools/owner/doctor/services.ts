import { makeRequest, templateParams } from '../../../src/quote/model.ts';
import { callMailService, mailService } from '../../site/mail-service.ts';
import { mapService } from '../../site/map-service.ts';
import { type Clone, type Finding, hint, orReady, problem, ready, unless, when } from './finding.ts';

const service = mailService.name;
const { name: map, variable: mapKey } = mapService;

/** Checks the keys of the mail service and of the map. */
export function examineServices({ env }: Clone): Finding[] {
  const keys = mailService.keys.map(({ variable, name, form }) => {
    const value = env[variable];
    if (!value)
      return problem(`${service}: the ${name} is missing: requests stay on this machine.`, `Set ${variable} in .env.`);
    return unless(
      !form.test(value),
      `${service}: the ${name} is there.`,
      `${service}: "${value}" is no ${name}.`,
      `Copy ${variable} again: letters, digits, - and _ alone.`,
    );
  });
  const noMap = hint(
    `There is no ${map} key: the address field suggests nothing.`,
    `Set ${mapKey} in .env if you want that.`,
  );
  return [...keys, ...orReady(when(!env[mapKey], noMap), `The ${map} key is there.`)];
}

/** Sends a test request as the site would. @returns a finding with the mail service's answer */
export async function sendTest({ env }: Clone): Promise<Finding> {
  const request = makeRequest((field) => `Test of ${field}`);
  try {
    const answer = await callMailService(env, templateParams(request, new Date()));
    const text = (await answer.text()).slice(0, 200);
    if (answer.status === 200) return ready(`${service} took a test request: ${text}`);
    const browsersAlone = hint(
      `${service} takes requests from browsers alone, and this test is none. Your visitors are not affected.`,
      `Send yourself a request from the contact page. Or let this test in: in ${service}, Account, Security, ` +
        '"Allow EmailJS API for non-browser applications".',
    );
    if (answer.status === 403 && /non-browser/i.test(text)) return browsersAlone;
    const todo =
      'Compare the ids with your account. If it allows your domain alone (Account, Security), send the test from the contact page of ' +
      'the live site.';
    return problem(`${service} answered ${answer.status}: ${text}`, todo);
  } catch (error) {
    return problem(`${service} could not be reached: ${(error as Error).message}`, 'Try again with a network.');
  }
}
