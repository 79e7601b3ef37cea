import type { LocationPage } from '../../../src/content/schema.ts';
import type { Entry } from '../../build/check-content.ts';
import { existing, nameOf } from './existing.ts';
import { type Kind, todo, todoMetadata, toSlug } from './kind.ts';

/** `npm run new -- location` */
export const location = (entries: Entry[]): Kind => ({
  folder: 'locations',
  questions: [
    {
      flag: 'service',
      ask: 'Slug of the service, such as hoa-community-cleaning',
      shape: existing(entries, 'services'),
    },
    { flag: 'city', ask: 'Slug of the city, such as dunedin', shape: existing(entries, 'cities') },
  ],
  begin: ({ service = '', city = '' }) => {
    const name = `${nameOf(entries, 'services', service)} in ${nameOf(entries, 'cities', city)}`;
    return {
      slug: toSlug(`${service} ${city}`),
      name,
      city,
      service,
      metadata: todoMetadata(name),
      hero: {
        heading: todo(`${name}, in one line that a customer would say`),
        lead: todo('what is different about this work here, in one or two sentences'),
        quoteLabel: `Get ${nameOf(entries, 'cities', city)} Quote`,
        picture: 'community-after',
      },
      sections: [
        {
          kind: 'quote-call',
          heading: todo('what you offer here'),
          lead: todo('how you go about it here, in about a hundred words that are true of no other city'),
          quoteLabel: `Get ${nameOf(entries, 'cities', city)} Quote`,
        },
      ],
    } satisfies LocationPage & { slug: string };
  },
});
