import { createHash } from 'node:crypto';
import { bootLoader } from '../../../src/app/boot-loader.ts';
import { keyedMailOrigin } from '../mail-service.ts';
import { mapService } from '../map-service.ts';

/** reCAPTCHA's addresses, for owners who use EmailJS's reCAPTCHA. */
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Lets each page run the script inside it, and no other. */
const bootLoaderHash = `'sha256-${createHash('sha256').update(bootLoader).digest('base64')}'`;

const toPolicy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** Headers of the published editor: it uses inline styles, frames the preview, and calls no other site than GitHub. */
const editorHeaders = {
  'Content-Security-Policy': toPolicy({
    'default-src': ["'none'"],
    // The editor shrinks pictures with WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'img-src': ["'self'", 'blob:', 'data:', 'https://*.githubusercontent.com'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', 'https://api.github.com'],
    'frame-src': ["'self'", 'blob:'],
    'form-action': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
  }),
  // GitHub's sign-in window has to reach the editor's window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-cache',
};

function contentSecurityPolicy(env: NodeJS.Dict<string>): string {
  const mail = keyedMailOrigin(env);
  const suggests = Boolean(env[mapService.variable]);
  const asks = env.VITE_RECAPTCHA_SITE_KEY ? recaptcha : [];
  const counts = env.VITE_PLAUSIBLE_DOMAIN ? ['https://plausible.io'] : [];
  return toPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", bootLoaderHash, ...(suggests ? mapService.scripts : []), ...asks],
    // Inline styles are allowed, because every page inlines the style sheet and pictures have style attributes.
    // Allowing them by hash would change the headers' file with every change of a style or picture.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(mail ? [mail] : []), ...(suggests ? mapService.connections : []), ...asks, ...counts],
    'frame-src': mapService.frames,
    // No page submits a form: scripts send the quote form.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Trusted Types are not required with Google Maps or reCAPTCHA, whose scripts do not use them.
    ...(!suggests && asks.length === 0 && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  });
}

/**
 * The site's response headers, the same at every host; they depend only on the build's variables. A `path` that ends
 * with a slash is a folder; if two rules set the same header, the later wins.
 */
export function headerRules(env: NodeJS.Dict<string>): { path: string; headers: Record<string, string> }[] {
  return [
    {
      path: '/',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(env),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // Files in these folders have a hash in their name, and never change.
    ...['/assets/', '/pictures/'].map((path) => ({
      path,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    ...(env.EDITOR_REPO ? ['/admin', '/admin/'].map((path) => ({ path, headers: editorHeaders })) : []),
  ];
}
