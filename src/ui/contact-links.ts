import { company } from '../company.ts';

const digits = company.phone.replace(/\D/g, '').replace(/^1/, '');
const { street, city, state, zip } = company.address;

/** The office as one line. */
export const officeAddress = `${street}, ${city}, ${state} ${zip}`;

/** Address that makes a phone call to the company. */
export const callHref = `tel:+1${digits}`;

/** Label of a link to {@link callHref}. */
export const callLabel = `Call ${company.phone}`;

/** Address that opens a mail to the company. */
export const mailHref = `mailto:${company.email}`;
