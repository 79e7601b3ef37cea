import { expect, test, vi } from 'vitest';
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
import { untilPlausible } from '../../src/quote/spam.tsx';
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

test('a space counts as an answer, and the message and unused "other" descriptions may be empty', () => {
  expect(missingFields(complete)).toEqual([]);
  expect(missingFields({ ...complete, businessName: ' ', address: ' ', name: ' ', phone: ' ' })).toEqual([]);
});

test.each([
  ['businessType', 'otherBusinessType'],
  ['service', 'otherService'],
] as const)('%s "other" requires %s, and spaces do not count as an answer', (choice, description) => {
  const other = { ...complete, [choice]: 'other' };
  for (const text of ['', ' \n\t ']) expect(missingFields({ ...other, [description]: text })).toEqual([description]);
  expect(missingFields({ ...other, [description]: ' a marina ' })).toEqual([]);
});

test('a request sent again says so at the end of its message and keeps the same ten parameters', () => {
  const noon = new Date(2026, 10, 21, 12);
  const first = templateParams(complete, noon);
  const again = '(Sent again: an earlier version, sent on November 21, 2026, may have reached you too.)';
  expect(templateParams(complete, noon, 'November 21, 2026')).toEqual({ ...first, message: again });
  const withNotes = { ...complete, message: 'Gate code' };
  expect(templateParams(withNotes, noon, 'November 21, 2026').message).toBe(`Gate code\n\n${again}`);
});

test('the template gets exactly ten parameters, the time in US English, and descriptions for "other"', () => {
  const { otherBusinessType: _, otherService: __, ...nine } = complete;
  const timestamp = expect.stringMatching(/^November 21, 2026 at 03:04\sPM$/);
  const time = new Date(2026, 10, 21, 15, 4);
  expect(templateParams(complete, time)).toEqual({ ...nine, timestamp });
  const other = { businessType: 'other', otherBusinessType: ' Marina ', service: 'other', otherService: 'Docks' };
  const sent = { ...nine, timestamp, businessType: ' Marina ', service: 'Docks' };
  expect(templateParams({ ...complete, ...other }, time)).toEqual(sent);
});

test('form data is read field by field, and unknown fields are ignored', () => {
  const data = new FormData();
  data.set('name', 'Zoë "Z" O’Neil <b>');
  data.set('unknown', 'x');
  expect(readRequest(data)).toEqual({ ...emptyRequest, name: 'Zoë "Z" O’Neil <b>' });
});

test('the letter has every field that was filled in, with its label', () => {
  const letter = asLetter({ ...emptyRequest, name: 'Ana', message: 'one\ntwo' });
  expect(letter).toBe('Contact name: Ana\r\nAdditional notes: one\ntwo');
});

test('a request that is filled in faster than people can waits until two seconds after the page load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const waits = vi.fn();
  untilPlausible().then(waits);
  await vi.advanceTimersByTimeAsync(1999);
  expect(waits).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waits).toHaveBeenCalled();
  vi.useRealTimers();
});

test('a letter with long notes is cut, because some mail programs open no long links', () => {
  const letter = asLetter({ ...emptyRequest, name: 'Ana', message: '—🙂'.repeat(2000) });
  expect(encodeURIComponent(letter).length).toBeLessThanOrEqual(1700);
  expect(letter).toMatch(/^Contact name: Ana\r\nAdditional notes: —🙂.+…$/su);
});

test('a request’s answers are shown with the form’s labels, and "other" choices by their description', () => {
  const service = quoteServices[0]?.value ?? '';
  const size = quote.squareFootages.at(-1) ?? { value: '', label: '' };
  // A label such as "More" does not end in a figure, so it gets no unit.
  const unit = /[\d+]$/.test(size.label) ? ` ${quote.words.area}` : '';
  const marina = {
    ...complete,
    businessType: 'other',
    otherBusinessType: 'Marina',
    service,
    squareFootage: size.value,
  };
  expect(answersOf(marina).map(({ label, words }) => `${label}: ${words}`)).toEqual([
    'Description of your company: Marina',
    `Service: ${quoteServices[0]?.label}`,
    `Square footage: ${size.label}${unit}`,
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
])('the request %o is named "%s"', (values, name) => {
  expect(whoseRequest({ ...emptyRequest, ...values })).toBe(name);
});

test('a service’s own page and its location pages belong to the service, and other pages to none', () => {
  const [service] = quoteServices;
  expect(service?.pages).toContain(`/services/${service?.value}`);
  for (const page of service?.pages ?? []) expect(serviceOf(page)).toBe(service);
  for (const path of ['/services', '/contact', examples.city]) expect(serviceOf(path)).toBeUndefined();
});
