import { site } from '../../site.config.ts';

const digits = site.phone.replace(/\D/g, '').replace(/^1/, '');
const { street, city, state, zip } = site.address;

/** The office as one line. */
export const officeAddress = `${street}, ${city}, ${state} ${zip}`;

/** Address that makes a phone call to the company. */
export const callHref = `tel:+1${digits}`;

/** Label of a link to {@link callHref}. */
export const callLabel = `Call ${site.phone}`;

/** Address that opens a mail to the company. */
export const mailHref = `mailto:${site.email}`;
