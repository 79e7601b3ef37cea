import { expect, test } from 'vitest';
import type { ContactPage } from '../../src/content/schema.ts';
import { company, quote, recordOf, services } from '../owner.ts';
import { all, attributes, dataOf, hrefsNamed, mainWords, one, wordsOf } from './site.ts';

const { street, city, state, zip } = company.address;

test('the contact page has phone, email, address and business record from company.json', () => {
  const { phone: telephone, email, name } = company;
  for (const text of [telephone, email, `${street}, ${city}, ${state} ${zip}`])
    expect(mainWords('/contact')).toContain(text);
  const address = { streetAddress: street, addressLocality: city, addressRegion: state, postalCode: zip };
  expect(dataOf('/contact').find((each) => each['@type'] === 'LocalBusiness')).toMatchObject({
    ...{ name, telephone, email, address },
    openingHoursSpecification: company.hours.filter((line) => line.open).map(() => expect.anything()),
  });
});

test('the contact page quotes the customer of its record, or nobody', () => {
  const { review } = recordOf<ContactPage>('/contact');
  expect(all('/contact', 'main blockquote')).toHaveLength(review ? 1 : 0);
});

const fieldNamed = (name: string) => one('/contact', `form [name=${name}]`);

test('the quote form starts empty, with its choices in order and its button disabled', () => {
  const values = (name: string) => attributes([...fieldNamed(name).querySelectorAll('option')], 'value');
  expect(values('businessType')).toEqual(['', ...quote.businessTypes.map(({ value }) => value), 'other']);
  expect(values('service')).toEqual(['', ...services.map(({ value }) => value), 'other']);
  expect(values('squareFootage')).toEqual(['', ...quote.squareFootages.map(({ value }) => value)]);
  const labels = [...fieldNamed('squareFootage').querySelectorAll('option')].map(wordsOf);
  expect(labels).toEqual([expect.stringMatching(/^Select/), ...quote.squareFootages.map(({ label }) => label)]);
  expect(all('/contact', 'form :is([selected], [checked], input[value], textarea:not(:empty))')).toEqual([]);
  expect(one('/contact', 'form [type=submit]').hasAttribute('disabled')).toBe(true);
});

test('the quote form’s fields have the specified names, types and hints', () => {
  const fields = all('/contact', 'form :is(input, select, textarea):not([inert] *)').map((field) => {
    const hints = ['name', 'type', 'autoComplete', 'inputMode', 'enterKeyHint', 'rows'];
    return hints.flatMap((hint) => field.getAttribute(hint) ?? []).join(' ');
  });
  expect(fields).toEqual([
    'businessType off',
    'otherBusinessType text off text next',
    'service off',
    'otherService text off text next',
    'squareFootage off',
    'businessName text organization text next',
    'address text off text next',
    'name text name text next',
    'email email email email next',
    'phone tel tel tel next',
    'message off text enter 4',
  ]);
  expect(fieldNamed('address').getAttribute('placeholder')).toMatch(/start typing/i);
});

test('the quote form helps to guess the square footage, and shows its promises and the privacy link', () => {
  const note = fieldNamed('squareFootage').getAttribute('aria-describedby');
  expect(wordsOf(one('/contact', `#${note}`))).toMatch(/A guess is fine: one parking space/);
  const words = wordsOf(one('/contact', 'form'));
  for (const promise of recordOf<ContactPage>('/contact').assurance) expect(words).toContain(promise);
  expect(hrefsNamed('/contact', 'Privacy', 'form')).toEqual(['/privacy-policy']);
});
