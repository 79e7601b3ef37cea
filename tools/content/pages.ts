import { z } from 'zod';
import type {
  AreasPage,
  City,
  ContactPage,
  HomePage,
  LocationPage,
  PlainPage,
  PrivacyPage,
  ServicePage,
} from '../../src/content/types.ts';
import { exactly, figure, heading, hero, link, metadata, picture, point, review, slug, text, texts } from './fields.ts';
import { beforeAfter, cards, iconLabel, points, prose, quoteCall, reviews, section, stats } from './sections.ts';

const page = { metadata, hero, sections: z.array(section).min(1, 'expected at least one section') };
const plainPage: z.ZodType<PlainPage> = z.strictObject({ serviceName: text.exactOptional(), ...page });
const servicePage: z.ZodType<ServicePage> = z.strictObject({ slug, name: text, ...page });
const locationPage: z.ZodType<LocationPage> = z.strictObject({ slug, name: text, city: slug, service: slug, ...page });

const cityCard = z.strictObject({ title: text, description: text, features: texts, picture: picture.exactOptional() });
const city: z.ZodType<City> = z.strictObject({
  slug,
  name: text,
  fullName: text,
  order: z.number('expected a number').int().positive(),
  description: text,
  metaDescription: text,
  keywords: texts,
  picture,
  responseTime: z.enum(['Same Day', 'Next Day', '1-2 Days'], 'expected Same Day, Next Day or 1-2 Days'),
  population: figure,
  populationOnAreasPage: figure.exactOptional(),
  neighborhoods: exactly(8),
  neighborhoodsLead: text,
  challenges: z.array(point).length(4, 'expected 4 entries'),
  challengesLead: text,
  retail: cityCard,
  commercial: cityCard,
  testimonial: review,
  landmarks: exactly(6),
  landmarksLead: text,
  zipCodes: z.array(z.string().regex(/^\d{5}$/, 'expected five digits')).min(1, 'expected at least one ZIP code'),
  county: text,
  latitude: z.number().min(24, 'expected a latitude in Florida').max(32, 'expected a latitude in Florida'),
  longitude: z.number().min(-88, 'expected a longitude in Florida').max(-79, 'expected a longitude in Florida'),
  closing: z.strictObject({ heading: text, lead: text }),
});

const home: z.ZodType<HomePage> = z.strictObject({
  metadata,
  hero: z.strictObject({
    heading: text,
    lead: text,
    button: text,
    badges: z.array(iconLabel).length(3, 'expected 3 entries'),
    film: z.strictObject({ pause: text, play: text }),
  }),
  stats,
  difference: beforeAfter,
  services: cards.extend({ allLabel: text }),
  reasons: points,
  gallery: z.strictObject({ ...heading, photos: z.array(picture).length(3, 'expected 3 entries'), note: text }),
  reviews,
  quote: quoteCall,
  areas: z.strictObject(heading),
});

const contact: z.ZodType<ContactPage> = z.strictObject({
  metadata,
  hero,
  information: z.strictObject({
    heading: text,
    phone: text,
    email: text,
    area: z.strictObject({ label: text, value: text }),
    office: text,
    hours: text,
    closed: text,
  }),
  map: z.strictObject({ title: text, open: text }),
  places: z.strictObject(heading),
  business: z.strictObject({ description: text, priceRange: text, rating: z.number(), reviews: z.number().int() }),
});

const areas: z.ZodType<AreasPage> = z.strictObject({
  metadata,
  hero: hero.extend({ quoteLabel: text, callLabel: text }),
  stats,
  cities: z.strictObject({ ...heading, responseTime: text, population: text, neighborhoods: text }),
  map: z.strictObject({
    ...heading,
    placeholder: text,
    description: text,
    legend: z.strictObject({ 'Same Day': text, 'Next Day': text, '1-2 Days': text }),
  }),
  reviews,
  considerations: points,
  closing: quoteCall,
});

const privacyPolicy: z.ZodType<PrivacyPage> = z.strictObject({
  metadata,
  hero,
  sections: z.array(prose),
  contact: z.strictObject({ ...heading, labels: z.strictObject({ email: text, phone: text, address: text }) }),
  buttons: z.array(link),
});

/** Pages of a shape of their own, by the name of their file. */
const pages: Record<string, z.ZodType> = { home, contact, areas, 'privacy-policy': privacyPolicy };
const folders: Record<string, z.ZodType> = { services: servicePage, locations: locationPage, cities: city };

/** The shape that the record in `src/content/{folder}/{name}.ts` must have. */
export function shapeOf(folder: string, name: string): z.ZodType {
  return folders[folder] ?? pages[name] ?? plainPage;
}
