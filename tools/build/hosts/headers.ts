import type { redirects } from '../../../src/content/addresses.ts';
import { mailOrigin, mailService } from '../mail-service.ts';

/** Headers of one page or, where `path` ends with a slash, of everything below it. A later rule replaces what an earlier one says. */
export interface HeaderRule {
  path: `/${string}`;
  headers: Record<string, string>;
}

/** A build's variables. */
type Environment = Record<string, string | undefined>;

/** Folders whose files carry a hash in their name and never change. */
const hashed = ['/assets/', '/pictures/'] as const;

/** The page of the editor, and what belongs to it. */
const editorPaths = ['/admin', '/admin/'] as const;

const google = 'https://maps.googleapis.com';

/** Google's question to visitors whom it doubts, where the owner has EmailJS's reCAPTCHA on. */
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

const toPolicy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The published editor: it draws with inline styles, frames the preview, and speaks to GitHub alone. */
const editorHeaders = {
  'Content-Security-Policy': toPolicy({
    'default-src': ["'none'"],
    // It makes pictures smaller with WebAssembly.
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
  // GitHub's sign-in is a window that has to answer this one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-cache',
};

function contentSecurityPolicy(env: Environment): string {
  const sends = mailService.keys.some(({ variable }) => env[variable]) ? [mailOrigin(env)] : [];
  const suggests = Boolean(env.VITE_GOOGLE_MAPS_KEY);
  const asks = env.VITE_RECAPTCHA_SITE_KEY ? recaptcha : [];
  const counts = env.VITE_PLAUSIBLE_DOMAIN ? ['https://plausible.io'] : [];
  return toPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(suggests ? [google] : []), ...asks],
    // The style sheet stands in every page, and pictures have style attributes. Its hash would change the host's file with every build.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...sends,
      ...(suggests ? [google, 'https://places.googleapis.com'] : []),
      ...asks,
      ...counts,
    ],
    // The map of the contact page.
    'frame-src': ['https://www.google.com'],
    // The one form is sent by script: no page submits any.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Google's scripts are the ones that do not say which of their texts they trust.
    ...(!suggests && asks.length === 0 && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  });
}

/** The one list of response headers, from which the files of every host are made; it depends on the build's variables alone. */
export function headerRules(env: Environment): HeaderRule[] {
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
    ...hashed.map((path) => ({ path, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } })),
    ...(env.EDITOR_REPO ? editorPaths.map((path) => ({ path, headers: editorHeaders })) : []),
  ];
}

/** What a host is told: headers, addresses that have moved, and where the site is to be found. */
export interface Rules {
  /** Such as `https://www.example.com`. */
  origin: string;
  headers: HeaderRule[];
  redirects: typeof redirects;
}

/** The headers of every answer, by name; hosts that would say nothing of caching are told. */
export const everywhere = ({ headers }: Rules): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  ...headers.find(({ path }) => path === '/')?.headers,
});
/** The pages and folders that have headers of their own. */
export const places = ({ headers }: Rules) => headers.filter(({ path }) => path !== '/');
/** Where a rule holds, with an asterisk for whatever follows. */
export const pattern = ({ path }: HeaderRule) => (path.endsWith('/') ? `${path}*` : path);
/** Paths, as a regular expression, at which a file lies that is not to be found: compressed twins, what a host is told, the 404 page. */
export const hidden = '(\\.(br|gz)|^/(404|_headers|_redirects))(/index|\\.html|/)*$';
/** The first line of a file. */
export const made = 'Made by the build from tools/build/hosts/headers.ts: change it there.';
