import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Every rule of WCAG 2.0 to 2.2, A and AA, and of good practice; the smallest target sizes among them. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks for what axe objects to in one state of a page. `without` names rules to leave out. */
export async function expectNoViolations(page: Page, state: string, without: string[] = []): Promise<void> {
  // Frames are left out, so no second page is needed to put their results together; what passes is not described, which
  // takes as long as the search.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('iframe');
  const { violations } = await axe.withTags(tags).disableRules(without).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}
