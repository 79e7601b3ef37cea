import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { lastChanges } from '../../tools/build/sitemap.ts';
import { paths } from '../owner.ts';
import { openReader, origin, readHead } from './head.ts';
import { expect, open, test } from './site.ts';

const socialTags = [
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

test('every page says what it is once, and its share picture exists', async ({ browser, baseURL }) => {
  const page = await openReader(browser, baseURL);
  for (const path of paths) {
    const { titles, metas, canonical, breadcrumbs } = await readHead(page, path);
    expect(breadcrumbs, path).toBe(path === '/' ? 0 : 1);
    expect(titles, path).toHaveLength(1);
    expect(canonical, path).toEqual([`${origin}${path}`]);
    const tags = Object.fromEntries(metas);
    expect(
      metas.map(([name]) => name),
      path,
    ).toEqual([...socialTags, 'description', 'keywords'].sort((one, other) => one.localeCompare(other)));
    expect(tags).toMatchObject({ 'og:title': titles[0], 'og:description': tags.description, 'og:url': canonical[0] });
    expect(tags['twitter:image']).toBe(tags['og:image']);
    const file = join('dist', new URL(tags['og:image'] ?? '').pathname);
    expect(await sharp(file).metadata(), path).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(statSync(file).size, path).toBeLessThanOrEqual(90 * 1024);
  }
  await page.close();
});

test('every page says the same after navigation inside the app, with nothing of the page before', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const reader = await openReader(browser, baseURL);
  await open(page, '/nowhere');
  for (const path of paths) {
    const expected = await readHead(reader, path);
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page).toHaveTitle(expected.titles[0] ?? '');
    await expect.poll(() => readHead(page), path).toEqual(expected);
  }
  await reader.close();
});

test('the not-found page has no breadcrumbs and no address of its own', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the site map holds every page, and robots.txt names it', async ({ request }) => {
  const map = await request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toMatch(/xml/);
  const text = await map.text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(paths.map((path) => `${origin}${path}`).sort());
  // A shallow clone does not know when a page was changed.
  const changed = lastChanges('src/content').get('src/content/pages/about.json');
  expect(text).toContain(`<loc>${origin}/about</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`);
  expect(await (await request.get('/robots.txt')).text()).toMatch(`Sitemap: ${origin}/sitemap.xml`);
});
