import { z } from 'zod';
import { field, group, like, link, maybe, path, some, text } from './fields.ts';

const links = some(link);

/** `src/content/site.json`: the menus, the footer and the words that every page shares. */
export const site = group('Menus and footer', {
  menu: group('Menu', {
    services: field(links, 'Services', 'The main ones, in the order of the menu'),
    all: field(link, 'Link to all services', 'Below them'),
    pages: field(links, 'Pages', 'In the order of the top bar'),
    quoteLabel: field(text, 'Button', 'Leads to the contact page'),
  }),
  bar: group('Bottom bar on phones', {
    callLabel: field(text, 'Call', 'Elsewhere the phone number follows'),
    quoteLabel: field(text, 'Button', 'Leads to the contact page; on wide screens it is inside pages'),
  }),
  footer: group('Footer', {
    rating: maybe(link, 'Rating', 'Shown if the company has a {rating?} and {reviews?}'),
    services: field(links, 'Services'),
    backToTop: field(text, 'Link to the top'),
    privacy: field(link, 'Privacy policy'),
    terms: maybe(text, 'Terms', 'A name without a link, until the terms are written'),
    rights: field(text, 'After the company’s name'),
    note: maybe(text, 'Note', 'The last line, for example about the pictures'),
  }),
  redirects: maybe(
    z.array(
      z.strictObject({
        from: field(
          like(
            /^(\/[\w-]+)+(?<!\/index)$/,
            'expected an address such as /services/old, with no slash or /index at its end',
          ),
          'Old address',
          'Of a page that was removed or renamed',
        ),
        to: field(path, 'Where it leads', 'A page of this site'),
      }),
    ),
    'Redirects',
  ),
  blocks: group('Words of blocks', {
    offer: maybe(text, 'Below a page’s first quote button', 'For example Quote or visit date in 24 hours'),
    compare: field(text, 'Name of a slider', 'Read out before its heading'),
    before: field(text, 'Before'),
    after: field(text, 'After'),
    rendering: maybe(text, 'Below a drawn pair', 'Says that the pair is not photographs'),
    stars: field(text, 'After the number of a review’s stars', 'Read out'),
    on: field(text, 'Before the source of a review', '“on”, as in “on Google”'),
    area: field(text, 'Above the lines of a bid, at the left'),
    size: field(text, 'Above the sizes in a bid'),
    price: field(text, 'Above the lines of a bid, at the right'),
    unpriced: field(text, 'In place of the total in the example of a bid'),
    total: field(text, 'Below the lines of a bid'),
    popular: field(text, 'Mark of a plan'),
    savings: field(text, 'After the savings of a plan'),
    about: field(text, 'Between a link and what it is about', 'Read out, for example Learn More about …'),
  }),
  surroundingAreas: maybe(text, 'After the cities', 'Places without a page of their own'),
  related: group('Links to other pages', {
    service: group('On service pages', {
      locations: field(text, 'Heading of a service’s pages by city'),
      services: field(text, 'Heading of the other services'),
    }),
    location: group('On pages about a service in a city', {
      about: field(text, 'Heading of its service and its city'),
      nearby: field(text, 'Heading of the pages nearby'),
    }),
  }),
  jobs: group('Finished jobs', {
    heading: field(text, 'Heading'),
    lead: maybe(text, 'Lead', 'One or two sentences'),
  }).describe('Words above the jobs on service and city pages'),
  headings: group('Headings of menu and footer', {
    services: field(text, 'Services'),
    areas: field(text, 'Service areas'),
    contact: field(text, 'Contact'),
  }),
  notFound: group('Page not found', {
    title: field(text, 'Title'),
    description: field(text, 'Description in search results'),
    heading: field(text, 'Heading'),
    lead: field(text, 'Lead'),
    links: field(links, 'Links'),
  }),
  failure: group('If a page fails', {
    title: field(text, 'Title'),
    lead: field(text, 'Lead'),
    reload: field(text, 'Button', 'Loads the page again'),
  }),
  names: group('Names that are read out', {
    skip: field(text, 'Link that skips to the content', 'For the keyboard'),
    loading: field(text, 'While a slow page loads'),
    main: field(text, 'The top bar'),
    menu: field(text, 'The menu of phones'),
    home: field(text, 'The logo', 'After the company’s name'),
    bar: field(text, 'The bottom bar on phones'),
    breadcrumbs: field(text, 'The way back to home'),
    homeCrumb: field(text, 'Home on that way'),
  }),
}).meta({ icon: 'menu' });
export type Site = z.infer<typeof site>;
