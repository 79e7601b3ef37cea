import { company } from '../company.ts';
import { site } from '../content/site.ts';

const digits = company.phone.replace(/\D/g, '').replace(/^1/, '');
const { street, city, state, zip } = company.address;

/** The office's address on one line. */
export const officeAddress = `${street}, ${city}, ${state} ${zip}`;

/** Link that calls the company. */
export const callHref = `tel:+1${digits}`;

/** Link that starts a text message to the company. */
export const textHref = `sms:+1${digits}`;

/** Label of a link to {@link callHref}. */
export const callLabel = `${site.bar.callLabel} ${company.phone}`;

/** Link that opens an email to the company. */
export const mailHref = `mailto:${company.email}`;

/** Link that opens an email to the company with a subject and, if given, a body. */
export const letterHref = (subject: string, body = ''): string =>
  `${mailHref}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
