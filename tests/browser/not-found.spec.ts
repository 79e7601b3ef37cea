import { h1 } from './parts.ts';
import { expect, goInside, hydrated, open, test } from './site.ts';

const notFound = 'Oops! Page not found';

test('an address without a page answers 404 with the not-found page, and logs its path once', async ({ page, log }) => {
  for (const path of ['/nowhere', '/areas/atlantis', '/about/lost', '/Contact']) {
    log.length = 0;
    expect((await page.goto(path))?.status(), path).toBe(404);
    await hydrated(page);
    await expect(h1(page), path).toHaveText(notFound);
    // Leave out the line that Chromium logs for the status of the document.
    const own = () => log.filter((line) => !line.startsWith('Failed to load resource'));
    await expect.poll(own).toEqual([`404: there is no page at ${path}`]);
  }
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a link to a page that is not there shows the not-found page and logs its path', async ({ page, log }) => {
  await open(page, '/');
  await goInside(page, '/areas/atlantis');
  await expect(h1(page)).toHaveText(notFound);
  // Poll, because the line is logged after the page is drawn.
  await expect.poll(() => log).toEqual(['404: there is no page at /areas/atlantis']);
  // No menu link may be marked as current: `/areas` is a different page from `/areas/atlantis`.
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a 404 page that the host sends for an existing page stays as it is, and its links load documents', async ({
  page,
  baseURL,
}) => {
  const lost = (url: URL) => url.pathname === '/about';
  await page.route(lost, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/nowhere` }) }),
  );
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(h1(page)).toHaveText(notFound);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(opened);
});
