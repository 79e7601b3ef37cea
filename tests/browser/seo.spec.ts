import { pageAt } from '../built/site.ts';
import { headOf } from './head.ts';
import { expect, goInside, isSameDocument, markDocument, open, pages, test } from './site.ts';

test('each kind of page has the same head and headings in the app as in its HTML document', async ({ page }) => {
  await open(page, '/nowhere');
  await markDocument(page);
  let followed = 0;
  for (const path of pages) {
    const document = pageAt(path);
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].map((each) => each.textContent);
    expect(headings.length, path).toBeGreaterThan(1);
    // Clicks only links in header and footer, because sections below the first screen render later.
    const link = page.locator(`:is(header, footer) a[href="${path}"]`).first();
    const isLinked = (await link.count()) > 0;
    if (isLinked) await link.dispatchEvent('click');
    else await goInside(page, path);
    followed += Number(isLinked);
    await expect.poll(() => page.evaluate(headOf, undefined), path).toEqual(headOf(document));
    await expect(page.locator('main :is(h1, h2, h3)'), path).toHaveText(headings);
  }
  expect(followed).toBeGreaterThan(4);
  expect(await isSameDocument(page)).toBe(true);
});
