import { createHash } from 'node:crypto';
import type { redirects } from '../../../src/content/addresses.ts';
import { mailOrigin, mailService } from '../mail-service.ts';

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
  const sends = mailService.keys.some(({ variable }) => env[variable]) ? [mailOrigin(env)] : [];
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

/** What a host is told: headers, and addresses that have moved. */
export interface Rules {
  headers: HeaderRule[];
  redirects: typeof redirects;
}

/** The headers of every answer, by name. */
export const everywhere = ({ headers }: Rules) =>
  Object.entries(headers.find(({ path }) => path === '/')?.headers ?? {});
/** The folders that have headers of their own. */
export const folders = ({ headers }: Rules) => headers.filter(({ path }) => path !== '/');
/** How long the files of a folder are kept. */
export const caching = (rule: HeaderRule) => rule.headers['Cache-Control'] ?? 'no-cache';
/** Paths, as a regular expression, at which a file lies that is not to be found: compressed twins, what a host is told, the 404 page. */
export const hidden = '(\\.(br|gz)|^/(404|_headers|_redirects))(/index|\\.html|/)*$';
/** The first line of a file. */
export const made = 'Made by the build from tools/build/hosts/headers.ts: change it there.';
