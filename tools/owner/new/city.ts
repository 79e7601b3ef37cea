import { z } from 'zod';
import { responseTime } from '../../../src/content/schema/city.ts';
import { figure, text } from '../../../src/content/schema/fields.ts';
import type { City } from '../../../src/content/schema.ts';
import type { Entry } from '../../build/check-content.ts';
import { nextOrder } from './existing.ts';
import { type Kind, nameShape, times, todo, todoPoint, toSlug } from './kind.ts';

const degrees = (what: string, from: number, to: number) =>
  z
    .string()
    .refine((value) => Number(value) >= from && Number(value) <= to, `expected a ${what} between ${from} and ${to}`);

/** `npm run new -- city` */
export const city = (entries: Entry[]): Kind => ({
  folder: 'cities',
  questions: [
    { flag: 'name', ask: 'Name of the city, such as Oldsmar', shape: nameShape },
    { flag: 'county', ask: 'County, such as Pinellas', shape: text },
    {
      flag: 'response',
      ask: 'How fast you answer there: Same Day, Next Day or 1-2 Days',
      shape: responseTime,
    },
    { flag: 'population', ask: 'People living there, such as 15,000+', shape: figure },
    {
      flag: 'zip',
      ask: 'ZIP codes with commas between, such as 34677, 34688',
      shape: z.string().regex(/^\d{5}(\s*,\s*\d{5})*$/, 'expected ZIP codes of five digits with commas between'),
    },
    { flag: 'latitude', ask: 'Latitude of its middle, such as 28.03', shape: degrees('latitude', 24, 32) },
    { flag: 'longitude', ask: 'Longitude of its middle, such as -82.67', shape: degrees('longitude', -88, -79) },
  ],
  begin: ({ name = '', county = '', response, population = '', zip = '', latitude, longitude }) =>
    ({
      slug: toSlug(name),
      name,
      fullName: `${name}, Florida`,
      order: nextOrder(entries),
      description: todo(`what makes the properties of ${name} special, in one or two sentences`),
      metaDescription: todo(`what a search result says of ${name}, at most 160 characters`),
      keywords: times(3, (number) => todo(`search words ${number}, with ${name} in them`)),
      picture: 'storefront-after',
      responseTime: response as City['responseTime'],
      population,
      neighborhoods: times(8, (number) => todo(`neighborhood ${number}`)),
      neighborhoodsLead: todo('what working in these neighborhoods takes, in two or three sentences'),
      challengesLead: todo('what soils buildings here, in one sentence'),
      challenges: times(4, (number) => todoPoint(`thing ${number} that soils or slows a property here`)),
      retail: {
        title: todo('shops and restaurants, in the words of this city'),
        description: todo('how you clean them here'),
        features: times(4, (number) => todo(`part ${number} of that work`)),
      },
      commercial: {
        title: todo('apartments, offices and warehouses, in the words of this city'),
        description: todo('how you clean them here'),
        features: times(4, (number) => todo(`part ${number} of that work`)),
      },
      testimonial: {
        name: 'Sample reviewer',
        role: todo(`what the customer does in ${name}`),
        text: todo('what the customer wrote, word for word'),
        rating: 5,
      },
      landmarks: times(6, (number) => todo(`landmark ${number}`)),
      landmarksLead: todo('what they mean for your work, in one or two sentences'),
      zipCodes: zip.split(',').map((each) => each.trim()),
      county,
      latitude: Number(latitude),
      longitude: Number(longitude),
      closing: { heading: todo('the closing call'), lead: todo('what a visitor should send, in one or two sentences') },
    }) satisfies City & { slug: string },
});
