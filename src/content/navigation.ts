/** Words and links of the top bar, the menus and the footer. */
import type { Path } from './schema.ts';

/** A link of the menus. */
export interface NavigationItem {
  label: string;
  to: Path;
}

/** The six main services, in the order of every menu. */
export const mainServices: NavigationItem[] = [
  { label: 'Retail Storefront', to: '/services/retail-storefront-cleaning' },
  { label: 'Apartment Complex', to: '/services/apartment-complex-cleaning' },
  { label: 'HOA Community', to: '/services/hoa-community-cleaning' },
  { label: 'Warehouse Facility', to: '/services/warehouse-facility-cleaning' },
  { label: 'Restaurant & Patio', to: '/services/restaurant-patio-cleaning' },
  { label: 'Parking Lot', to: '/services/parking-lot-cleaning' },
];

/** Below the six in the menus, and on the page that is not found. */
export const allServices: NavigationItem = { label: 'All Services', to: '/services' };

export const mainPages: NavigationItem[] = [
  { label: 'Industries We Serve', to: '/industries' },
  { label: 'Service Areas', to: '/areas' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

/** Where the two service cards of every city page lead. */
export const cityServices = {
  retail: { to: '/services/retail-storefront-cleaning' as Path },
  commercial: { to: '/services/apartment-complex-cleaning' as Path },
};

export const navigation = {
  skip: 'Skip to content',
  /** Said while the next page takes long to come. */
  loading: 'Loading the page',
  main: 'Main',
  services: 'Services',
  menu: 'Menu',
  close: 'Close',
  quote: 'Get Commercial Quote',
  /** Name of the link that is the logo; the company's name stands before it. */
  home: 'home',
  breadcrumbs: { label: 'Breadcrumb', home: 'Home' },
  bar: { label: 'Call or get a quote', call: 'Call', quote: 'Get quote' },
};

export const footer = {
  rating: {
    label: (rating: string, customers: string) => `${rating} Rating • ${customers} Satisfied Customers`,
    to: '/#reviews' as Path,
  },
  services: 'Services',
  areas: 'Service Areas',
  contact: 'Contact Us',
  backToTop: 'Back to Top',
  privacy: { label: 'Privacy Policy', to: '/privacy-policy' as Path },
  terms: 'Terms of Service',
  rights: 'All rights reserved.',
  pictures: 'The pictures on this site are our own renderings of typical Florida properties.',
};

/** Named beside the cities everywhere; it has no page and is no link. */
export const surroundingAreas = 'Surrounding Areas';

export const notFound = {
  title: 'Page not found',
  description:
    "There's no page at this address. Go to the home page of our commercial pressure washing site, or ask us for a quote.",
  heading: 'Oops! Page not found',
  lead: 'The address may be mistyped, or the page has moved.',
  home: 'Return to Home',
};

export const failure = {
  title: 'Unexpected Application Error!',
  lead: "Part of this page didn't load. Reload it, or contact us directly.",
  reload: 'Reload the Page',
};
