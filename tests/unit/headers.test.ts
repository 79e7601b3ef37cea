import { expect, test } from 'vitest';
import { headerRules } from '../../tools/build/hosts/headers.ts';

// Written out word by word: whoever loosens one of them has to do it here too.
const fixed = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };

test.each<[string, Record<string, string>, string]>([
  [
    'without keys',
    {},
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; " +
      "frame-src https://www.google.com; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  ],
  [
    'with the keys of the e-mail service',
    { VITE_EMAILJS_PUBLIC_KEY: 'key' },
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; " +
      "connect-src 'self' https://api.emailjs.com; " +
      "frame-src https://www.google.com; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  ],
  [
    'that counts visits',
    { VITE_PLAUSIBLE_DOMAIN: 'www.harborwash.com' },
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; " +
      "connect-src 'self' https://plausible.io; " +
      "frame-src https://www.google.com; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  ],
  [
    'that has reCAPTCHA on',
    { VITE_RECAPTCHA_SITE_KEY: 'key' },
    "default-src 'none'; " +
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; " +
      "connect-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; " +
      "frame-src https://www.google.com; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  ],
  [
    'with all keys, and the e-mail service at an address of its own',
    {
      VITE_EMAILJS_PUBLIC_KEY: 'key',
      VITE_EMAILJS_ORIGIN: 'https://mail.harborwash.com',
      VITE_GOOGLE_MAPS_KEY: 'key',
    },
    "default-src 'none'; script-src 'self' https://maps.googleapis.com; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; " +
      "connect-src 'self' https://mail.harborwash.com https://maps.googleapis.com https://places.googleapis.com; " +
      "frame-src https://www.google.com; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  ],
])('a build %s asks for exactly these headers', (_, env, policy) => {
  expect(headerRules(env)).toEqual([
    { path: '/', headers: { 'Content-Security-Policy': policy, ...fixed } },
    { path: '/assets/', headers: kept },
    { path: '/pictures/', headers: kept },
  ]);
});

test('a build with the editor asks for exactly these headers at /admin and below, and elsewhere for the same as without', () => {
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
