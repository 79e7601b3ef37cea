import type { ContactPage } from '../../src/content/schema.ts';
import { recordOf } from '../owner.ts';
import {
  answersToGo,
  collectRequests,
  confirmation,
  expect,
  fill,
  fillForm,
  open,
  submitButton,
  test,
  visitor,
} from './site.ts';

test.beforeEach(({ page }) => open(page, '/contact'));

test('the form starts empty, with the choices in their order', async ({ page }) => {
  const values = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect((await values('Business type')).join(' ')).toBe(
    ' retail-store restaurant office-building apartment-complex hoa-community warehouse healthcare-facility other',
  );
  const spaces = 'retail-storefront apartment-complex hoa-community warehouse-facility restaurant-patio parking-lot';
  const services = `${spaces} healthcare-facility`.split(' ').map((space) => `${space}-cleaning`);
  expect(await values('Service')).toEqual(['', ...services, 'other']);
  const sizes = {
    'Under 500': '500',
    '500-1,000': '1000',
    '1,000-1,500': '1500',
    '1,500-2,000': '2000',
    '2,000-3,000': '3000',
    '3,000-4,000': '4000',
    '4,000-5,000': '5000',
    '5,000-10,000': '7500',
    '10,000+': '15000',
  };
  await expect(page.getByLabel('Square footage').locator('option')).toHaveText([/^Select/, ...Object.keys(sizes)]);
  expect(await values('Square footage')).toEqual(['', ...Object.values(sizes)]);
  const filled = await page
    .locator('form')
    .evaluate((form) => [...new FormData(form as HTMLFormElement).values()].filter(Boolean));
  expect(filled).toEqual([]);
  await expect(submitButton(page)).toBeDisabled();
});

for (const label of Object.keys(visitor).filter((each) => !each.includes('optional'))) {
  test(`${label} is required`, async ({ page }) => {
    await fillForm(page);
    await expect(submitButton(page)).toBeEnabled();
    await fill(page, label, '');
    await expect(submitButton(page)).toBeDisabled();
    await expect(page.getByText(`Still needed: ${label.toLowerCase()}`, { exact: true })).toBeVisible();
    await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty('required', true);
    await fill(page, label, visitor[label as keyof typeof visitor]);
    await expect(submitButton(page)).toBeEnabled();
  });
}

test('the message is optional and has four rows', async ({ page }) => {
  await fillForm(page, { 'Additional notes (optional)': '' });
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('Additional notes')).toHaveAttribute('rows', '4');
});

test('a single space counts as filled in name, business, phone and address', async ({ page }) => {
  await fillForm(page, { 'Business name': ' ', 'Contact name': ' ', Phone: ' ', 'Business address': ' ' });
  await expect(submitButton(page)).toBeEnabled();
});

const others = [
  {
    choice: 'Business type',
    description: 'Please describe your company or property',
    inText: 'description of your company',
  },
  { choice: 'Service', description: 'Please describe the work you need', inText: 'description of the work' },
];

for (const { choice, description, inText } of others) {
  test(`${choice} "other" asks for a description, and any other choice clears it`, async ({ page }) => {
    const field = page.getByLabel(description);
    await fillForm(page);
    await expect(field).toHaveCount(0);
    await fill(page, choice, 'other');
    await expect(field).toHaveJSProperty('required', true);
    await expect(submitButton(page)).toBeDisabled();
    await expect(page.getByText(`Still needed: ${inText}`, { exact: true })).toBeVisible();
    await field.fill('   ');
    await expect(submitButton(page)).toBeDisabled();
    await field.fill('Marina docks');
    await expect(submitButton(page)).toBeEnabled();
    await fill(page, choice, visitor[choice as keyof typeof visitor]);
    await expect(field).toHaveCount(0);
    await expect(submitButton(page)).toBeEnabled();
    await fill(page, choice, 'other');
    await expect(field).toHaveValue('');
    await expect(submitButton(page)).toBeDisabled();
  });
}

for (const other of [false, true]) {
  test(`every field is found by a part of its label, with "other" ${other ? '' : 'not '}chosen, and the form is sent`, async ({
    page,
  }) => {
    await collectRequests(page);
    await page.getByLabel('Business type').selectOption(other ? 'other' : 'warehouse');
    await page.getByLabel('Service').selectOption(other ? 'other' : 'parking-lot-cleaning');
    if (other) {
      for (const { description } of others) await page.getByLabel(description).fill('Boat yard');
      // They are there now, and the choices are found all the same.
      await expect(page.getByLabel('Business type')).toHaveValue('other');
      await expect(page.getByLabel('Service')).toHaveValue('other');
    }
    await page.getByLabel('Square footage').selectOption('7500');
    for (const label of ['Business name', 'Business address', 'Contact name', 'Phone', 'Additional notes'])
      await page.getByLabel(label).fill(label);
    await page.getByLabel('Email').fill('ana@example.com');
    await submitButton(page).click();
    await expect(confirmation(page)).toBeFocused();
  });
}

const wholeEmail = 'Please enter a whole email address, like name@company.com.';

test('an e-mail address that is not whole is told in words at its field, and is not sent', async ({ page }) => {
  const requests = await collectRequests(page);
  await fillForm(page, { Email: '' });
  const email = page.getByLabel('Email');
  await email.pressSequentially('dana@');
  // Not while it is being typed; the line beside the button never says that all is there.
  await expect(page.getByText(wholeEmail)).toHaveCount(0);
  await expect(page.getByText('Still needed: a whole email address', { exact: true })).toBeVisible();
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(wholeEmail);
  await submitButton(page).click();
  await expect(email).toBeFocused();
  await email.pressSequentially('example.com');
  await expect(page.getByText(wholeEmail)).toHaveCount(0);
  await expect(email).toHaveAccessibleDescription('');
  await expect(page.getByText('Everything is filled in.')).toBeVisible();
  await email.fill('dana');
  await submitButton(page).click();
  await expect(email).toHaveAccessibleDescription(wholeEmail);
  await expect(email).toBeFocused();
  await expect(page.locator('form')).toHaveJSProperty('noValidate', false);
  expect(requests).toEqual([]);
});

test('the line beside the button counts what is left, and names the last three', async ({ page }) => {
  await expect(answersToGo(page, 8)).toBeVisible();
  const labels = Object.keys(visitor).filter((label) => !label.includes('optional'));
  for (const [index, label] of labels.entries()) {
    await fill(page, label, visitor[label as keyof typeof visitor]);
    const left = labels.slice(index + 1).map((each) => each.toLowerCase());
    if (left.length > 3) await expect(answersToGo(page, left.length)).toBeVisible();
    else if (left.length)
      await expect(page.getByText(`Still needed: ${left.join(', ')}`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Everything is filled in.')).toBeVisible();
});

test('a guess at the footage is helped with, and what the visitor may count on stands at the button', async ({
  page,
}) => {
  await expect(page.getByLabel('Square footage')).toHaveAccessibleDescription(/A guess is fine: one parking space/);
  const form = page.locator('form');
  for (const promise of recordOf<ContactPage>('/contact').assurance) await expect(form).toContainText(promise);
  await expect(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policy');
});

test('names, types and hints of the fields are the specification’s', async ({ page }) => {
  await fill(page, 'Business type', 'other');
  await fill(page, 'Service', 'other');
  const fields = await page.locator('form :is(input, select, textarea):not([inert] *)').evaluateAll((elements) =>
    elements.map((element) => {
      const { name, type } = element as HTMLInputElement;
      const hints = ['autocomplete', 'inputmode', 'enterkeyhint'].map((hint) => element.getAttribute(hint));
      return [name, type, ...hints].join(' ');
    }),
  );
  expect(fields).toEqual([
    'businessType select-one off  ',
    'otherBusinessType text off text next',
    'service select-one off  ',
    'otherService text off text next',
    'squareFootage select-one off  ',
    'businessName text organization text next',
    'address text off text next',
    'name text name text next',
    'email email email email next',
    'phone tel tel tel next',
    'message textarea off text enter',
  ]);
  await expect(page.getByLabel('Business address')).toHaveAttribute('placeholder', /start typing/i);
});

test('values that the browser fills in count as typed', async ({ page }) => {
  await fillForm(page, { Email: '' });
  await expect(submitButton(page)).toBeDisabled();
  // What autofill does: it sets the value and fires a change.
  await page.getByLabel('Email').evaluate((field: HTMLInputElement) => {
    field.value = 'filled@example.com';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(submitButton(page)).toBeEnabled();
});
