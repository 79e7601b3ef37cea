/**
 * The shape of every word on the site. A page's record lists its sections in the order in which they stand on the page, so
 * a sentence is found by opening the file named like the page's address.
 */

import type { PictureId } from './pictures.ts';
import type {
  BeforeAfterSection,
  CardsSection,
  Heading,
  IconName,
  Path,
  PointsSection,
  QuoteCallSection,
  ReviewsSection,
  Section,
  ServiceCard,
  StatsSection,
  Testimonial,
  TextSection,
} from './section-types.ts';

export type * from './section-types.ts';

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

/** A page that is nothing but its sections. */
export interface PlainPage {
  metadata: Metadata;
  /** The service that the page is about, as search engines are told; a page with none is about something else. */
  serviceName?: string;
  hero: Hero;
  sections: Section[];
}

/** `/services/{slug}`; one file in `content/services`, named like the slug. */
export interface ServicePage extends PlainPage {
  slug: string;
  /** Short name in lists of links, for example `Apartment Complex Cleaning`. */
  name: string;
}

/** `/locations/{slug}`; one file in `content/locations`. */
export interface LocationPage extends PlainPage {
  slug: string;
  /** For example `HOA Services in Clearwater`. */
  name: string;
  /** Slug of the city and of the service that the page belongs to. */
  city: string;
  service: string;
}

/** What the build adds to a city or a service: links to its location pages. */
export interface WithLocations {
  locations: { slug: string; name: string }[];
}

export type ResponseTime = 'Same Day' | 'Next Day' | '1-2 Days';

/** What one of a city's two service cards says of its own; kind and link are the same in every city. */
type CityCard = Pick<ServiceCard, 'title' | 'description' | 'features' | 'picture'>;

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
  retail: CityCard;
  commercial: CityCard;
  testimonial: Testimonial;
  /** Six. */
  landmarks: string[];
  landmarksLead: string;
  zipCodes: string[];
  county: string;
  /** Decimal degrees of its middle, for the drawn map; longitudes here are negative. */
  latitude: number;
  longitude: number;
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
  difference: BeforeAfterSection;
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
  map: { title: string; open: string };
  places: Heading;
  /** What the structured data says of the business beyond `site.config.ts`. */
  business: { description: string; priceRange: string; rating: number; reviews: number };
}

/** `/areas` */
export interface AreasPage {
  metadata: Metadata;
  hero: Hero & { quoteLabel: string; callLabel: string };
  stats: StatsSection;
  cities: Heading & { responseTime: string; population: string; neighborhoods: string };
  map: Heading & {
    placeholder: string;
    /** What the drawing shows, for those who do not see it. */
    description: string;
    legend: Record<ResponseTime, string>;
  };
  reviews: ReviewsSection;
  considerations: PointsSection;
  closing: QuoteCallSection;
}

/** `/privacy-policy` */
export interface PrivacyPage {
  metadata: Metadata;
  /** Its lead is the date, for example `Last updated July 21, 2025`. */
  hero: Hero;
  sections: TextSection[];
  contact: Heading & { labels: { email: string; phone: string; address: string } };
  buttons: { label: string; to: Path }[];
}
