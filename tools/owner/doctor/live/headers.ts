import { headerRules } from '../../../build/hosts/headers.ts';
import { mailService } from '../../../build/mail-service.ts';
import { type Finding, hint, problem, ready } from '../finding.ts';
import type { Site } from './site.ts';
import { type Visit, visitedPath } from './visit.ts';

/** What an answer lacks of the headers that it should have, or has otherwise; one part each. */
function compare({ headers }: Visit, expected: Record<string, string>): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = headers.get(name);
    if (found === value) return [];
    if (found === null) return [`The header ${name} is missing`];
    const parts = found.split(/;\s*/);
    const lost = value.split('; ').filter((part) => !parts.includes(part));
    return [`The header ${name} differs${lost.length > 0 ? `, without "${lost.join('; ')}"` : ` ("${found}")`}`];
  });
}

/** Whether answers carry the headers of the one list. */
export function examineHeaders({ env }: Site, answers: Visit[]): Finding[] {
  const rules = headerRules(env);
  const keyless = mailService.keys.some(({ variable }) => !env[variable]);
  const wrong = new Map<string, string[]>();
  for (const answer of answers) {
    const path = visitedPath(answer);
    const held = rules.filter((rule) => (rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path));
    const expected: Record<string, string> = Object.assign({}, ...held.map(({ headers }) => headers));
    // It names the services that the site was built with.
    if (keyless) delete expected['Content-Security-Policy'];
    for (const part of compare(answer, expected)) wrong.set(part, [...(wrong.get(part) ?? []), path]);
  }
  const unseen = keyless
    ? [
        hint(
          'The policy is not compared: this folder has no keys.',
          'Copy the .env that the site was built with into it.',
        ),
      ]
    : [];
  if (wrong.size === 0) return [ready('Pages, files and the not-found page carry every header.'), ...unseen];
  const findings = [...wrong].map(([part, paths]) =>
    problem(
      `${part}: ${paths.join(', ')}.`,
      'Give your host its file from the same build: dist/_headers, or the one in deploy/.',
    ),
  );
  return [...findings, ...unseen];
}
