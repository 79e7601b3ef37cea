import type { AreasPage, City, ContactPage } from '../../src/content/schema.ts';
import { company, paths, recordOf } from '../owner.ts';
import { expect, open, test } from './site.ts';

test('the map of the areas has every city by name: as a link, and on a phone, where no finger could tell them apart, as words', async ({
  page,
}) => {
  const { map } = recordOf<AreasPage>('/areas');
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

test('contact has the information block, the map frame and the business record, from company.json', async ({
  page,
}) => {
  // Until the app is there, the form hides a note with the same phone number.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) asked.push(request.url());
  });
  await open(page, '/contact');
  const main = page.getByRole('main');
  const { street, city, state, zip } = company.address;
  const office = `${street}, ${city}, ${state} ${zip}`;
  const { closed } = recordOf<ContactPage>('/contact').information;
  for (const text of [company.phone, company.email, office])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  for (const { days, open: from, close } of company.hours) {
    const line = main.getByText(days, { exact: true }).locator('..');
    await expect(line).toContainText(from ? `${from} - ${close}` : closed);
  }
  const place = encodeURIComponent(office);
  const { title, show, open: leave } = recordOf<ContactPage>('/contact').map;
  const frame = main.getByTitle(title);
  await expect(frame).toHaveAttribute('src', `https://www.google.com/maps?q=${place}&output=embed`);
  const figure = main.getByRole('figure').filter({ has: page.getByTitle(title) });
  await expect(figure).toContainText(street);
  const link = figure.getByRole('link', { name: leave });
  await expect(link).toHaveAttribute('href', `https://www.google.com/maps/search/?api=1&query=${place}`);
  // Nobody else is asked before the tap: the frame is empty, and our own drawing shows through.
  await frame.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg path').first()).toBeVisible();
  expect(page.frames().map((each) => each.url())).toEqual([page.url(), 'about:srcdoc']);
  expect(asked).toEqual([]);
  await figure.getByRole('link', { name: show }).click();
  await expect.poll(() => page.frames().at(-1)?.url()).toBe(await frame.getAttribute('src'));
  expect(page.url()).toMatch(/\/contact$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    name: company.name,
    telephone: company.phone,
    email: company.email,
    address: { streetAddress: street, addressLocality: city, addressRegion: state, postalCode: zip },
  });
  expect(data.openingHoursSpecification).toHaveLength(company.hours.filter((line) => line.open).length);
});
