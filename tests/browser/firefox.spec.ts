import { links } from '../owner.ts';
import { findFirefox } from '../run/browser.ts';
import {
  answerWith,
  arriveAt,
  bringUp,
  by,
  click,
  expect,
  fill,
  hydrated,
  inside,
  isDisabled,
  load,
  open,
  refuse,
  scrollY,
  submitButton,
  test,
  values,
  waitUntilGone,
} from './firefox.ts';
import { failed, visitor } from './site.ts';

// What a visitor does most, once more in Firefox, which takes its time.
test.setTimeout(180_000);
// A machine without Firefox still tests the rest: none is installed, and the run counts what it left out and says why.
test.skip(!findFirefox(), 'no Firefox on this machine: install one, or name it with FIREFOX=/path/to/firefox');

const confirmation = by('heading', 'Quote Request Submitted!');

for (const address of ['/', '/#quote-form'])
  test(`the app takes ${address} over by itself`, async ({ tab }) => {
    await open(tab, address);
  });

test('the app takes a reloaded page over by itself, wherever it is scrolled to', async ({ tab }) => {
  await open(tab, '/');
  await tab.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const place = await scrollY(tab);
  expect(place).toBeGreaterThan(900);
  await tab.reload();
  await hydrated(tab);
  await expect.poll(() => scrollY(tab)).toBe(place);
});

test('a quote request arrives, with what "other" means', async ({ tab, request }) => {
  const name = `Firefox Pier ${process.pid}`;
  await open(tab, '/contact');
  await fill(tab, { ...visitor, 'Business name': name, Service: 'other' });
  expect(await isDisabled(tab)).toBe(true);
  await fill(tab, { 'Please describe the work you need': 'Boat ramp' });
  await click(tab, submitButton);
  await tab.waitForSelector(confirmation);
  const outbox = await request.get('/outbox');
  expect(await outbox.text()).toMatch(new RegExp(`${name}.*Boat ramp`));
});

test('a failed send keeps every word, and Try Again sends them', async ({ tab, answers }) => {
  const send = /\/email\/send$/;
  const alerts: string[] = [];
  tab.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await open(tab, '/contact');
  await fill(tab, visitor);
  answers.set(send, answerWith(500, 'no'));
  await click(tab, submitButton);
  await tab.waitForSelector(inside(by('alert'), `::-p-text(${failed})`));
  await expect.poll(() => alerts).toEqual([failed]);
  expect(await values(tab)).toEqual(visitor);
  answers.delete(send);
  await click(tab, by('button', 'Try Again'));
  await tab.waitForSelector(confirmation);
  expect(alerts).toHaveLength(1);
});

test('the services menu opens on a click and with the keyboard', async ({ tab }) => {
  const services = by('button', 'Services');
  const service = inside(by('navigation', 'Main'), by('link', links.otherService.label));
  await open(tab, '/');
  await click(tab, services);
  // Not only because the mouse rests on it.
  await tab.waitForSelector('#services-menu:popover-open');
  await tab.waitForSelector(service);
  await tab.mouse.move(20, 400);
  await waitUntilGone(tab, service);
  await tab.focus(services);
  await tab.keyboard.press('Enter');
  await tab.waitForSelector(service);
  await tab.keyboard.press('Escape');
  await waitUntilGone(tab, service);
  await tab.keyboard.press('Enter');
  await tab.waitForSelector(service);
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await arriveAt(tab, links.otherService.to);
  await waitUntilGone(tab, service);
});

test('the menu of a phone opens and closes by its button, and closes on Escape and after navigation', async ({
  tab,
}) => {
  await tab.setViewport({ width: 390, height: 844 });
  await open(tab, '/');
  const menu = by('navigation', 'Menu');
  const button = by('button', 'Menu');
  for (const close of [() => click(tab, button), () => tab.keyboard.press('Escape')]) {
    await click(tab, button);
    await tab.waitForSelector(menu);
    await close();
    await waitUntilGone(tab, menu);
  }
  await click(tab, button);
  await click(tab, inside(menu, by('link', links.otherService.label)));
  await arriveAt(tab, links.otherService.to);
  await waitUntilGone(tab, menu);
});

test('a followed link keeps the document, and Back is at the old place', async ({ tab }) => {
  await open(tab, '/about');
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  const title = await tab.title();
  const link = await bringUp(tab, inside(by('contentinfo'), by('link', links.service.label)));
  const place = await scrollY(tab);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await arriveAt(tab, links.service.to);
  await expect.poll(() => scrollY(tab)).toBe(0);
  await expect.poll(() => tab.title()).not.toBe(title);
  await tab.goBack();
  await arriveAt(tab, '/about');
  await expect.poll(() => scrollY(tab)).toBe(place);
  await expect.poll(() => tab.title()).toBe(title);
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an address without a page answers 404 and logs it once', async ({ tab, log }) => {
  const response = await load(tab, '/nowhere');
  expect(response?.status()).toBe(404);
  await hydrated(tab);
  await tab.waitForSelector(by('heading', 'Oops! Page not found'));
  expect(log).toEqual(['404: there is no page at /nowhere']);
});

test('after a reload without the app the form cannot be sent, and Enter puts no word into the address', async ({
  tab,
  answers,
}) => {
  await open(tab, '/contact');
  await fill(tab, visitor);
  await expect.poll(() => isDisabled(tab)).toBe(false);
  answers.set(/\/assets\/(?!boot).*\.js$/, refuse);
  await tab.reload();
  // Firefox would keep the state of the button.
  expect(await isDisabled(tab)).toBe(true);
  const address = tab.url();
  await fill(tab, visitor);
  await tab.focus(by('textbox', 'Email'));
  await tab.keyboard.press('Enter');
  // The form is still there to be filled.
  await fill(tab, { Phone: visitor.Phone });
  expect(tab.url()).toBe(address);
});

for (const part of ['client', 'react'])
  test(`the app’s part “${part}”, refused once, is asked for again, and no word is lost`, async ({ tab, answers }) => {
    const typed = { 'Business type': 'warehouse', 'Contact name': 'Ana Ruiz' };
    const script = new RegExp(`/assets/${part}-[^/]*\\.js$`);
    answers.set(script, refuse);
    await load(tab, '/contact');
    await tab.waitForSelector("::-p-text(Part of this page didn't load)", { visible: true });
    await fill(tab, typed);
    answers.delete(script);
    // A key that falls into a try that is failing is not another try; a person goes on.
    await expect(async () => {
      await tab.keyboard.press('Tab');
      await hydrated(tab, 2000);
    }).toPass();
    // Firefox asks for a refused script only in a new document: what it has not kept itself is offered there.
    if ((await values(tab))['Business type'] === '') await click(tab, by('button', 'Restore'));
    await expect.poll(() => values(tab)).toMatchObject(typed);
  });
