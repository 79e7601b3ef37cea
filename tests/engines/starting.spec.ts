import { examples, quote } from '../owner.ts';
import { refuse } from './gate.ts';
import { by, expect, poll } from './tab.ts';
import { test } from './test.ts';

// How a page starts, and what happens if one of the app's scripts does not load.

const note = 'Part of this page didn’t load';

test('the app hydrates unprompted at any scroll position; pictures wait only for the first picture', async ({
  tab,
}) => {
  await tab.open('/#quote-form');
  await tab.load(examples.service);
  await tab.until(() => document.documentElement.classList.contains('painted'));
  // The pictures show at once, not after the four seconds that pages without scripts take.
  const heights = await tab.evaluate(() =>
    [...document.querySelectorAll('main img')].map((image) => image.clientHeight),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  await tab.hydrated();
  await tab.scrollTo(1500);
  await tab.reload();
  await tab.hydrated();
  await poll(() => tab.scrollY()).toBe(1500);
});

// `react` is a script that other scripts import; `contact` is the page's own script.
for (const part of ['react', 'contact'])
  test(`the “${part}” script is loaded again after it fails, and nothing typed is lost`, async ({ tab, gate }) => {
    const typed = { 'Business type': quote.businessTypes[0]?.value ?? '', 'Contact name': 'Ana Ruiz' };
    const script = new RegExp(`/assets/${part}-[^/]*\\.js$`);
    gate.answers.set(script, refuse);
    await tab.load('/contact');
    await poll(async () => (await tab.find(by('alert')))?.text).toContain(note);
    await tab.markDocument();
    await tab.fill(typed);
    await tab.press('Tab', 'Tab', 'Tab');
    // No reload while the script is missing: it would clear what was typed.
    expect(await tab.isSameDocument()).toBe(true);
    expect(await tab.values()).toMatchObject(typed);
    gate.answers.delete(script);
    // Repeats the key, as a person would, because a key during a failing load starts no new load.
    await expect(async () => {
      await tab.press('Tab');
      await tab.hydrated(2000);
    }).toPass();
    // Some browsers load a refused script only after a reload; the form then offers to restore what was typed.
    const kept = await tab.values();
    if (Object.entries(typed).some(([label, value]) => kept[label] !== value)) await tab.click(by('button', 'Restore'));
    await poll(() => tab.values()).toMatchObject(typed);
  });
