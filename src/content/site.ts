import type { Site } from './schema/site.ts';
import file from './site.json' with { type: 'json' };

/** The menus, the footer and the words that every page shares; the build has filled in the company's facts. */
export const site = file as Site;

/** Permanent redirects from old addresses to pages of this site. */
export const redirects = site.redirects ?? [];
