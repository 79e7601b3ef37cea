import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { checkSite } from '../../tools/build/check-company.ts';

const keys = { VITE_EMAILJS_PUBLIC_KEY: 'a', VITE_EMAILJS_SERVICE_ID: 'b', VITE_EMAILJS_TEMPLATE_ID: 'c' };
const ready = { ...keys, SITE_URL: 'https://wash.test' };

test('the owner’s page as it comes is well-formed, and its build is for local use', () => {
  expect(checkSite({}).join()).toMatch(/FOR LOCAL USE ONLY.*example\.com/);
});

test('with keys and a domain there is nothing to warn of', () => {
  expect(checkSite(ready)).toEqual([]);
});

test.each(Object.keys(keys))('with only some EmailJS keys the build stops and names the missing %s', (key) => {
  expect(() => checkSite({ ...keys, [key]: '' })).toThrow(`environment: ${key}: expected`);
});

test.each([
  ['phone', { phone: '555-0142' }],
  ['email', { email: 'sales at example' }],
  ['domain', { domain: 'https://www.example.com/' }],
  ['domain', { domain: 'www.example.com' }],
  ['address.zip', { address: { ...site.address, zip: '336' } }],
  ['hours.0.open', { hours: [{ days: 'Monday', open: '7am', close: '7:00 PM' }] }],
  ['hours.0.open', { hours: [{ days: 'Monday', open: '99:99 AM', close: '7:00 PM' }] }],
  ['hours.0.days', { hours: [{ days: 'Mon-Fri', open: '7:00 AM', close: '7:00 PM' }] }],
  ['hours.0.days', { hours: [{ days: 'Friday-Monday', open: '7:00 AM', close: '7:00 PM' }] }],
  ['hours.0', { hours: [{ days: 'Monday', open: '7:00 AM', close: null }] }],
  ['domain', { domain: 'https://wash.test/sub' }],
  ['copyrightYear', { copyrightYear: '2024' }],
  ['site', { nickname: 'TBPW' }],
])('a wrong %s stops the build with file and field', (field, change) => {
  expect(() => checkSite(ready, { ...site, ...change })).toThrow(`site.config.ts: ${field}: `);
});

test('a wrong SITE_URL stops the build', () => {
  expect(() => checkSite({ ...keys, SITE_URL: 'wash' })).toThrow('environment: SITE_URL: expected');
});
