import type { ServicePage } from '../../../src/content/schema.ts';
import { type Kind, nameShape, times, todo, todoMetadata, todoPoint, toSlug } from './kind.ts';

/** `npm run new -- service` */
export const service = (): Kind => ({
  folder: 'services',
  questions: [{ flag: 'name', ask: 'Name of the service, such as Rooftop Cleaning', shape: nameShape }],
  begin: ({ name = '' }) =>
    ({
      slug: toSlug(name),
      name,
      metadata: todoMetadata(name),
      hero: {
        heading: todo(`${name} in one line that a customer would say`),
        lead: todo('what is done and for whom, in one or two sentences'),
        quoteLabel: 'Get Free Quote',
        picture: 'plaza-after',
      },
      sections: [
        { kind: 'before-after', heading: todo('what the two pictures show'), pair: 'storefront' },
        {
          kind: 'cards',
          heading: todo('what you clean'),
          cards: times(4, (number) => ({
            ...todoPoint(`thing ${number} that you clean`),
            features: times(3, (part) => todo(`part ${part} of that work`)),
          })),
        },
        {
          kind: 'benefits',
          heading: todo('what the customer gains'),
          benefits: (['shield-check', 'clock', 'leaf', 'wallet'] as const).map((icon, index) => ({
            icon,
            ...todoPoint(`gain ${index + 1}`),
          })),
        },
        {
          kind: 'process',
          heading: todo('how a visit goes'),
          steps: times(4, (number) => todoPoint(`step ${number}`)),
        },
        {
          kind: 'questions',
          heading: todo('what customers ask'),
          questions: times(5, (number) => ({ question: todo(`question ${number}`), answer: todo(`answer ${number}`) })),
        },
        {
          kind: 'quote-call',
          heading: todo('the closing call'),
          lead: todo('what a visitor should send'),
          quoteLabel: 'Get Free Quote',
        },
      ],
    }) satisfies ServicePage & { slug: string },
  next: 'Nothing links to the page yet: name it in src/content/navigation.ts.',
});
