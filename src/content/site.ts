import type { Site } from './schema/site.ts';
import file from './site.json' with { type: 'json' };

/** The menus, the footer and the words that every page shares, with the company's facts in them. */
export const site = file as Site;

/** Permanent redirects from old addresses to pages of this site. */
export const { redirects } = site;
