import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Rule = { start: string; headers: [name: string, value: string][] };

/** Reads the `_headers` of a built site: a line `/folder/*`, and below it the headers, indented. */
function readRules(root: string): Rule[] {
  const file = join(root, '_headers');
  const rules: Rule[] = [];
  if (!existsSync(file)) return rules;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s+([^:]+): (.+)$/.exec(line);
    if (header?.[1] && header[2]) rules.at(-1)?.headers.push([header[1], header[2]]);
    else if (line.startsWith('/')) rules.push({ start: line.replace(/\*$/, ''), headers: [] });
  }
  return rules;
}

/** The headers that a site asks its host for, by path. */
export function siteHeaders(root: string): (path: string) => [name: string, value: string][] {
  const rules = readRules(root);
  return (path) => rules.filter(({ start }) => path.startsWith(start)).flatMap(({ headers }) => headers);
}
