import { examples } from '../owner.ts';
import { answersToGo, expect, holdApp, hydrated, open, test } from './site.ts';

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
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
    // Chromium itself reports the status of the document.
    const own = () => log.filter((line) => !line.startsWith('Failed to load resource'));
    await expect.poll(own).toEqual([`404: there is no page at ${path}`]);
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('a link to a page that is not there shows the not-found page and logs its path', async ({ page, log }) => {
  await open(page, '/');
  await page.evaluate(() => {
    history.pushState({}, '', '/areas/atlantis');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  // The line is written after the page is drawn.
  await expect.poll(() => log).toEqual(['404: there is no page at /areas/atlantis']);
  // The menus' own page at `/areas` is another.
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

for (const [odd, clean] of [
  ['/%61bout', '/about'],
  [examples.city.replace('/areas/', '/areas//'), examples.city],
  ['/index', '/'],
  ['/about.html', '/about'],
])
  test(`${odd} ends at ${clean}, and the app is there`, async ({ page }) => {
    const response = await page.goto(odd ?? '');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(clean ?? '');
    await hydrated(page);
  });

for (const path of ['/404', '/404.html', '/%E0%A4%A', '/%', '/..%2foutside', '/areas/%5catlantis'])
  test(`${path} is the not-found page, with its status`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  });

for (const odd of ['/%63ontact', '/contact//', '//contact'])
  test(`where a host serves ${odd} as it is, the app takes the page over and what was typed stays`, async ({
    page,
    log,
  }) => {
    const release = await holdApp(page);
    await page.route(
      (url) => url.pathname === odd,
      async (route) =>
        route.fulfill({ response: await route.fetch({ url: new URL('/contact', route.request().url()).href }) }),
    );
    await page.goto(`${new URL(test.info().project.use.baseURL ?? '').origin}${odd}`);
    await page.getByLabel('Contact name').fill('Ana Ruiz');
    release();
    await hydrated(page);
    await expect(page).toHaveURL('/contact');
    await expect(answersToGo(page, 7)).toBeVisible();
    await expect(page.getByLabel('Contact name')).toHaveValue('Ana Ruiz');
    expect(log).toEqual([]);
  });
