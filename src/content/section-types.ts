/** The shapes of the blocks that pages are made of. */
import type { PairId, PictureId } from './pictures.ts';

/** An address inside the site: no trailing slash, home is `/`. */
export type Path = `/${string}`;

/** Icons in use. Each name is one drawing in `tools/vite/icons.ts`. */
export const iconNames = [
  'award',
  'building',
  'calendar',
  'clipboard',
  'clock',
  'droplets',
  'eye',
  'file',
  'flame',
  'footprints',
  'hard-hat',
  'heart',
  'leaf',
  'lightbulb',
  'map-pin',
  'moon',
  'phone',
  'scale',
  'shield',
  'smile',
  'sparkles',
  'star',
  'sun',
  'timer',
  'truck',
  'users',
  'volume',
  'wallet',
] as const;
export type IconName = (typeof iconNames)[number];

/** What a section starts with. */
export interface Heading {
  /** Small line above the heading. */
  eyebrow?: string;
  heading: string;
  lead?: string;
}

export interface ServiceCard {
  /** Small line above the title, where the title does not name the kind of service. */
  kind?: string;
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

/** One pair of pictures under a slider. */
export interface BeforeAfterSection extends Heading {
  kind: 'before-after';
  pair: PairId;
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

/** Short claims in a row: trust badges, credentials. */
export interface BadgesSection extends Heading {
  kind: 'badges';
  badges: { icon: IconName; label: string }[];
}

/** Running text, with list entries after it. */
export interface TextSection extends Heading {
  kind: 'text';
  paragraphs: string[];
  items?: { title: string; description: string }[];
}

export interface TimelineSection extends Heading {
  kind: 'timeline';
  entries: { year: number; title: string; description: string }[];
}

/** People of the company. Where one has no picture, the initials are drawn in its place. */
export interface TeamSection extends Heading {
  kind: 'team';
  people: { name: string; role: string; bio: string; image?: PictureId }[];
}

/** Plain text links to other pages. */
export interface LinksSection extends Heading {
  kind: 'links';
  links: { label: string; to: Path }[];
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
  /** A second button, in place of the call. */
  link?: { label: string; to: Path };
  /** Up to three facts beside it. */
  facts?: { title: string; description: string }[];
}

export type Section =
  | BeforeAfterSection
  | CardsSection
  | BenefitsSection
  | PlansSection
  | ProcessSection
  | TypesSection
  | PointsSection
  | PlacesSection
  | BadgesSection
  | TextSection
  | TimelineSection
  | TeamSection
  | LinksSection
  | QuestionsSection
  | StatsSection
  | ReviewsSection
  | QuoteCallSection;
