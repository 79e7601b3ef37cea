import { pageAt } from '../built/site.ts';
import { paths } from '../owner.ts';
import { headOf } from './head.ts';
import { expect, open, test } from './site.ts';

test('every page says the same after navigation inside the app, with nothing of the page before', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/nowhere');
  for (const path of paths) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect.poll(() => page.evaluate(headOf, undefined), path).toEqual(headOf(pageAt(path)));
  }
});
