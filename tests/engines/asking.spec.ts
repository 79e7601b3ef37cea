import { failed, visitor } from '../browser/form.ts';
import { answerWith, refuse } from './gate.ts';
import { by, expect } from './tab.ts';
import { test } from './test.ts';

// The way of a quote request.

const submit = by('button', 'Request My Quote');
const confirmation = by('heading', 'Quote Request Submitted!');
const send = /\/email\/send$/;

test('a quote request arrives, with what "other" means', async ({ tab, request, engine }) => {
  const name = `Pier of ${engine} ${process.pid}`;
  await tab.open('/contact');
  await tab.fill({ ...visitor, 'Business name': name, Service: 'other' });
  expect(await tab.isDisabled(submit)).toBe(true);
  await tab.fill({ 'Please describe the work you need': 'Boat ramp' });
  await tab.click(submit);
  await tab.shows(confirmation);
  const outbox = await request.get('/outbox');
  expect(await outbox.text()).toMatch(new RegExp(`${name}.*Boat ramp`));
});

test('a failed send keeps every word, and Try Again sends them', async ({ tab, gate }) => {
  await tab.open('/contact');
  await tab.fill(visitor);
  gate.answers.set(send, answerWith(500, 'no'));
  await tab.click(submit);
  expect(await tab.alert()).toBe(failed);
  await expect.poll(async () => (await tab.find(by('alert')))?.text).toContain(failed);
  expect(await tab.values()).toEqual(visitor);
  gate.answers.delete(send);
  await tab.click(by('button', 'Try Again'));
  await tab.shows(confirmation);
});

test('what was typed is offered again after a reload', async ({ tab }) => {
  const typed = { Service: visitor.Service, Email: visitor.Email };
  await tab.open('/contact');
  await tab.fill(typed);
  await tab.reload();
  await tab.click(by('button', 'Restore'));
  await expect.poll(() => tab.values()).toMatchObject(typed);
});

test('after a reload without the app the form cannot be sent, and Enter puts no word into the address', async ({
  tab,
  gate,
}) => {
  await tab.open('/contact');
  await tab.fill(visitor);
  await expect.poll(() => tab.isDisabled(submit)).toBe(false);
  gate.answers.set(/\/assets\/(?!boot).*\.js$/, refuse);
  await tab.reload();
  // Firefox would restore the state of the button.
  expect(await tab.isDisabled(submit)).toBe(true);
  const address = () => tab.evaluate(() => location.href);
  const before = await address();
  await tab.fill({ Email: visitor.Email });
  await tab.focus(by('textbox', 'Email'));
  await tab.press('Enter');
  // The form can still be filled in.
  await tab.fill({ Phone: visitor.Phone });
  expect(await address()).toBe(before);
});
