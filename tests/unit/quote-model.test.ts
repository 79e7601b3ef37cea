import { expect, test } from 'vitest';
import { quoteServices } from '../../src/content/quote.ts';
import { serviceOf } from '../../src/quote/last-read.ts';
import {
  answersOf,
  asLetter,
  emptyRequest,
  missingAnswers,
  type QuoteRequest,
  readRequest,
  templateParams,
  whoseRequest,
} from '../../src/quote/model.ts';
import { examples, quote } from '../owner.ts';

const missingFields = (request: QuoteRequest) => missingAnswers(request).map(({ name }) => name);

const complete: QuoteRequest = {
  businessType: 'warehouse',
  otherBusinessType: '',
  service: 'parking-lot-cleaning',
  otherService: '',
  squareFootage: '7500',
  businessName: 'Harbor Pines',
  address: '1 Bay Street',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(813) 555-0100',
  message: '',
};

test('every field of an empty request is empty text', () => {
  expect(Object.values(emptyRequest)).toEqual(Array(11).fill(''));
});

test.each(['businessType', 'service', 'squareFootage', 'businessName', 'address', 'name', 'email', 'phone'] as const)(
  '%s is required',
  (field) => {
    expect(missingFields({ ...complete, [field]: '' })).toEqual([field]);
  },
);

test('a single space fills a text, and the message and a description without its "other" may be empty', () => {
  expect(missingFields(complete)).toEqual([]);
  expect(missingFields({ ...complete, businessName: ' ', address: ' ', name: ' ', phone: ' ' })).toEqual([]);
});

test.each([
  ['businessType', 'otherBusinessType'],
  ['service', 'otherService'],
] as const)('%s "other" asks for %s, and spaces do not fill it', (choice, description) => {
  const other = { ...complete, [choice]: 'other' };
  for (const text of ['', ' \n\t ']) expect(missingFields({ ...other, [description]: text })).toEqual([description]);
  expect(missingFields({ ...other, [description]: ' a marina ' })).toEqual([]);
});

test('what is sent again says so at the end of its message, and has the same ten parameters', () => {
  const noon = new Date(2026, 10, 21, 12);
  const first = templateParams(complete, noon);
  const again = '(Sent again: an earlier version, sent on November 21, 2026, may have reached you too.)';
  expect(templateParams(complete, noon, 'November 21, 2026')).toEqual({ ...first, message: again });
  const withNotes = { ...complete, message: 'Gate code' };
  expect(templateParams(withNotes, noon, 'November 21, 2026').message).toBe(`Gate code\n\n${again}`);
});

test('the template receives exactly ten parameters, with the time in US English, and "other" as it was described', () => {
  const { otherBusinessType: _, otherService: __, ...nine } = complete;
  const timestamp = expect.stringMatching(/^November 21, 2026 at 03:04\sPM$/);
  const time = new Date(2026, 10, 21, 15, 4);
  expect(templateParams(complete, time)).toEqual({ ...nine, timestamp });
  const other = { businessType: 'other', otherBusinessType: ' Marina ', service: 'other', otherService: 'Docks' };
  const sent = { ...nine, timestamp, businessType: ' Marina ', service: 'Docks' };
  expect(templateParams({ ...complete, ...other }, time)).toEqual(sent);
});

test('form data is read field by field, whatever else it holds', () => {
  const data = new FormData();
  data.set('name', 'Zoë "Z" O’Neil <b>');
  data.set('unknown', 'x');
  expect(readRequest(data)).toEqual({ ...emptyRequest, name: 'Zoë "Z" O’Neil <b>' });
});

test('the letter holds every field that was filled, with its label', () => {
  const letter = asLetter({ ...emptyRequest, name: 'Ana', message: 'one\ntwo' });
  expect(letter).toBe('Contact name: Ana\r\nAdditional notes: one\ntwo');
});

test('a request is told in the words of its labels, and a described choice is its description', () => {
  const service = quoteServices[0]?.value ?? '';
  const size = quote.squareFootages.at(-1);
  const marina = {
    ...complete,
    businessType: 'other',
    otherBusinessType: 'Marina',
    service,
    squareFootage: size?.value ?? '',
  };
  expect(answersOf(marina).map(({ label, words }) => `${label}: ${words}`)).toEqual([
    'Description of your company: Marina',
    `Service: ${quoteServices[0]?.label}`,
    `Square footage: ${size?.label} square feet`,
    'Business name: Harbor Pines',
    'Business address: 1 Bay Street',
    'Contact name: Ana Ruiz',
    'Email: ana@example.com',
    'Phone: (813) 555-0100',
  ]);
});

test.each([
  [{ businessName: 'Bayshore Trattoria', businessType: 'restaurant' }, 'Bayshore Trattoria, restaurant'],
  [{ businessName: 'Harbor Pines', businessType: 'hoa-community' }, 'Harbor Pines, HOA community'],
  [{ businessType: 'other', otherBusinessType: 'Marina' }, 'Marina'],
  [{ businessType: 'warehouse' }, 'Warehouse'],
  [{ phone: '1' }, ''],
])('%o is called "%s"', (values, name) => {
  expect(whoseRequest({ ...emptyRequest, ...values })).toBe(name);
});

test('who reads the page of a service, or a page about it in a city, reads about it', () => {
  const [service] = quoteServices;
  expect(service?.pages).toContain(`/services/${service?.value}`);
  for (const page of service?.pages ?? []) expect(serviceOf(page)).toBe(service);
  for (const path of ['/services', '/contact', examples.city]) expect(serviceOf(path)).toBeUndefined();
});
