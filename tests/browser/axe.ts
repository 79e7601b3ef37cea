import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** All rules of WCAG 2.0 to 2.2, levels A and AA (target size included), and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing in a page or one part of it; `state` names the moment, `without` the rules to leave out. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { part = 'html', without = [] }: { part?: string; without?: string[] } = {},
): Promise<void> {
  // Frames are left out, because merging their results needs a second page; passes are not reported, because that
  // takes as long as the search.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .exclude('iframe');
  const { violations } = await axe.withTags(tags).disableRules(without).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}
