import { fillIn } from '../../src/content/facts.ts';
import { sayHours } from '../../src/content/hours.ts';
import { type Company, company as shape } from '../../src/content/schema/company.ts';
import { hardPairs } from './contrast.ts';
import { readJson, wrongFields } from './json.ts';

const file = 'company.json';

/**
 * Reads `company.json` and checks only types, because the editor must open even with an invalid value that it saved.
 *
 * @throws Error that lists fields that are missing or of the wrong type; the editor never saves such a file
 */
export function readCompany(text?: string): Company {
  const company = readJson(file, text) as Company;
  stopAt(wrongFields(shape, company, 'invalid_type'));
  // Empty lists are put back, because the editor leaves them out.
  return { ...company, facts: company.facts ?? [], claims: company.claims ?? [] };
}

/** Reads and checks `company.json`. @throws Error that lists wrong fields with what was expected */
export function loadCompany(text?: string): Company {
  const company = readCompany(text);
  stopAt(wrongFields(shape, company));
  stopAt(hardPairs(company.colors).map(({ text, say }) => `colors.${text}: ${say}`));
  const [unknown] = /\{\w+\}/.exec(fillIn(company.trust ?? '', factsOf(company))) ?? [];
  if (unknown) stopAt([`trust: expected a fact of company.json, found ${unknown}`]);
  return company;
}

function stopAt(wrong: string[]): void {
  if (wrong.length > 0) throw new Error(wrong.map((line) => `${file}: ${line}`).join('\n  '));
}

/** Facts by the names that records write in braces, such as `{insurance}`; `prices` and `paperwork` may be empty. */
export function factsOf(company: Company): Record<string, string> {
  const { name, phone, email, hours, address, region, facts, terms = {} } = company;
  const values = facts.map((fact) => [fact.name, fact.value]);
  const place = { region: region.name, state: region.state, stateCode: address.state };
  const { minimumCharge, exampleJob, paymentTerms, ...papers } = terms;
  const say = (...given: ({ words: string } | undefined)[]) => given.flatMap((term) => term?.words ?? []).join(' ');
  const said = { prices: say(minimumCharge, exampleJob, paymentTerms), paperwork: say(...Object.values(papers)) };
  return { ...said, ...Object.fromEntries(values), ...place, company: name, phone, email, hours: sayHours(hours) };
}
