import { headerRules } from '../../../build/hosts/headers.ts';
import { type Finding, problem, ready } from '../finding.ts';
import type { Site } from './site.ts';
import { pathOf, type Visit } from './visit.ts';

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
  const wrong = new Map<string, string[]>();
  for (const answer of answers) {
    const path = pathOf(answer);
    const held = rules.filter((rule) => (rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path));
    for (const part of compare(answer, Object.assign({}, ...held.map(({ headers }) => headers))))
      wrong.set(part, [...(wrong.get(part) ?? []), path]);
  }
  if (wrong.size === 0) return [ready('Pages, files and the not-found page carry every header.')];
  return [...wrong].map(([part, paths]) =>
    problem(
      `${part}: ${paths.join(', ')}.`,
      'Give your host its file from the same build: dist/_headers, or the one in deploy/.',
    ),
  );
}
