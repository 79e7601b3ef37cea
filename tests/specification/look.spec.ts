import { expect, test } from '../browser/site.ts';
import { entryOf } from '../owner.ts';
import { asTyped, specifiedPages } from './pages.ts';

// Checks that need a browser; other tests read the HTML. Scripts are off, because everything must show without them.
test.use({ javaScriptEnabled: false });

/** Every page of the folders `services` and `pages`, and the first page of every other folder. */
const lookedAt = Object.entries(specifiedPages).filter(([path], index, all) => {
  const { folder } = entryOf(path);
  const first = all.findIndex(([other]) => entryOf(other).folder === folder);
  return folder === 'services' || folder === 'pages' || index === first;
});

test('without scripts, each kind of page shows its texts and call buttons, and services print on two sheets', async ({
  page,
}) => {
  test.slow();
  // Blocks pictures, because the checks need none and the printed sheets show none.
  await page.route(/\/(pictures|film)\//, (route) => route.abort());
  let printed = 0;
  for (const [path, { words = [] }] of lookedAt) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    const text = asTyped(await main.innerText()).replace(/\s+/g, ' ');
    expect(
      words.filter((word) => !text.includes(word)),
      path,
    ).toEqual([]);
    for (const call of await main.getByRole('link', { name: 'Call (813) 555-0142', exact: true }).all())
      await expect(call, path).toHaveCSS('border-top-width', '1px');
    if (!path.startsWith('/services/')) continue;
    await page.waitForLoadState();
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(2);
    printed += 1;
  }
  expect(printed).toBeGreaterThan(10);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/apartment-complex-cleaning');
  // `innerText` leaves out text that is not rendered, which screen readers would not read either.
  const footer = await page.locator('body').innerText();
  for (const words of ['5.0 Rating • 500+ Satisfied Customers', 'Contact Us', 'Surrounding Areas', 'Back to Top'])
    expect(footer).toContain(words);
});
