import { fillIn } from '../../src/content/facts.ts';
import { sayHours } from '../../src/content/hours.ts';
import { type Company, company as shape } from '../../src/content/schema/company.ts';
import { hardPairs } from './contrast.ts';
import { readJson, wrongFields } from './json.ts';

const file = 'company.json';

/** Reads and checks `company.json`. @throws Error that lists every wrong field with what was expected */
export function loadCompany(text?: string): Company {
  const company = readJson(file, text) as Company;
  const fields = wrongFields(shape, company);
  const wrong = fields.length > 0 ? fields : hardPairs(company.colors).map(({ text, say }) => `colors.${text}: ${say}`);
  const [unknown] = wrong.length > 0 ? [] : (/\{\w+\}/.exec(fillIn(company.trust ?? '', factsOf(company))) ?? []);
  if (unknown) wrong.push(`trust: expected a fact of company.json, found ${unknown}`);
  if (wrong.length > 0) throw new Error(wrong.map((line) => `${file}: ${line}`).join('\n  '));
  return company;
}

/** Facts by the names that records write in braces, such as `{insurance}`; an optional one that is not given is empty. */
export function factsOf(company: Company): Record<string, string> {
  const { name, phone, email, hours, address, region, facts, terms = {} } = company;
  const values = facts.map((fact) => [fact.name, fact.value]);
  const place = { region: region.name, state: region.state, stateCode: address.state };
  const { minimumCharge, exampleJob, paymentTerms, ...papers } = terms;
  const say = (...given: ({ words: string } | undefined)[]) => given.flatMap((term) => term?.words ?? []).join(' ');
  const said = { prices: say(minimumCharge, exampleJob, paymentTerms), paperwork: say(...Object.values(papers)) };
  return { ...said, ...Object.fromEntries(values), ...place, company: name, phone, email, hours: sayHours(hours) };
}
