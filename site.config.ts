/**
 * The owner's own page: everything about the company that is not the words of a page. Change a value here and it changes
 * everywhere; a malformed one stops the build with its name. Keys of services come from the environment (`.env.example`).
 */
export interface SiteConfig {
  /** The company's name as it stands in the logo, titles and the footer. */
  name: string;
  /** As people read it; the call links are made from its digits. United States, ten digits. */
  phone: string;
  /** The mailbox for quotes and questions. */
  email: string;
  address: {
    street: string;
    city: string;
    /** Two letters. */
    state: string;
    /** Five digits. */
    zip: string;
  };
  /** As they stand on the contact page, in this order. `null` means closed. */
  hours: { days: string; open: string | null; close: string | null }[];
  /** Origin of the public site, no slash at the end. The variable `SITE_URL` overrides it. */
  domain: string;
  /** Full addresses of the company's public profiles; may be empty. */
  social: string[];
  /** Stated in the footer. Fixed on purpose: it is never taken from the clock. */
  copyrightYear: number;
  /** Contact of the privacy policy. While a field is empty the policy shows a bracketed placeholder. */
  privacyContact: { email: string; phone: string; address: string };
}

export const site: SiteConfig = {
  name: 'Tampa Bay Pressure Washing',
  phone: '(813) 555-0142',
  email: 'sales@example.com',
  address: { street: '100 Sample Street', city: 'Tampa', state: 'FL', zip: '33602' },
  hours: [
    { days: 'Monday-Friday', open: '7:00 AM', close: '7:00 PM' },
    { days: 'Saturday', open: '7:00 AM', close: '7:00 PM' },
    { days: 'Sunday', open: null, close: null },
  ],
  domain: 'https://www.example.com',
  social: [],
  copyrightYear: 2024,
  privacyContact: { email: '', phone: '', address: '' },
};
