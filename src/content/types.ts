/**
 * The shape of every word on the site. A page's record lists its sections in the order in which they stand on the page, so
 * a sentence is found by opening the file named like the page's address.
 */

/** An address inside the site: no trailing slash, home is `/`. */
export type Path = `/${string}`;

import type { PictureId } from './pictures.ts';

/** Icons in use. Each name is one drawing in `ui/icon.tsx`. */
export type IconName =
  | 'award'
  | 'building'
  | 'calendar'
  | 'clipboard'
  | 'clock'
  | 'droplets'
  | 'eye'
  | 'file'
  | 'flame'
  | 'footprints'
  | 'hard-hat'
  | 'heart'
  | 'leaf'
  | 'lightbulb'
  | 'map-pin'
  | 'moon'
  | 'phone'
  | 'scale'
  | 'shield'
  | 'smile'
  | 'sparkles'
  | 'star'
  | 'sun'
  | 'timer'
  | 'truck'
  | 'users'
  | 'volume'
  | 'wallet';

/** What search engines and social cards are told of a page. */
export interface Metadata {
  /** At most 60 characters; a longer one is cut to 57 and an ellipsis. */
  title: string;
  /** At most 160 characters; a longer one is cut to 157 and an ellipsis. */
  description: string;
  keywords: string[];
  /** Only where the address to be indexed is not the page's own. */
  canonical?: Path;
}

/** The first screen of a page below home. */
export interface Hero {
  heading: string;
  lead: string;
  /** Label of the button to `/contact`; a page with none has no button. */
  quoteLabel?: string;
  picture: PictureId;
}

/** What a section starts with. */
interface Heading {
  /** Small line above the heading. */
  eyebrow?: string;
  heading: string;
  lead?: string;
}

export interface ServiceCard {
  title: string;
  description: string;
  features: string[];
  picture?: PictureId;
  link?: Path;
  /** Words of the link; what it leads to is read out after it. */
  linkLabel?: string;
  /** Neighborhoods that the card is about, on apartment location pages. */
  areas?: string[];
}

export interface Benefit {
  icon: IconName;
  title: string;
  description: string;
}

/** The step's number is its place in the list. */
export interface Step {
  title: string;
  description: string;
}

export interface FacilityType {
  title: string;
  description: string;
  features?: string[];
}

export interface Plan {
  name: string;
  /** For example `Bi-weekly`. */
  frequency: string;
  /** For example `25%`. */
  savings: string;
  features: string[];
  popular?: boolean;
}

export interface Question {
  question: string;
  answer: string;
}

/** Sample content of the owner's until real reviews replace it. */
export interface Testimonial {
  name: string;
  /** Role or location. */
  role: string;
  text: string;
  rating: 5;
}

/** Cards of services, with features. */
export interface CardsSection extends Heading {
  kind: 'cards';
  cards: ServiceCard[];
}

export interface BenefitsSection extends Heading {
  kind: 'benefits';
  benefits: Benefit[];
}

export interface PlansSection extends Heading {
  kind: 'plans';
  plans: Plan[];
  /** What the savings are measured against. */
  note: string;
}

export interface ProcessSection extends Heading {
  kind: 'process';
  steps: Step[];
}

/** Facility, customer, community or restaurant types. */
export interface TypesSection extends Heading {
  kind: 'types';
  types: FacilityType[];
}

/** Points with a sentence each: safety, compliance, health standards, reasons to choose. */
export interface PointsSection extends Heading {
  kind: 'points';
  points: { title: string; description: string }[];
}

/** Names of neighborhoods or towns. */
export interface PlacesSection extends Heading {
  kind: 'places';
  places: string[];
}

export interface QuestionsSection extends Heading {
  kind: 'questions';
  questions: Question[];
}

export interface StatsSection extends Heading {
  kind: 'stats';
  stats: { value: string; label: string }[];
}

export interface ReviewsSection extends Heading {
  kind: 'reviews';
  reviews: Testimonial[];
  link?: { label: string; to: Path };
}

/** The navy band that asks for the quote; the last section of a page. */
export interface QuoteCallSection extends Heading {
  kind: 'quote-call';
  /** Label of the button to `/contact`. */
  quoteLabel: string;
  /** Up to three facts beside it. */
  facts?: { title: string; description: string }[];
}

export type Section =
  | CardsSection
  | BenefitsSection
  | PlansSection
  | ProcessSection
  | TypesSection
  | PointsSection
  | PlacesSection
  | QuestionsSection
  | StatsSection
  | ReviewsSection
  | QuoteCallSection;

/** `/services/{slug}`; one file in `content/services`, named like the slug. */
export interface ServicePage {
  slug: string;
  /** Short name in lists of links, for example `Apartment Complex Cleaning`. */
  name: string;
  metadata: Metadata;
  hero: Hero;
  sections: Section[];
}

/** `/locations/{slug}`; one file in `content/locations`. */
export interface LocationPage {
  slug: string;
  /** For example `HOA Services in Clearwater`. */
  name: string;
  /** Slug of the city and of the service that the page belongs to. */
  city: string;
  service: string;
  metadata: Metadata;
  hero: Hero;
  sections: Section[];
}

export type ResponseTime = 'Same Day' | 'Next Day' | '1-2 Days';

/** `/areas/{slug}`; one file in `content/cities`. */
export interface City {
  slug: string;
  name: string;
  /** For example `Tampa, Florida`. */
  fullName: string;
  /** Place in every list of cities. */
  order: number;
  /** Lead of the hero: one or two sentences. */
  description: string;
  metaDescription: string;
  keywords: string[];
  picture: PictureId;
  responseTime: ResponseTime;
  /** For example `390,000+`. */
  population: string;
  /** Where the list on the areas page says something else. */
  populationOnAreasPage?: string;
  /** Eight. */
  neighborhoods: string[];
  /** What working in them takes: two or three sentences. */
  neighborhoodsLead: string;
  /** Four things that soil or slow a property here. */
  challenges: { title: string; description: string }[];
  challengesLead: string;
  /** The two service cards, in the words of this city. */
  retail: { title: string; description: string; features: string[] };
  commercial: { title: string; description: string; features: string[] };
  testimonial: Testimonial;
  /** Six. */
  landmarks: string[];
  landmarksLead: string;
  zipCodes: string[];
  county: string;
  /** Closing call: heading and one or two sentences. */
  closing: { heading: string; lead: string };
}

/** `/` */
export interface HomePage {
  metadata: Metadata;
  hero: {
    heading: string;
    lead: string;
    button: string;
    badges: { icon: IconName; label: string }[];
    film: FilmLabels;
  };
  stats: StatsSection;
  services: CardsSection & { allLabel: string };
  reasons: PointsSection;
  gallery: Heading & { photos: PictureId[]; note: string };
  reviews: ReviewsSection;
  quote: QuoteCallSection;
  areas: Heading;
}

/** Names of the hero film's one control in its two states. */
export interface FilmLabels {
  pause: string;
  play: string;
}

/** `/contact` */
export interface ContactPage {
  metadata: Metadata;
  hero: Hero;
  information: {
    heading: string;
    phone: string;
    email: string;
    area: { label: string; value: string };
    office: string;
    hours: string;
    closed: string;
  };
  map: { title: string; link: string };
  places: Heading;
  /** What the structured data says of the business beyond `site.config.ts`. */
  business: { description: string; priceRange: string; rating: number; reviews: number };
}
