import { factNamed } from '../company.ts';
import { cityLabels, related } from '../content/labels.ts';
import { cityServices } from '../content/navigation.ts';
import type { City, WithRelated } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { RelatedLists } from '../sections/link-list.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Stats } from '../sections/stats.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './record-page.tsx';

/** `/areas/{slug}` */
export function CityArea({ record: city }: PageProps<City & WithRelated>) {
  const words = cityLabels;
  const rating = factNamed('rating');
  return (
    <>
      <PageMetadata
        metadata={{ title: words.title(city), description: city.metaDescription, keywords: city.keywords }}
      />
      <Hero
        hero={{
          heading: words.heading(city),
          lead: city.description,
          quoteLabel: words.quote(city),
          picture: city.picture,
        }}
        breadcrumbs={<Breadcrumbs name={city.name} />}
      />
      <Stats
        section={{
          kind: 'stats',
          heading: words.facts(city),
          stats: [
            { value: city.responseTime, label: words.responseTime },
            { value: city.population, label: words.population },
            ...(rating ? [{ value: rating.value, label: words.rating }] : []),
            words.satisfaction,
          ],
        }}
      />
      <BelowTheFold>
        <PageSections
          sections={[
            {
              kind: 'points',
              heading: words.challenges(city),
              lead: city.challengesLead,
              points: city.challenges,
            },
            {
              kind: 'places',
              heading: words.neighborhoods(city),
              lead: city.neighborhoodsLead,
              places: city.neighborhoods,
            },
            {
              kind: 'cards',
              heading: words.services(city),
              cards: [
                {
                  ...city.retail,
                  kind: words.retail,
                  link: cityServices.retail.to,
                  linkLabel: words.learnMore,
                },
                {
                  ...city.commercial,
                  kind: words.commercial,
                  link: cityServices.commercial.to,
                  linkLabel: words.learnMore,
                },
              ],
            },
            ...(city.testimonial
              ? [{ kind: 'reviews' as const, heading: words.review(city), reviews: [city.testimonial] }]
              : []),
            {
              kind: 'places',
              heading: words.landmarks(city),
              lead: city.landmarksLead,
              places: city.landmarks,
            },
            {
              kind: 'quote-call',
              ...city.closing,
              quoteLabel: words.quote(city),
              facts: [
                { title: words.responseTime, description: city.responseTime },
                { title: words.zipCodes, description: city.zipCodes.join(', ') },
              ],
            },
          ]}
        />
        <RelatedLists
          lists={[
            { heading: related.placesInCity(city.name), links: city.related.locations },
            { heading: related.allServices(city.name), links: city.related.services },
            { heading: related.neighbors(city.name), links: city.related.cities },
          ]}
        />
      </BelowTheFold>
    </>
  );
}
