import { examples, quote } from '../owner.ts';
import { refuse } from './gate.ts';
import { by, expect } from './tab.ts';
import { test } from './test.ts';

// How a page comes to life, and what becomes of it when a part of it does not come.

const note = "Part of this page didn't load";

for (const address of ['/', '/#quote-form'])
  test(`the app takes ${address} over by itself`, async ({ tab }) => {
    await tab.open(address);
  });

test('the app takes a reloaded page over by itself, wherever it is scrolled to', async ({ tab }) => {
  await tab.open('/');
  await tab.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const place = await tab.scrollY();
  expect(place).toBeGreaterThan(900);
  await tab.reload();
  await tab.hydrated();
  await expect.poll(() => tab.scrollY()).toBe(place);
});

test('pictures below the first screen wait for the first picture alone', async ({ tab }) => {
  await tab.open(examples.service);
  await tab.until(() => document.documentElement.classList.contains('painted'));
  // At once, and not after the seconds that are meant for a page whose scripts do not come.
  const heights = await tab.evaluate(() =>
    [...document.querySelectorAll('main img')].map((image) => image.clientHeight),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('an address without a page answers 404 and logs it once', async ({ tab, request }) => {
  expect((await request.get('/nowhere')).status()).toBe(404);
  await tab.open('/nowhere');
  await tab.shows(by('heading', 'Oops! Page not found'));
  if (tab.log) expect(tab.log).toEqual(['404: there is no page at /nowhere']);
});

for (const part of ['client', 'react', 'contact', 'sections'])
  test(`the app’s part “${part}”, refused once, is asked for again, and no word is lost`, async ({ tab, gate }) => {
    const typed = { 'Business type': quote.businessTypes[0]?.value ?? '', 'Contact name': 'Ana Ruiz' };
    const script = new RegExp(`/assets/${part}-[^/]*\\.js$`);
    gate.answers.set(script, refuse);
    await tab.load('/contact');
    await expect.poll(async () => (await tab.find(by('alert')))?.text).toContain(note);
    await tab.markDocument();
    await tab.fill(typed);
    await tab.press('Tab', 'Tab', 'Tab');
    // While the script is missing, the page that holds what was typed is not left.
    expect(await tab.isSameDocument()).toBe(true);
    expect(await tab.values()).toMatchObject(typed);
    gate.answers.delete(script);
    // A key that falls into a try that is failing is not another try; a person goes on.
    await expect(async () => {
      await tab.press('Tab');
      await tab.hydrated(2000);
    }).toPass();
    // Some browsers ask for a refused script only in a new document: what they have not kept themselves is offered there.
    const kept = await tab.values();
    if (Object.entries(typed).some(([label, value]) => kept[label] !== value)) await tab.click(by('button', 'Restore'));
    await expect.poll(() => tab.values()).toMatchObject(typed);
  });
