import { expect, test } from 'vitest';
import { headerRules } from '../../tools/site/hosts/headers.ts';

// The headers are written out here, so that nobody can loosen one without changing this test.
const fixed = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The script inside every page: after a change of it, nginx and Caddy run no scripts until they are reloaded. */
const loader = "'sha256-K8UypgRGyCz7S7u5VZRdztZwyDhJv8jkzQeRV/Lb+4I='";

/** The policy of a page with extra sources; `types` is empty where trusted types would break Google's scripts. */
const policy = (
  scripts = '',
  connections = '',
  types = "; require-trusted-types-for 'script'; trusted-types default",
) =>
  `default-src 'none'; script-src 'self' ${loader}${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; ` +
  `font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'${connections}; ` +
  `frame-src https://www.google.com; form-action 'none'; base-uri 'none'; frame-ancestors 'none'${types}`;
const mail = { VITE_EMAILJS_PUBLIC_KEY: 'key' };
const captcha = ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
const maps = ' https://maps.googleapis.com';

test.each<[string, Record<string, string>, string]>([
  ['without keys', {}, policy()],
  ['with the email service’s keys', mail, policy('', ' https://api.emailjs.com')],
  ['with Plausible analytics', { VITE_PLAUSIBLE_DOMAIN: 'www.harborwash.com' }, policy('', ' https://plausible.io')],
  ['with reCAPTCHA', { VITE_RECAPTCHA_SITE_KEY: 'key' }, policy(captcha, captcha, '')],
  [
    'with all keys and the email service at its own address',
    { ...mail, VITE_EMAILJS_ORIGIN: 'https://mail.harborwash.com', VITE_GOOGLE_MAPS_KEY: 'key' },
    policy(maps, ` https://mail.harborwash.com${maps} https://places.googleapis.com`, ''),
  ],
])('a build %s sets exactly the expected headers', (_, env, expected) => {
  expect(headerRules(env)).toEqual([
    { path: '/', headers: { 'Content-Security-Policy': expected, ...fixed } },
    { path: '/assets/', headers: kept },
    { path: '/pictures/', headers: kept },
  ]);
});

test('a build with the editor adds exactly the expected headers at /admin and below, and changes no others', () => {
  const editor = {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline' blob:; " +
      "img-src 'self' blob: data: https://*.githubusercontent.com; font-src 'self'; media-src 'self' blob:; " +
      "worker-src 'self' blob:; connect-src 'self' blob: data: https://api.github.com; frame-src 'self' blob:; " +
      "form-action 'none'; base-uri 'self'; frame-ancestors 'self'",
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
  };
  expect(headerRules({ EDITOR_REPO: 'owner/site' })).toEqual([
    ...headerRules({}),
    { path: '/admin', headers: editor },
    { path: '/admin/', headers: editor },
  ]);
});
