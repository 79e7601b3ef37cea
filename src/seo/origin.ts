import { company } from '../company.ts';

/** Origin of the public site, without a trailing slash. */
export const origin = import.meta.env.SITE_URL || company.domain;
