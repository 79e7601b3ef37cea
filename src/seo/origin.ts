import { company } from '../company.ts';

/** Where the public site lives, without a slash at the end. */
export const origin = import.meta.env.SITE_URL || company.domain;
