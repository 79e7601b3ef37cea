import { createHash } from 'node:crypto';

/** Headers of every answer whose path begins with `path`. */
export interface HeaderRule {
  path: '/' | `/${string}/`;
  headers: Record<string, string>;
}

/** What a build's pages use, as far as the content security policy depends on it. */
export interface Used {
  /** The style sheet that stands in every page. */
  styles: string;
  /** The build's variables. */
  env: Record<string, string | undefined>;
}

/** Folders whose files carry a hash in their name and never change. */
const hashed = ['/assets/', '/pictures/'] as const;

const google = 'https://maps.googleapis.com';

function contentSecurityPolicy({ styles, env }: Used): string {
  const sends = env.VITE_EMAILJS_PUBLIC_KEY ? [env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com'] : [];
  const suggests = Boolean(env.VITE_GOOGLE_MAPS_KEY);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(suggests ? [google] : [])],
    'style-src': ["'self'", `'sha256-${createHash('sha256').update(styles).digest('base64')}'`],
    // A picture's focal point and first color are style attributes of the page; an attribute can change no other element.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...sends, ...(suggests ? [google, 'https://places.googleapis.com'] : [])],
    // The map of the contact page.
    'frame-src': ['https://www.google.com'],
    // The one form is sent by script: no page submits any.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Google's script is the one that does not say which of its texts it trusts.
    ...(!suggests && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The one list of response headers, from which the files of every host are made. */
export function headerRules(used: Used): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(used),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    ...hashed.map((path) => ({ path, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } })),
  ];
}
