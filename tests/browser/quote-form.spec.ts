import { expect, failed, marina, sendPath, test, visitor } from './form.ts';
import { phone } from './parts.ts';
import { goInside, open } from './site.ts';

test.beforeEach(({ form }) => form.open());

const required = Object.entries(visitor).filter(([label]) => !label.includes('optional'));

test('the submit button needs all required answers; the status line names the missing ones and leads to them', async ({
  page,
  form,
}) => {
  const labels = required.map(([label]) => label.toLowerCase());
  for (const [index, [label, value]] of required.entries()) {
    const left = labels.slice(index);
    await (left.length > 3 ? form.toGo(left.length) : form.needed(...left)).click();
    await expect(form.field(label)).toBeFocused();
    await expect(page.locator('.strokes > *')).toHaveCount(required.length);
    await expect(page.locator('.strokes > .clean')).toHaveCount(index);
    await expect(form.submit).toBeDisabled();
    await form.fill(label, value);
  }
  await expect(page.getByText('Everything is filled in.')).toBeVisible();
  await expect(page.locator('.strokes > .clean')).toHaveCount(required.length);
  for (const [label, value] of required) {
    await expect(form.submit).toBeEnabled();
    await expect(form.field(label)).toHaveJSProperty('required', true);
    await form.fill(label, '');
    await expect(form.needed(label.toLowerCase())).toBeVisible();
    await expect(form.submit).toBeDisabled();
    await form.fill(label, value);
  }
});

test('on phones, the number of answers to go stays in sight beside every field, after a move inside the app too', async ({
  page,
  form,
}) => {
  await page.setViewportSize(phone.viewport);
  await open(page, '/');
  await goInside(page, '/contact');
  expect(required.length).toBeGreaterThan(4);
  for (const [index, [label, value]] of required.slice(0, -3).entries()) {
    await form.field(label).focus();
    await expect(form.toGo(required.length - index)).toBeInViewport({ ratio: 1 });
    await form.fill(label, value);
  }
});

test('on phones, a complete form has its button in sight beside every field, and a failure its notice', async ({
  page,
  form,
}) => {
  await page.setViewportSize(phone.viewport);
  await form.fillAll();
  for (const [label] of required.toReversed()) {
    await form.field(label).focus();
    await expect(form.field(label)).toBeInViewport({ ratio: 1 });
    await expect(form.submit).toBeInViewport({ ratio: 1 });
  }
  await page.route(sendPath, (route) => route.abort());
  await form.submit.click();
  await expect(form.failure).toContainText(failed);
  await expect(form.again).toBeInViewport({ ratio: 1 });
});

const others = [
  { choice: 'Business type', description: Object.keys(marina)[1] ?? '', inText: 'description of your company' },
  { choice: 'Service', description: 'Please describe the work you need', inText: 'description of the work' },
];

test('"other" requires a description, another choice clears it, and part of a label is enough to find a field', async ({
  page,
  form,
}) => {
  await form.fillAll();
  for (const { choice, description, inText } of others) {
    const field = form.field(description);
    await expect(field).toHaveCount(0);
    await form.fill(choice, 'other');
    await expect(field).toHaveJSProperty('required', true);
    await expect(form.submit).toBeDisabled();
    await expect(form.needed(inText)).toBeVisible();
    await field.fill('   ');
    await expect(form.submit).toBeDisabled();
    await form.needed(inText).click();
    await expect(field).toBeFocused();
    await field.fill('Marina docks');
    await expect(form.submit).toBeEnabled();
    await form.fill(choice, visitor[choice as keyof typeof visitor]);
    await expect(field).toHaveCount(0);
    await expect(form.submit).toBeEnabled();
    await form.fill(choice, 'other');
    await expect(field).toHaveValue('');
    await expect(form.submit).toBeDisabled();
    await field.fill('Marina docks');
  }
  const typed = ['Business name', 'Business address', 'Contact name', 'Email', 'Phone', 'Additional notes'];
  for (const label of [...others.map(({ description }) => description), ...typed])
    await page.getByLabel(label).fill(label === 'Email' ? visitor.Email : label);
  await page.getByLabel('Square footage').selectOption({ index: 2 });
  for (const label of ['Business type', 'Service']) await expect(page.getByLabel(label)).toHaveValue('other');
  await expect(form.submit).toBeEnabled();
});

const wholeEmail = 'Please enter a full email address, like name@company.com.';

test('an incomplete email address and notes at their maximum length show a message at their field', async ({
  page,
  form,
}) => {
  const requests = await form.takeAll();
  await form.fillAll({ Email: '' });
  const email = form.field('Email');
  await email.pressSequentially('dana@');
  // No error while typing, but the status line counts the field as missing.
  await expect(page.getByText(wholeEmail)).toHaveCount(0);
  await expect(form.needed('a full email address')).toBeVisible();
  await expect(email).toHaveCSS('border-width', '1px');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(wholeEmail);
  await expect(page.locator('.strokes > .clean')).toHaveCount(required.length - 1);
  // Color alone is not enough, because forced colors override it: the border must also be thicker.
  const color = await page.getByText(wholeEmail).evaluate((told) => getComputedStyle(told).color);
  await expect(email).toHaveCSS('border', `2px solid ${color}`);
  await form.submit.click();
  await expect(email).toBeFocused();
  // Without a dot after the @, no mail arrives.
  await email.pressSequentially('example');
  await expect(email).toHaveAccessibleDescription(wholeEmail);
  await email.pressSequentially('.com');
  await expect(page.getByText(wholeEmail)).toHaveCount(0);
  await expect(email).toHaveAccessibleDescription('');
  await expect(page.getByText('Everything is filled in.')).toBeVisible();
  await email.fill('dana');
  await form.submit.click();
  await expect(email).toHaveAccessibleDescription(wholeEmail);
  await expect(email).toBeFocused();
  await expect(page.locator('form')).toHaveJSProperty('noValidate', false);
  expect(requests).toEqual([]);
  const notes = page.getByLabel('Additional notes');
  const full = page.getByText('That’s all this field can hold. Please email us the rest.');
  await notes.fill('x'.repeat(9999));
  await expect(full).toBeHidden();
  await notes.press('x');
  await expect(full).toBeVisible();
  await expect(notes).toHaveAccessibleDescription(/email us the rest/);
});

test('values that autofill or Back puts into the form count as answers', async ({ page, form }) => {
  await form.fillAll({ Email: '', Phone: '' });
  const set = (label: string, words: string) =>
    form.field(label).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, words);
  await set('Email', visitor.Email);
  // Autofill fires `change` on the field. Back restores values without `change`, but fires `pageshow` on the window.
  await form.field('Email').dispatchEvent('change');
  await set('Phone', visitor.Phone);
  await expect(form.needed('phone')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(form.submit).toBeEnabled();
});
