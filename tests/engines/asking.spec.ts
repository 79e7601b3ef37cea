import { failed, visitor } from '../browser/form.ts';
import { answerWith, refuse } from './gate.ts';
import { by, expect, poll } from './tab.ts';
import { test } from './test.ts';

// Quote requests: filled in, sent, and kept after a failure or a reload.

const submit = by('button', 'Request My Quote');

test('a failed send keeps every answer, and Try Again sends them, including the description of "other"', async ({
  tab,
  gate,
  request,
  engine,
}) => {
  const typed = { ...visitor, 'Business name': `Pier of ${engine} ${process.pid}`, Service: 'other' };
  const described = { 'Please describe the work you need': 'Boat ramp' };
  await tab.open('/contact');
  await tab.fill(typed);
  expect(await tab.isDisabled(submit)).toBe(true);
  await tab.fill(described);
  gate.answers.set(/\/email\/send$/, answerWith(500, 'no'));
  await tab.click(submit);
  expect(await tab.alert()).toBe(failed);
  await poll(async () => (await tab.find(by('alert')))?.text).toContain(failed);
  expect(await tab.values()).toEqual({ ...typed, ...described });
  gate.answers.clear();
  await tab.click(by('button', 'Try Again'));
  await tab.shows(by('heading', 'Quote Request Submitted!'));
  const outbox = await request.get('/outbox');
  expect(await outbox.text()).toMatch(new RegExp(`${typed['Business name']}.*Boat ramp`));
});

test('the draft is offered after a reload; without the app, nothing can be sent, and Enter keeps the URL', async ({
  tab,
  gate,
}) => {
  await tab.open('/contact');
  await tab.fill(visitor);
  await tab.reload();
  await tab.click(by('button', 'Restore'));
  await poll(() => tab.values()).toEqual(visitor);
  await poll(() => tab.isDisabled(submit)).toBe(false);
  gate.answers.set(/\/assets\/(?!boot).*\.js$/, refuse);
  await tab.reload();
  // After the reload the button is disabled: Firefox must not restore it as enabled.
  expect(await tab.isDisabled(submit)).toBe(true);
  const address = () => tab.evaluate(() => location.href);
  const before = await address();
  await tab.fill({ Email: visitor.Email });
  await tab.focus(by('textbox', 'Email'));
  await tab.press('Enter');
  // The page did not change: the form can still be filled in.
  await tab.fill({ Phone: visitor.Phone });
  expect(await address()).toBe(before);
});
