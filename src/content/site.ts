import type { Site } from './schema/site.ts';
import file from './site.json' with { type: 'json' };

/** The menus, the footer and the words that every page shares, with the company's facts in them. */
export const site = file as Site;

/** Permanent redirects. */
export const { redirects } = site;
