import { z } from 'zod';
import { responseTime } from './city.ts';
import {
  entries,
  field,
  group,
  heading,
  hero,
  iconLabel,
  link,
  maybe,
  metadata,
  picture,
  review,
  some,
  text,
  texts,
} from './fields.ts';
import { kinds } from './sections.ts';

/** The film on the home page's first screen, with the two labels of its play/pause button. */
const film = z.strictObject({
  file: maybe(
    text
      .regex(
        /^[\w-]+\.(mp4|mov|m4v|webm|mkv|avi)$/i,
        'expected a video such as our-film.mov: MP4, MOV, M4V, WebM, MKV or AVI, its name without spaces',
      )
      .meta({ chosenFrom: 'media/film' }),
    'Film',
    'Your own film: one file, any common video, some 10 to 20 seconds; without it the example’s film plays',
  ),
  pause: field(text, 'Button while it plays'),
  play: field(text, 'Button while it is paused'),
});
export type FilmLabels = Pick<z.infer<typeof film>, 'pause' | 'play'>;

const home = z.strictObject({
  metadata,
  hero: group('First screen', {
    heading: field(text, 'Heading', 'The largest words of the site'),
    lead: field(text, 'Lead', 'One or two sentences'),
    button: field(text, 'Button', 'Leads to the call for a quote'),
    badges: field(some(iconLabel), 'Badges'),
    picture: field(picture, 'Picture', 'Behind the words; the first frame of the film if there is one'),
    film: maybe(film, 'Film'),
  }),
  stats: maybe(kinds.stats, 'Figures'),
  difference: maybe(kinds['before-after'], 'Before and after'),
  services: field(kinds.cards.extend({ allLabel: field(text, 'Link to all services') }), 'Services'),
  reasons: maybe(kinds.points, 'Reasons'),
  gallery: group('Gallery', {
    ...heading,
    photos: entries('Pictures', {
      picture: field(picture, 'Picture'),
      link: maybe(link, 'Link', 'To the page of what it shows, for example Restaurant & Patio'),
    }),
    note: field(text, 'Note', 'Says what the pictures are'),
    link: maybe(link, 'Link', 'To finished jobs, for example See the work with /areas/tampa#jobs'),
  }).exactOptional(),
  reviews: maybe(kinds.reviews, 'Reviews'),
  quote: field(kinds['quote-call'], 'Call for a quote'),
  areas: group('Service areas', heading),
});
export type HomePage = z.infer<typeof home>;

const contact = z.strictObject({
  metadata,
  hero,
  information: group('Information', {
    heading: field(text, 'Heading'),
    proof: maybe(texts, 'Below the number', 'Why to trust you, a few words each'),
    phone: field(text, 'Label of the phone'),
    email: field(text, 'Label of the email'),
    area: group('Service area', { label: field(text, 'Label'), value: field(text, 'Area') }),
    office: field(text, 'Label of the office'),
    hours: field(text, 'Label of the hours'),
    closed: field(text, 'Closed', 'Beside a day without hours'),
    documents: maybe(text, 'Label of the documents', 'Shown if media/documents has files'),
  }),
  assurance: field(texts, 'Below the button', 'A few words each: what an answer costs, when it comes'),
  review: maybe(review, 'Review', 'Of a customer, below the form'),
  map: group('Map', {
    title: field(text, 'Name', 'What screen readers say for the map'),
    show: field(text, 'Button', 'Loads the Google map into the frame'),
    open: field(text, 'Link to the map'),
  }),
  places: group('Places', heading),
  business: group('For search engines', {
    description: field(text, 'Description', 'One sentence'),
    priceRange: field(text, 'Price range', 'From $ to $$$$'),
  }).describe('What they learn about you besides company.json'),
});
export type ContactPage = z.infer<typeof contact>;
/** A file of `media/documents` as the contact page lists it. */
export interface PublishedFile {
  name: string;
  address: string;
  /** For example PDF, 120 KB. */
  size: string;
}

const areas = z.strictObject({
  metadata,
  hero: field(
    hero.extend({
      quoteLabel: field(text, 'Button', 'Leads to the contact page'),
      callLabel: field(text, 'Call button'),
    }),
    'First screen',
  ),
  stats: maybe(kinds.stats, 'Figures'),
  cities: group('Cities', {
    ...heading,
    responseTime: field(text, 'Label of the response time'),
    population: field(text, 'Label of the population'),
    neighborhoods: field(text, 'Label of the neighborhoods'),
  }),
  zipCheck: group('ZIP check', {
    ...heading,
    label: field(text, 'Label of the field', 'For example ZIP code of the property'),
    button: field(text, 'Button', 'For example Check'),
    unknown: field(text, 'For other ZIP codes', 'For example: Not on our list. Ask us, we may come anyway.'),
    ask: field(text, 'Link to the form', 'For example Ask us'),
  })
    .describe('Looks up your cities’ ZIP codes; leave out for no ZIP check')
    .exactOptional(),
  map: group('Map', {
    ...heading,
    placeholder: field(text, 'Note on the map'),
    description: field(text, 'Description', 'What the drawing shows, for those who do not see it'),
    legend: field(z.record(responseTime, text), 'Legend', 'One line for each response time'),
  }).describe('Shown if the company has a map'),
  reviews: maybe(kinds.reviews, 'Reviews'),
  considerations: maybe(kinds.points, 'Considerations'),
  closing: field(kinds['quote-call'], 'Closing call'),
});
export type AreasPage = z.infer<typeof areas>;

const privacyPolicy = z.strictObject({
  metadata,
  // The hero's lead gives the date of the policy, for example `Last updated July 21, 2025`.
  hero,
  // Not named `sections`, because a field of that name marks pages made only of sections.
  texts: field(some(kinds.text), 'Texts', 'In the order of the page'),
  source: maybe(kinds.text, 'Where requests began', 'Shown only if the company asks for it'),
  contact: group('Contact', {
    ...heading,
    labels: group('Labels', {
      email: field(text, 'Label of the email'),
      phone: field(text, 'Label of the phone'),
      address: field(text, 'Label of the address'),
    }),
  }),
  buttons: maybe(z.array(link), 'Buttons'),
});
export type PrivacyPage = z.infer<typeof privacyPolicy>;

/** Shapes of the pages that are more than a list of sections, by record name in `content/pages`. */
export const ownPages = { home, contact, areas, 'privacy-policy': privacyPolicy };
export type OwnPage = keyof typeof ownPages;
