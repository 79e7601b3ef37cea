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
    if (!value) return problem(`${service}: no ${name}, so requests stay on this machine.`, `Set ${variable} in .env.`);
    return unless(
      !form.test(value),
      `${service}: the ${name} is there.`,
      `${service}: "${value}" is not a ${name}.`,
      `Copy ${variable} again: only letters, digits, - and _.`,
    );
  });
  const noMap = hint(
    `No ${map} key: the address field offers no suggestions.`,
    `Set ${mapKey} in .env if you want them.`,
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
      `${service} accepts requests only from browsers; this test is not one. Your visitors are not affected.`,
      `Send yourself a request from the contact page. Or let this test in: in ${service}, Account, Security, ` +
        '"Allow EmailJS API for non-browser applications".',
    );
    if (answer.status === 403 && /non-browser/i.test(text)) return browsersAlone;
    const todo =
      'Compare the IDs with your account. If it allows only your domain (Account, Security), send a test from the live ' +
      'site’s contact page.';
    return problem(`${service} answered ${answer.status}: ${text}`, todo);
  } catch (error) {
    return problem(`${service} could not be reached: ${(error as Error).message}`, 'Go online and try again.');
  }
}
