import { expect, test } from 'vitest';
import { counterpart, plainName } from '../../tools/build/hosts/names.ts';

test.each([
  ['https://www.harborwash.com', 'harborwash.com'],
  ['https://harborwash.com', 'www.harborwash.com'],
  ['http://www.harborwash.com', 'harborwash.com'],
  ['https://www.harborwash.co.uk', 'harborwash.co.uk'],
  ['https://shop.harborwash.com', undefined],
  ['https://www.com:8443', undefined],
  ['https://www.harborwash.com:8443', undefined],
  ['http://localhost', undefined],
  ['http://localhost:4173', undefined],
  ['http://127.0.0.1', undefined],
  ['http://[::1]:4173', undefined],
])('the other name of %s is %s', (origin, other) => {
  expect(counterpart(origin)).toBe(other);
});

test.each([
  ['https://www.harborwash.com', 'harborwash-com'],
  ['https://shop.harbor-wash.com:8443', 'shop-harbor-wash-com'],
  ['http://[::1]', '1'],
  [`https://${'a'.repeat(62)}.com`, 'a'.repeat(62)],
])('the plain name of %s is %s', (origin, name) => {
  expect(plainName(origin)).toBe(name);
});
