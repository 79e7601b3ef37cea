import { expect, open, takenOver, test } from './site.ts';

for (const path of [
  '/nowhere',
  '/areas/atlantis',
  '/services/gold-plating',
  '/locations/x',
  '/about/lost',
  '/Contact',
]) {
  test(`${path} answers 404 with the not-found page and logs the path once`, async ({ page, log }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await takenOver(page);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
    // Chromium itself reports the status of the document.
    const own = () => log.filter((line) => !line.startsWith('Failed to load resource'));
    await expect.poll(own).toEqual([`404: there is no page at ${path}`]);
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the boot script logs the path at once, without the app', async ({ page, log }) => {
  await page.route(/\/assets\/(?!boot).*\.js$/, (route) => route.abort());
  await page.goto('/nowhere');
  await expect.poll(() => log).toContain('404: there is no page at /nowhere');
});

test('a link to a page that is not there shows the not-found page and logs its path', async ({ page, log }) => {
  await open(page, '/');
  await page.evaluate(() => {
    history.pushState({}, '', '/areas/atlantis');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  // The line is written after the page is drawn.
  await expect.poll(() => log).toEqual(['404: there is no page at /areas/atlantis']);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
