import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './site.ts';

/** axe's code, minified because a browser reads that faster. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** All rules of WCAG 2.0 to 2.2, levels A and AA (target size included), and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing in a page or a part of it; failures quote `state`; `without` lists rules to skip. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { part = 'html', without = [] }: { part?: string; without?: string[] } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  // Leaves frames out, because only the page itself gets axe's code. Lists violations alone, because listing passes
  // takes as long as the search.
  const options: axe.RunOptions = { runOnly: tags, rules, resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: typeof axe }).axe.run(where, how),
    [part, options] as const,
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}
