import type { AreasPage, City, ContactPage } from '../../src/content/schema.ts';
import { company, paths, recordOf } from '../owner.ts';
import { answerOutside, watchRequests } from './network.ts';
import { expect, open, test } from './site.ts';

test('the map names every city: with a link on a wide screen, and as plain text on a phone', async ({ page }) => {
  const { map } = recordOf<AreasPage>('/areas');
  test.skip(!company.region.map, 'this owner has no map');
  const cities = paths.filter((path) => path.startsWith('/areas/')).map((path) => recordOf<City>(path).name);
  expect(cities.length).toBeGreaterThan(0);
  const drawing = page.getByRole('group', { name: map.description });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/areas');
    for (const name of cities)
      await expect(drawing.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(drawing.getByRole('link')).toHaveCount(width === 390 ? 0 : cities.length);
    const outside = await drawing.locator('text').evaluateAll((all) =>
      all
        .filter((each) => {
          const frame = each.closest('svg')?.getBoundingClientRect();
          const { left, right, width } = each.getBoundingClientRect();
          return width > 0 && frame && (left < frame.left || right > frame.right);
        })
        .map((each) => each.textContent),
    );
    expect(outside).toEqual([]);
  }
});

const { street, city, state, zip } = company.address;
const office = `${street}, ${city}, ${state} ${zip}`;

test('the contact page’s map requests nothing from other sites until a tap, then loads in its frame', async ({
  page,
}) => {
  await answerOutside(page);
  const asked = watchRequests(page, /^https:/);
  await open(page, '/contact');
  const place = encodeURIComponent(office);
  const { title, show, open: leave } = recordOf<ContactPage>('/contact').map;
  const frame = page.getByTitle(title);
  await expect(frame).toHaveAttribute('src', `https://www.google.com/maps?q=${place}&output=embed`);
  const figure = page.getByRole('figure').filter({ has: frame });
  await expect(figure).toContainText(street);
  const link = figure.getByRole('link', { name: leave });
  await expect(link).toHaveAttribute('href', `https://www.google.com/maps/search/?api=1&query=${place}`);
  // Until the visitor asks for Google's map, the map's frame is empty and the site's own drawing shows through it.
  await frame.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg image')).toHaveCount(company.region.map ? 1 : 0);
  await expect(frame).toHaveAttribute('tabindex', '-1');
  expect(page.frames().map((each) => each.url())).toEqual([page.url(), 'about:srcdoc']);
  expect(asked).toEqual([]);
  await figure.getByRole('link', { name: show }).click();
  await expect.poll(() => page.frames().at(-1)?.url()).toBe(await frame.getAttribute('src'));
  await expect(frame).not.toHaveAttribute('tabindex');
  expect(page.url()).toMatch(/\/contact$/);
});
